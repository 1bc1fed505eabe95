/** What is pointed at shows what it would bring: by a mouse that moves, not one below which an answer appears, or by key; not by a touch, for a finger that comes down already means it, nor in a window as narrow as a phone: the strip must not move below them. */
export const pointing = (show: () => void, hide?: () => void, narrow = false) => ({
  onPointerMove: (event: PointerEvent): void => {
    if (event.pointerType !== "touch" && !narrow) show();
  },
  onPointerLeave: hide,
  onFocus: (event: FocusEvent): void => {
    if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible")) show();
  },
  onBlur: hide,
});
