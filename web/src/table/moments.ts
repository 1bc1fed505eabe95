/** The moments of a running game that this page has seen, so that the log can show them again at once. */

export interface Moments<S> {
  add(seen: S): void;
  /** The last view of the moment after so many moves. */
  find(at: number): S | undefined;
}

export function moments<S extends { at: number }>(): Moments<S> {
  const kept = new Map<number, S>();
  return {
    add(seen) {
      for (const at of kept.keys()) if (at > seen.at) kept.delete(at); // taken back
      kept.set(seen.at, seen);
    },
    find: (at) => kept.get(at),
  };
}
