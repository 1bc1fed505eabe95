/** What has happened, in words and on demand in notation; a line leads to its moment. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { kept } from "../lib/settings";
import { Emblem } from "../ui/Emblem";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { TableView } from "../games/page";
import type { Entry } from "../wire";
import { emblemAt } from "./frame";
import { Group } from "./keys";
import { newsFrom } from "./recap";

/** Whether the log also shows moves in notation. */
export const notation = kept("notation", false, (value) => typeof value === "boolean");

interface LogListProps {
  entries: readonly Entry[];
  view: TableView;
  /** Whose eyes these are: what they lost is marked, and where their news begin. */
  seat?: number | null;
  /** The moment that is on the table, if not the last. */
  at?: number | null;
  onMoment?: ((at: number) => void) | undefined;
}

function Line({
  entry,
  emblem,
  marked,
  looks,
  onMoment,
}: {
  entry: Entry;
  emblem: string | undefined;
  marked: boolean;
  looks: string;
  onMoment: ((at: number) => void) | undefined;
}) {
  const told = (
    <>
      {emblem !== undefined && <Emblem of={emblem} />}
      <span class="log-told">
        <Words text={entry.text} />
        {entry.more?.map((line, at) => (
          <small key={at}>
            <Words text={line} />
          </small>
        ))}
        {notation.value && !!entry.moves?.length && <code>{entry.moves.join(" · ")}</code>}
      </span>
    </>
  );
  const look = cx("line", entry.seat == null && "head", !!entry.note && "is-note", marked && "marked", looks);
  if (onMoment === undefined) return <div class={look}>{told}</div>;
  return (
    <button
      type="button"
      class={look}
      aria-current={marked ? "step" : undefined}
      title={t("table-log-show")}
      onClick={() => onMoment(entry.at)}
    >
      {told}
    </button>
  );
}

const emblemOf = ({ seat }: Entry, view: TableView): string | undefined =>
  seat == null ? undefined : (emblemAt(view, seat) ?? "attack");

const isLoss = ({ losses }: Entry, seat: number | null): boolean => seat !== null && !!losses?.some((loss) => loss.seat === seat);

/** Keeps a list scrolled to its end whatever its size becomes, unless somebody has scrolled up. */
function useEnd(list: RefObject<HTMLElement | null>, follows: boolean): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || !follows) return;
    let last = true;
    const scrolled = (): void => {
      last = element.scrollHeight - element.scrollTop - element.clientHeight < CLOSE;
    };
    const watch = new ResizeObserver(() => {
      if (last) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    element.addEventListener("scroll", scrolled);
    return () => {
      watch.disconnect();
      element.removeEventListener("scroll", scrolled);
    };
  }, [follows]);
}

/** Nearer to the end than this, in pixels, is at the end. */
const CLOSE = 24;

export function LogList({ entries, view, seat = null, at = null, onMoment }: LogListProps) {
  const list = useRef<HTMLOListElement>(null);
  const marked = at === null ? -1 : entries.findLastIndex((entry) => entry.at <= at);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const line = element.children[marked];
    if (line instanceof HTMLElement) element.scrollTop = line.offsetTop - element.clientHeight / 2;
    else element.scrollTop = at === null ? element.scrollHeight : 0;
  }, [entries, marked, notation.value]);
  useEnd(list, at === null);
  const since = seat === null ? -1 : newsFrom(entries, seat);
  const lines = (
    <ol class="loglist" ref={list} tabIndex={onMoment ? undefined : 0} aria-label={t("table-log")}>
      {entries.map((entry, i) => (
        <li key={i} class={i === since && i > 0 ? "since" : undefined} data-since={i === since && i > 0 ? t("news-since") : undefined}>
          <Line
            entry={entry}
            emblem={emblemOf(entry, view)}
            marked={i === marked}
            looks={cx(isLoss(entry, seat) && "is-loss", i === entries.length - 1 && "newest")}
            onMoment={onMoment}
          />
        </li>
      ))}
    </ol>
  );
  return onMoment ?
      <Group column class="logcolumn">
        {lines}
      </Group>
    : lines;
}
