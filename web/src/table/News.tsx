/** What happened since one's last turn: a line above the table that keeps its height, so that nothing below it ever moves. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { pieces, plain } from "../lib/sentence";
import { t } from "../lib/i18n";
import { botSpeed, still, tempo } from "../lib/settings";
import type { Connection } from "../lib/socket";
import { Button } from "../ui/Button";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { TableView } from "../games/page";
import type { Entry, TableInfo } from "../wire";
import { emblemAt } from "./frame";
import { skipToTurn } from "./pace";
import { type Deeds, type Lost, type Recap, lossCosts, lossText } from "./recap";
import { nameOf } from "./names";
import { size } from "./size";
import type { Sitting } from "./sitting";

/** How long a moment of the past stays on the table, in ms. */
const MOMENT = 1100;
/** So many moments are played again at most. */
const MOST = 8;
/** So many deeds of a rival stand in the line; the log has the others. */
const LAST = 3;

/** Plays the moments of the news again; without motion it shows the first loss, or the last moment. */
function useAgain(sitting: Sitting<unknown>, { from, losses }: Recap, log: readonly Entry[]): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const now = useRef(sitting);
  now.current = sitting;
  useEffect(() => () => clearTimeout(timer.current), []);
  const looks = sitting.past !== null;
  useEffect(() => {
    if (!looks) clearTimeout(timer.current); // somebody has seen enough
  }, [looks]);
  return () => {
    const moments = [...new Set(log.slice(Math.max(0, from - 1)).map(({ at }) => at))].slice(-MOST - 1);
    if (still()) return sitting.moment(losses[0]?.at ?? moments.at(-1) ?? 0);
    const show = (nth: number): void => {
      const at = moments[nth];
      if (at === undefined) return now.current.toNow();
      now.current.moment(at);
      timer.current = setTimeout(() => show(nth + 1), MOMENT * tempo());
    };
    clearTimeout(timer.current);
    show(0);
  };
}

interface NewsProps {
  connection: Connection;
  sitting: Sitting<unknown>;
  view: TableView;
  info: TableInfo;
  recap: Recap;
  /** Whether this seat is asked something: then the news are those since its last turn. */
  asked: boolean;
}

function LossLine({ loss, info, short }: { loss: Lost; info: TableInfo; short: boolean }) {
  const costs = short ? "" : lossCosts(loss);
  return (
    <span class="loss">
      <Icon name={loss.how === "stolen" || loss.how === "undealt" ? "hand" : "raze"} />
      <b>
        <Words text={lossText(loss, (seat) => nameOf(info, seat))} />
      </b>
      {costs && (
        <span class="lw">
          <Words text={costs} />
        </span>
      )}
    </span>
  );
}

function DeedsLine({ deeds: { seat, did }, view, info }: { deeds: Deeds; view: TableView; info: TableInfo }) {
  const last = did.slice(-LAST);
  return (
    <span class="ev" title={did.map(plain).join(", ")}>
      <Emblem of={emblemAt(view, seat) ?? "attack"} />
      <span>
        <b>{nameOf(info, seat)}</b> {did.length > last.length && "… "}
        <Words text={last.flatMap((one, at) => [...(at ? [", "] : []), ...pieces(one)])} />
      </span>
    </span>
  );
}

/** Whether only bots are waited for, and they take their time. */
const mayHurry = ({ seats, status }: TableInfo, seat: number | null): boolean =>
  seat !== null && status === "running" && botSpeed.value !== "at-once" && seats.length > 1 && seats.every(({ bot }, at) => at === seat || !!bot);

export function News({ connection, sitting, view, info, recap: news, asked }: NewsProps) {
  const { seat } = connection;
  const { losses, deeds } = news;
  /** Up to here somebody has closed the news. */
  const [closed, setClosed] = useState(-1);
  const log = connection.log.value;
  const again = useAgain(sitting, news, log);
  const known = useMemo(() => log.length, [log]);
  const open = closed < known && (losses.length > 0 || deeds.length > 0) && sitting.past === null;
  const hurries = !asked && mayHurry(info, seat) && sitting.past === null;
  return (
    <section class={cx("newsline", open && "is-open", !asked && "is-live")} aria-label={t("news-title")}>
      {open && losses.map((loss, at) => <LossLine key={at} loss={loss} info={info} short={losses.length > 1} />)}
      {open && (
        <span class="evs" {...(size.value === "desk" ? {} : { role: "group", "aria-label": t("news-since"), tabIndex: 0 })}>
          {asked && losses.length === 0 && <span class="cap">{t("news-since")}</span>}
          {deeds.map((one) => (
            <DeedsLine key={one.seat} deeds={one} view={view} info={info} />
          ))}
        </span>
      )}
      {hurries && (
        <Button kind="quiet" icon="skip" onClick={() => skipToTurn(connection)}>
          {t("news-skip")}
        </Button>
      )}
      {open && asked && (
        <>
          <Button kind="quiet" icon="eye" onClick={again}>
            <span class="lb">{t("news-show")}</span>
          </Button>
          <Button kind="quiet" icon="close" aria-label={t("news-close")} onClick={() => setClosed(known)} />
        </>
      )}
    </section>
  );
}
