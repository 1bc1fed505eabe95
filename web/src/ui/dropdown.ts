/** Something that opens under its button, and shuts when the pointer or the focus goes elsewhere. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** `arrive` runs each time it has opened. */
export function useDropdown(arrive?: (root: HTMLElement) => void) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    if (root.current) arrive?.(root.current);
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    addEventListener("focusin", outside);
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("focusin", outside);
    };
  }, [open]);
  const shut = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return { open, setOpen, root, button, shut };
}
