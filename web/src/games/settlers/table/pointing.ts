/** What is pointed at shows what it would bring: by a mouse that moves, not one below which an answer appears, or by key; not by a touch, for a finger that comes down already means it and the strip must not move below it. */
export const pointing = (show: () => void, hide?: () => void) => ({
  onPointerMove: (event: PointerEvent): void => {
    if (event.pointerType !== "touch") show();
  },
  onPointerLeave: hide,
  onFocus: (event: FocusEvent): void => {
    if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible")) show();
  },
  onBlur: hide,
});
