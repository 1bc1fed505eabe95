/** A table in all its states: on the way to it, waiting for players, running, over. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { arrive, reason } from "../lib/api";
import { t } from "../lib/i18n";
import { Link, go, route } from "../lib/route";
import { type Connection, connect } from "../lib/socket";
import { End } from "../pages/End";
import { Waiting } from "../pages/Waiting";
import { Button } from "../ui/Button";
import { Shell } from "../ui/Shell";
import { RollScreen } from "../roll/RollScreen";
import { TableScreen } from "./TableScreen";
import type { View } from "../wire";
import { type SeenOf, isCards, isRoll } from "./frame";

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

/** At the end of a card game the points of final scoring are on the table too. */
const counted = (seen: SeenOf<View>): SeenOf<View> => {
  const scores = seen.view.outcome?.scores;
  if (!scores) return seen;
  return { ...seen, view: { ...seen.view, players: seen.view.players.map((one) => ({ ...one, score: scores[one.seat] ?? one.score })) } };
};

/** Behind `?` in the address of a finished game: its last table instead of the result. */
const FINAL = "final";

function Connected({ connection }: { connection: Connection }) {
  const looksBack = route.value.query.has(FINAL);
  const info = connection.info.value;
  const seen = connection.seen.value;
  const shown = useMemo(() => (seen !== null && isCards(seen) ? counted(seen) : null), [seen]);
  useBeginning(
    info === null || (info.status === "running" && seen === null) ? ""
    : info.status === "finished" && looksBack ? "running"
    : info.status,
  );
  if (connection.status.value === "refused")
    return <Nothing text={connection.no.value?.text ?? t("table-refused")} retry={connection.retry} />;
  if (info === null) return <Nothing text={t("table-connecting")} />;
  if (info.status === "waiting") {
    return (
      <Shell class="at-waiting">
        <Waiting info={info} seat={connection.seat} />
      </Shell>
    );
  }
  const over = info.status === "finished";
  if (over && (!looksBack || seen === null)) {
    return (
      <Shell class="at-end">
        <End info={info} view={seen?.view ?? null} seat={connection.seat} onTable={() => go(`?${FINAL}`)} />
      </Shell>
    );
  }
  const toEnd = over ? () => go(location.pathname) : undefined;
  if (seen !== null && isRoll(seen)) return <RollScreen connection={connection} seen={seen} info={info} toEnd={toEnd} />;
  if (shown !== null) return <TableScreen connection={connection} seen={shown} info={info} toEnd={toEnd} />;
  return <Nothing text={t("table-connecting")} />;
}

export function TablePage({ table, seat }: TablePageProps) {
  const connection = useConnection(table, seat);
  if (connection === null) return <Nothing text={t("table-connecting")} />;
  if (typeof connection === "string") return <Nothing text={connection} />;
  return <Connected connection={connection} />;
}
