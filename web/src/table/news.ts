/** What a log says that an older one did not, told to readers. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../lib/announce";
import type { Entry } from "../wire";

export function news(before: readonly Entry[], after: readonly Entry[]): string[] {
  if (before.length === 0) return []; // the whole story is no news
  let same = 0;
  while (same < before.length && same < after.length && before[same]?.text === after[same]?.text) same += 1;
  if (same === 0) return []; // the same story in another language
  const last = same - 1;
  const grown = (after[last]?.more ?? []).slice(before[last]?.more?.length ?? 0);
  return [...grown, ...after.slice(same).flatMap((entry) => [entry.text, ...(entry.more ?? [])])];
}

/** Tell readers what the log has gained. */
export function useNews(log: readonly Entry[]): void {
  const last = useRef(log);
  useEffect(() => {
    for (const line of news(last.current, log)) announce(line);
    last.current = log;
  }, [log]);
}
