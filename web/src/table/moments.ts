/** The moments of a running game that this page has seen, so that the log can show them again. */

export interface Moments<S> {
  add(seen: S): void;
  /** How many moves had been made at the earliest moment. */
  earliest(): number;
  /** The last view of the moment after so many moves, or the nearest one before it. */
  find(at: number): S | null;
}

export function moments<S extends { at: number }>(): Moments<S> {
  const kept = new Map<number, S>();
  return {
    add(seen) {
      for (const at of kept.keys()) if (at > seen.at) kept.delete(at); // taken back
      kept.set(seen.at, seen);
    },
    earliest: () => Math.min(...kept.keys()),
    find(at) {
      let best: S | null = null;
      for (const seen of kept.values()) if (seen.at <= at && (best === null || seen.at > best.at)) best = seen;
      return best;
    },
  };
}
