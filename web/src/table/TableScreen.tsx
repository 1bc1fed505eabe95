/** A running game on the screen: bar, table, side, dock; keys, flights and what readers hear. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { comeBack, reason } from "../lib/api";
import { t } from "../lib/i18n";
import { kept } from "../lib/settings";
import type { Connection } from "../lib/socket";
import { unpeek } from "../ui/Peek";
import { Button } from "../ui/Button";
import { cx } from "../ui/cx";
import type { Seen, TableInfo } from "../wire";
import { Ask, BackToNow, turnText } from "./Ask";
import { Felt, useFlights, useLarge } from "./Board";
import { Coach } from "./Coach";
import { Dock } from "./Dock";
import { Help } from "./Help";
import { Purse } from "./Purse";
import { Side } from "./Side";
import { Top } from "./Top";
import { useFocus, useTurning } from "./attention";
import { moments } from "./moments";
import { useNews } from "./news";
import { usePlay } from "./play";
import { type Scene, SceneContext, change, reading } from "./scene";
import { useShortcuts } from "./shortcuts";
import { useTurn } from "./turn";

const asksKeep = kept("asks-keep", false, (value) => typeof value === "boolean");

interface TableScreenProps {
  connection: Connection;
  seen: Seen;
  info: TableInfo;
  /** Leads to the end of the game, once there is one. */
  toEnd?: (() => void) | undefined;
}

/** Something about the table that is not the game: over it, out of the way. */
function Notice({ text, does, onDo }: { text: string; does: string; onDo: () => void }) {
  return (
    <div class="notice" role="status">
      {text}
      <Button onClick={onDo}>{does}</Button>
    </div>
  );
}

/** Clauses open beside the game, which stays where it is. */
function useRulesBeside(): void {
  useEffect(() => {
    const clicked = (event: MouseEvent): void => {
      const rule = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.rule");
      if (!rule) return;
      event.preventDefault();
      event.stopPropagation();
      open(rule.href, "_blank", "noopener");
    };
    addEventListener("click", clicked, true);
    return () => removeEventListener("click", clicked, true);
  }, []);
}

export function TableScreen({ connection, seen, info, toEnd }: TableScreenProps) {
  const { seat } = connection;
  const [past, setPast] = useState<Seen | null>(null);
  const [helps, setHelps] = useState(false);
  const [sideOpen, setSideOpen] = useState(false);
  const chat = connection.chat.value;
  const [heard, setHeard] = useState(chat.length);
  const known = useMemo(moments, [connection]);
  useMemo(() => known.add(seen), [seen]);

  const playing = usePlay(connection, seen, info);
  const shown = past ?? seen;
  const large = useLarge(shown.view, seat);
  const scene: Scene = past ? { ...reading(past.view, info, seat, playing.size), ...large } : { ...playing, ...large };
  const root = useFlights(shown.view, seat, past ? [] : (seen.gains ?? []));
  const log = connection.log.value;
  const lost = connection.status.value === "lost";

  useRulesBeside();
  useNews(log);
  useFocus(root, scene);
  useTurning(scene);
  useTurn(
    seen.at,
    playing.asked !== null,
    playing.asked?.kind === "turn" ? turnText(playing) : playing.ask,
    t("table-title", { round: seen.view.round }),
  );
  useEffect(() => {
    if (asksKeep.value) connection.keeping(true);
  }, [connection, connection.hello.value]);
  useEffect(unpeek, [shown]);

  const moment = (at: number): void => {
    const found = known.find(at);
    setPast(found === null || found.at >= seen.at ? null : found);
    setSideOpen(false);
  };
  const undo = {
    can: past === null && (seen.undo ?? false) && !lost,
    why: seen.no_undo || t("table-not-now"),
    do: () => connection.undo(),
  };
  const close = (): boolean => {
    if (helps) setHelps(false);
    else if (sideOpen) setSideOpen(false);
    else if (past) setPast(null);
    else return false;
    return true;
  };
  useShortcuts(scene, { undo, help: () => setHelps(!helps), close });

  const own = seat === null ? undefined : shown.view.players[seat];
  const small = scene.size !== "desk";
  const coach = info.first && past === null ? <Coach connection={connection} /> : undefined;
  const side = (
    <Side
      view={shown.view}
      info={info}
      seat={seat}
      log={log}
      chat={chat}
      heard={heard}
      hear={setHeard}
      say={seat === null ? undefined : connection.say}
      at={past?.at ?? null}
      since={known.earliest()}
      onMoment={moment}
      coach={small ? undefined : coach}
      close={scene.size === "phone" ? () => setSideOpen(false) : undefined}
    />
  );
  return (
    <SceneContext.Provider value={scene}>
      <div class={cx("tabletop", scene.size, past !== null && "is-past")} ref={root}>
        <Top
          info={info}
          seat={seat}
          small={scene.size === "phone"}
          asksKeep={asksKeep.value}
          setAsksKeep={(ask) => {
            asksKeep.value = ask;
            connection.keeping(ask);
          }}
          side={scene.size === "phone" ? () => setSideOpen(!sideOpen) : undefined}
          news={chat.length - heard}
        />
        {lost ?
          <Notice text={t("table-lost")} does={t("table-lost-now")} onDo={connection.retry} />
        : toEnd ?
          <Notice text={t("table-over")} does={t("table-to-end")} onDo={toEnd} />
        : seat !== null && info.seats[seat]?.left && !info.seats[seat].resigned ?
          <Notice
            text={t("table-stood-in")}
            does={t("table-come-back")}
            onDo={() => void comeBack(info.id, seat).catch((error: unknown) => announce(reason(error)))}
          />
        : null}
        <main id="main" class="main" tabIndex={-1}>
          <h1 class="vh">{t("table-heading", { round: shown.view.round })}</h1>
          {small && coach}
          <Felt
            strip={past ? <BackToNow at={past.at} onBack={() => setPast(null)} /> : <Ask no={connection.no.value} />}
            purse={own && <Purse goods={own.goods} change={change(scene)} />}
          />
        </main>
        {(!small || scene.size === "tablet" || sideOpen) && side}
        {helps && <Help close={() => setHelps(false)} />}
        <Dock undo={undo} help={{ open: helps, toggle: () => setHelps(!helps) }} />
      </div>
    </SceneContext.Provider>
  );
}
