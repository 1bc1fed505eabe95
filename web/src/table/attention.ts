/** Where the table turns to when something is asked: the keyboard's focus, and on a phone the empire on show. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { holders } from "./choices";
import type { Scene } from "./scene";

/** When what had the focus is gone, and keys are used, the focus goes to what is asked next: the first that is `wanted`. */
export function useFocus(root: RefObject<HTMLElement | null>, view: unknown, wanted: string): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const key = (event: KeyboardEvent): void =>
      void (byKeys.current = !["Shift", "Control", "Alt", "Meta"].includes(event.key) || byKeys.current);
    const pointer = (): void => void (byKeys.current = false);
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
  useEffect(() => {
    if (!over) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, [over]);
}

/** On a phone one empire fills the screen: a question about others' turns to theirs, and back. */
export function useTurning(scene: Scene): void {
  const turned = useRef(false);
  useEffect(() => {
    const { asked, seat, offers, size, enlarge } = scene;
    const about = asked === null || asked.kind === "turn" || seat === null ? [] : holders(offers, seat);
    const [other] = about;
    if (size === "phone" && other !== undefined && !about.includes(seat ?? -1)) {
      turned.current = true;
      enlarge(other);
    } else if (turned.current) {
      turned.current = false;
      enlarge(null);
    }
  }, [scene.view]);
}
