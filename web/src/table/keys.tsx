/** The keyboard: arrows inside a row of cards, and letters for what one does all the time. */
import type { ComponentChildren, HTMLAttributes } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

const STOP = ":is(button:not([data-aside]), a[href]):not([hidden], [hidden] *)";

/** What lies there: a card, or a place of the sheets. */
const spotOf = (stop: HTMLElement): string | null => stop.dataset["spot"] ?? stop.dataset["place"] ?? null;

/** Of the elements in a row the one that Tab stops at: the last used, else the first that can be played. */
function entrance(stops: HTMLElement[], last: string | null): HTMLElement | undefined {
  return (
    stops.find((stop) => last !== null && spotOf(stop) === last) ??
    stops.find((stop) => stop.hasAttribute("aria-pressed") || stop.hasAttribute("data-can")) ??
    stops[0]
  );
}

/** Tab stops at one of them. Only what changes is written: the browser lays out the page anew where it is told of the focused one. */
function reach(stops: Iterable<HTMLElement>, at: HTMLElement | undefined): void {
  for (const stop of stops) {
    const index = stop === at ? "0" : "-1";
    if (stop.getAttribute("tabindex") !== index) stop.setAttribute("tabindex", index);
  }
}

interface GroupProps extends Omit<HTMLAttributes<HTMLDivElement>, "onKeyDown" | "onFocusIn" | "ref"> {
  children: ComponentChildren;
  /** A column: up and down go from one to the next. */
  column?: boolean;
}

/** A row of buttons that Tab enters once; arrows go from one to the next, up and down to the next row. */
export function Group({ children, column = false, ...rest }: GroupProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);

  useLayoutEffect(() => {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>(STOP) ?? [])];
    const at = entrance(stops, last.current);
    reach(stops, at);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || !root.current) return;
    const stops = [...root.current.querySelectorAll<HTMLElement>(STOP)];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to =
      event.key === (column ? "ArrowDown" : "ArrowRight") ? stops[at + 1]
      : event.key === (column ? "ArrowUp" : "ArrowLeft") ? stops[at - 1]
      : event.key === "Home" ? stops[0]
      : event.key === "End" ? stops.at(-1)
      : !column && (event.key === "ArrowUp" || event.key === "ArrowDown") ?
        across(root.current, stops[at], event.key === "ArrowDown")
      : undefined;
    if (to === undefined) {
      if (event.key.startsWith("Arrow")) event.preventDefault();
      return;
    }
    event.preventDefault();
    to.focus();
  };

  const onFocusIn = (event: FocusEvent): void => {
    const stop = event.target as HTMLElement;
    last.current = spotOf(stop);
    reach(root.current?.querySelectorAll<HTMLElement>(STOP) ?? [], stop);
  };

  return (
    <div ref={root} role="group" data-group={column ? undefined : true} {...rest} onKeyDown={onKeyDown} onFocusIn={onFocusIn}>
      {children}
    </div>
  );
}

/** The nearest button of the next row above or below. */
function across(from: HTMLElement, stop: HTMLElement | undefined, down: boolean): HTMLElement | undefined {
  if (!stop) return undefined;
  const here = stop.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const group of document.querySelectorAll<HTMLElement>("[data-group]")) {
    if (group === from) continue;
    for (const other of group.querySelectorAll<HTMLElement>(STOP)) {
      const rect = other.getBoundingClientRect();
      const away = down ? rect.top - here.bottom : here.top - rect.bottom;
      if (away < -rect.height / 2 || rect.width === 0) continue;
      const distance = Math.max(0, away) * 2 + Math.abs(rect.left + rect.width / 2 - middle);
      if (distance < least) [best, least] = [other, distance];
    }
  }
  return best;
}

/** Keys of the whole table; a handler that returns false leaves the key to the page. */
export type Keys = Partial<Record<string, (event: KeyboardEvent) => boolean | void>>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox], [type=radio])");

export function useKeys(keys: Keys, on: boolean): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!on && event.key.length === 1) return; // letters can be turned off, Esc and Enter cannot
      const handler = now.current[key];
      if (handler && handler(event) !== false) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [on]);
}
