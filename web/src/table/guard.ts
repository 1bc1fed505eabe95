/** A press that follows a change within a moment was meant for what stood there before: it does nothing. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Offer } from "../wire";

/** So long after a change, in ms. */
export const MOMENT = 500;

export interface Guard {
  /** Whether this move is too new to have been meant. */
  holds(offer: Offer): boolean;
  /** Something was picked from what is there now: from here on the player knows what they see. */
  free(): void;
}

interface Change {
  at: number;
  before: ReadonlySet<string>;
  now: ReadonlySet<string>;
}

/** Guards the moves of a seat; `stamp` changes whenever what it is asked does. */
export function useGuard(stamp: number, offers: readonly Offer[]): Guard {
  const change = useRef<Change>({ at: 0, before: new Set(), now: new Set() });
  useLayoutEffect(() => {
    change.current = { at: performance.now(), before: change.current.now, now: new Set(offers.map(({ text }) => text)) };
    document.documentElement.dataset["fresh"] = "";
    const settle = (): void => void delete document.documentElement.dataset["fresh"];
    const timer = setTimeout(settle, MOMENT);
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, [stamp]);
  return {
    holds: ({ text }) => performance.now() - change.current.at < MOMENT && !change.current.before.has(text),
    free: () => (change.current.at = -MOMENT),
  };
}
