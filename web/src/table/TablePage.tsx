/** A table in all its states: on the way to it, waiting for players, running, over. */
import { useEffect, useRef, useState } from "preact/hooks";
import { arrive, reason } from "../lib/api";
import { useElsewhere } from "../lib/elsewhere";
import { useNotices } from "../lib/push";
import { t } from "../lib/i18n";
import { Link, go, route } from "../lib/route";
import { plain } from "../lib/sentence";
import { type Connection, connect } from "../lib/socket";
import { styled } from "../lib/styles";
import { Broken } from "../end/Broken";
import { pageAt } from "../games";
import { Waiting } from "../pages/Waiting";
import { Button } from "../ui/Button";
import { Shell } from "../ui/Shell";
import { later, soon } from "../ui/later";
import { useFinale } from "./finale";
import { Talk } from "./Chat";
import type { TableInfo } from "../wire";

const LessonTable = later(() => styled("lesson", import("../lesson/LessonTable")).then((part) => part.LessonTable));

interface TablePageProps {
  table: string;
  seat: number | null;
}

/** The line to a table, once a key in the address has been traded for a cookie. */
function useConnection(table: string, seat: number | null): Connection | string | null {
  const [found, setFound] = useState<Connection | string | null>(null);
  useEffect(() => {
    let made: Connection | null = null;
    let gone = false;
    arrive(table, seat).then(
      () => {
        if (gone) return;
        made = connect(table, seat);
        setFound(made);
      },
      (error: unknown) => gone || setFound(reason(error)),
    );
    return () => {
      gone = true;
      made?.close();
    };
  }, [table, seat]);
  return found;
}

function Nothing({ text, retry }: { text: string; retry?: (() => void) | undefined }) {
  return (
    <Shell class="at-table">
      <div class="notable panel" role="status">
        <p>{text}</p>
        {retry && <Button onClick={retry}>{t("table-again")}</Button>}
        <Link class="btn" href="/">
          {t("common-to-lobby")}
        </Link>
      </div>
    </Shell>
  );
}

/** Whether anything on the page has had the focus; a page that was just opened begins at its top. */
let focused = false;
addEventListener("focusin", () => (focused = true), { once: true });

/** Where one screen takes the place of another and the focus goes with it, it begins anew. */
function useBeginning(screen: string): void {
  const last = useRef(screen);
  useEffect(() => {
    const lost = last.current !== screen && document.activeElement === document.body;
    if (focused && lost) document.getElementById("main")?.focus({ preventScroll: true });
    last.current = screen;
  }, [screen]);
}

/** How many people have played. */
const people = ({ seats }: TableInfo): number => seats.filter(({ bot, left }) => bot == null || left).length;

/** Behind `?` in the address of a finished game: its last table instead of the result. */
const FINAL = "final";

function Connected({ connection }: { connection: Connection }) {
  useElsewhere(connection.table);
  const looksBack = route.value.query.has(FINAL);
  const info = connection.info.value;
  const seen = connection.seen.value;
  useNotices(connection.table, connection.seat, info !== null && info.status !== "finished" && !info.lesson);
  const finale = useFinale(info?.status, seen?.view.outcome != null);
  const share = finale.share ?? 1;
  const lastTable = looksBack || finale.share !== null;
  useBeginning(
    info === null || (info.status === "running" && seen === null) ? ""
    : info.status === "finished" && lastTable ? "running"
    : info.status,
  );
  if (connection.status.value === "refused")
    return <Nothing text={plain(connection.no.value?.text ?? t("table-refused"))} retry={connection.retry} />;
  if (info === null) return <Nothing text={t("table-connecting")} />;
  if (info.status === "waiting") {
    return (
      <Shell class="at-waiting">
        <Waiting info={info} connection={connection} />
      </Shell>
    );
  }
  const { Table, End } = pageAt(info);
  const over = info.status === "finished";
  const toTable = () => go(`?${FINAL}`);
  const end = over && seen && <End info={info} view={seen.view} seat={connection.seat} onTable={toTable} />;
  if (end) soon(end); // while the final scoring is looked at
  if (over && (seen === null ? !info.round : !lastTable)) {
    return (
      <Shell class="at-end">
        {end || <Broken info={info} view={null} seat={connection.seat} onTable={toTable} />}
        {(connection.chat.value.length > 0 || (connection.seat !== null && people(info) > 1)) && <Talk connection={connection} />}
      </Shell>
    );
  }
  const toEnd =
    !over ? undefined
    : looksBack ? () => go(location.pathname)
    : finale.end;
  if (seen === null) return <Nothing text={t("table-connecting")} />;
  const screen = (line: Connection) => <Table connection={line} seen={seen} info={info} share={share} toEnd={toEnd} />;
  if (!info.lesson || over) return screen(connection);
  return (
    <LessonTable connection={connection} seen={seen} info={info}>
      {screen}
    </LessonTable>
  );
}

export function TablePage({ table, seat }: TablePageProps) {
  const connection = useConnection(table, seat);
  if (connection === null) return <Nothing text={t("table-connecting")} />;
  if (typeof connection === "string") return <Nothing text={connection} />;
  return <Connected connection={connection} />;
}
