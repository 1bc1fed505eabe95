/** What has happened, in words and on demand in notation; a line leads to its moment. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { kept } from "../lib/settings";
import { Emblem } from "../ui/Emblem";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { Entry, RollView, View } from "../wire";
import { emblemAt } from "./frame";
import { Group } from "./keys";

/** Whether the log also shows moves in notation. */
export const notation = kept("notation", false, (value) => typeof value === "boolean");

interface LogListProps {
  entries: readonly Entry[];
  view: View | RollView;
  /** The moment that is on the table, if not the last. */
  at?: number | null;
  onMoment?: ((at: number) => void) | undefined;
}

function Line({
  entry,
  emblem,
  marked,
  onMoment,
}: {
  entry: Entry;
  emblem: string | undefined;
  marked: boolean;
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
  const look = cx("line", entry.seat == null && "head", marked && "marked");
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

const emblemOf = ({ seat }: Entry, view: View | RollView): string | undefined =>
  seat == null ? undefined : (emblemAt(view, seat) ?? "attack");

export function LogList({ entries, view, at = null, onMoment }: LogListProps) {
  const list = useRef<HTMLOListElement>(null);
  const marked = at === null ? -1 : entries.findLastIndex((entry) => entry.at <= at);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const line = element.children[marked];
    if (line instanceof HTMLElement) element.scrollTop = line.offsetTop - element.clientHeight / 2;
    else element.scrollTop = at === null ? element.scrollHeight : 0;
  }, [entries, marked, notation.value]);
  const lines = (
    <ol class="loglist" ref={list} tabIndex={onMoment ? undefined : 0} aria-label={t("table-log")}>
      {entries.map((entry, i) => (
        <li key={i}>
          <Line
            entry={entry}
            emblem={emblemOf(entry, view)}
            marked={i === marked}
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
