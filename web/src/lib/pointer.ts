/** The pointer itself, and not what happens to lie below it. */
let moved = false;
let last = "";

addEventListener(
  "pointermove",
  ({ screenX, screenY }) => {
    const at = `${screenX} ${screenY}`;
    moved = at !== last;
    last = at;
  },
  { capture: true, passive: true },
);

/** Whether the pointer has really moved: browsers also say so when what lies under it does. */
export const pointerMoved = (): boolean => moved;
