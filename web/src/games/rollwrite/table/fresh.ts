/** What has come since the last picture: so that it is drawn with a motion, and nothing else is. */
import { useRef } from "preact/hooks";

/** The names that were not there when this was drawn last; at first, and when `whose` changes, none. */
export function useFresh(names: ReadonlySet<string>, whose: string | number): ReadonlySet<string> {
  const last = useRef<{ whose: string | number; names: ReadonlySet<string>; fresh: ReadonlySet<string> } | null>(null);
  const before = last.current;
  if (before === null || before.whose !== whose) {
    last.current = { whose, names, fresh: new Set() };
  } else if (!same(before.names, names)) {
    last.current = { whose, names, fresh: new Set([...names].filter((name) => !before.names.has(name))) };
  }
  return last.current?.fresh ?? new Set();
}

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((name) => b.has(name));
