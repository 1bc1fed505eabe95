/** Which prayer lies over the table: the one that goes on, or one that was answered just now, until it has been looked at. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { still, tempo } from "../../../lib/settings";
import type { Entry, Prayer } from "../../../wire";
import { hurry } from "./flights";
import { prayerInWords } from "./counted";

export interface Shown {
  prayer: Prayer;
  /** Whether its end is shown without motion. */
  ended: boolean;
  /** The same prayer as it was shown before: what was there already does not move again. */
  before: Prayer | null;
  /** To the end; away, if that is shown. */
  on(): void;
}

/** In ms: a card is turned after another; a change; how long the end is looked at. */
const APART = 120;
const CHANGE = 240;
const LOOK = 5000;

/** How long the motion of a prayer takes, in ms. */
export const lasts = (cards: number): number => (still() ? 0 : (cards * APART + 4 * CHANGE) * tempo());

const answeredIn = (log: readonly Entry[]): Prayer[] => log.flatMap(({ prayers = [] }) => prayers);

/** The prayers that a log tells of and an older one did not; nothing of a log that is new as a whole. */
export function freshPrayers(before: readonly Entry[], after: readonly Entry[]): readonly Prayer[] {
  if (before.length === 0) return [];
  return answeredIn(after).slice(answeredIn(before).length);
}

/** Those of a log that grows. */
export function useFreshPrayers(log: readonly Entry[]): readonly Prayer[] {
  const last = useRef(log);
  return useMemo(() => {
    const found = freshPrayers(last.current, log);
    last.current = log;
    return found;
  }, [log]);
}

/** Those that were answered at a moment. */
export const prayersAt = (log: readonly Entry[], at: number): readonly Prayer[] => answeredIn(log.filter((entry) => entry.at === at));

const isSame = (one: Prayer | undefined, other: Prayer): boolean => one?.seat === other.seat && one.card === other.card;

/**
 * `answered` has come last; it belongs to a moment that is looked at, or (null) to the game as it goes on.
 * An own prayer stays until something is pressed, another's goes by itself.
 */
export function usePrayers(
  going: Prayer | undefined,
  answered: readonly Prayer[],
  moment: number | null,
  seat: number | null,
  name: (seat: number) => string,
): Shown | null {
  const [queue, setQueue] = useState<readonly Prayer[]>([]);
  const [ended, setEnded] = useState<Prayer | null>(null);
  const last = useRef({ answered, moment });
  let left = queue;
  const elsewhere = last.current.moment !== moment;
  // while drawing, so that not even one frame shows the table without it
  if (elsewhere || last.current.answered !== answered) {
    last.current = { answered, moment };
    if (elsewhere || answered.length > 0) setQueue((left = answered));
  }
  const prayer = going ?? left[0];
  const shown = useRef<{ now: Prayer | undefined; before: Prayer | null }>({ now: undefined, before: null });
  if (shown.current.now !== prayer) {
    const { now } = shown.current;
    shown.current = { now: prayer, before: prayer && isSame(now, prayer) ? now! : null };
  }
  const isEnded = prayer !== undefined && ended === prayer;
  const on = (): void => {
    if (prayer === undefined) return;
    if (!isEnded) {
      setEnded(prayer);
      hurry();
    } else if (!going) setQueue(left.slice(1));
  };
  const next = useRef(on);
  next.current = on;
  const since = shown.current.before?.cards.length ?? 0;
  useEffect(() => {
    if (prayer === undefined || (isEnded && (going || prayer.seat === seat))) return;
    const pause = isEnded ? LOOK * (tempo() || 1) : lasts(prayer.cards.length - since);
    const timer = setTimeout(() => next.current(), pause);
    return () => clearTimeout(timer);
  }, [prayer, isEnded]);
  useEffect(() => {
    if (prayer?.over && !going) announce(prayerInWords(prayer, name));
  }, [prayer]);
  useEffect(() => {
    if (prayer === undefined) return;
    const pressed = (event: KeyboardEvent): void => {
      if (["Control", "Alt", "Shift", "Meta", "Tab"].includes(event.key)) return;
      const skips = !isEnded || event.key === "Escape";
      next.current();
      if (skips && !going && ["Enter", "Escape", " "].includes(event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const pointed = (): void => next.current();
    addEventListener("keydown", pressed, true);
    addEventListener("pointerdown", pointed, true);
    return () => {
      removeEventListener("keydown", pressed, true);
      removeEventListener("pointerdown", pointed, true);
    };
  }, [prayer, isEnded]);
  return prayer === undefined ? null : { prayer, ended: isEnded, before: shown.current.before, on };
}
