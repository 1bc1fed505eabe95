/** What a log says that an older one did not, told to readers. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../lib/announce";
import type { Entry, TableInfo, Sentence } from "../wire";
import { lossCosts, lossText } from "./recap";
import { nameOf } from "./names";
import { plain } from "../lib/sentence";

type Telling = (entry: Entry) => readonly Sentence[];

const said = (entry: Entry | undefined): string => plain(entry?.text ?? "");
const asItIs: Telling = ({ text, more }) => [text, ...(more ?? [])];

export function news(before: readonly Entry[], after: readonly Entry[], tell: Telling = asItIs): Sentence[] {
  if (before.length === 0) return []; // the whole story is no news
  let same = 0;
  while (same < before.length && same < after.length && said(before[same]) === said(after[same])) same += 1;
  if (same === 0) return []; // the same story in another language
  const last = same - 1;
  const grown = (after[last]?.more ?? []).slice(before[last]?.more?.length ?? 0);
  return [...grown, ...after.slice(same).flatMap(tell)];
}

/** Tell readers what the log has gained; of an own loss also what it costs. */
export function useNews(log: readonly Entry[], seat: number | null, info: TableInfo): void {
  const last = useRef(log);
  useEffect(() => {
    const told = news(last.current, log, (entry) => {
      const own = (entry.losses ?? []).filter((loss) => loss.seat === seat);
      return [...own.flatMap((loss) => [`${lossText(loss, (at) => nameOf(info, at))}.`, lossCosts(loss)]), ...asItIs(entry)];
    });
    for (const line of told) announce(line);
    last.current = log;
  }, [log]);
}
