/** Where the keyboard's focus goes when something is asked. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** When what had the focus is gone, and keys are used, the focus goes to what is asked next: the first that is `wanted`. */
export function useFocus(root: RefObject<HTMLElement | null>, view: unknown, wanted: string): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const set = (keys: boolean): void => {
      byKeys.current = keys;
      document.documentElement.toggleAttribute("data-keys", keys); // caps show what keys do
    };
    const key = ({ key }: KeyboardEvent): void => {
      if (!["Shift", "Control", "Alt", "Meta"].includes(key)) set(true);
    };
    const pointer = (): void => set(false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!byKeys.current || (document.activeElement && document.activeElement !== document.body)) return;
    const find = (selector: string): HTMLElement | null => root.current?.querySelector<HTMLElement>(selector) ?? null;
    (find(wanted) ?? find("[data-ask]"))?.focus();
  }, [view]);
}

/** A panel over the table takes the focus while it is open, and gives it back. */
export function useBorrowedFocus(panel: RefObject<HTMLElement | null>, over: boolean): void {
  useLayoutEffect(() => {
    if (!over) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, [over]);
}
