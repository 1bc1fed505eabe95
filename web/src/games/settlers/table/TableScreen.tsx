/** A running card game on the screen: bar, table, side, dock; keys, flights and what readers hear. */
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { LessonContext } from "../../../lesson/context";
import { t } from "../../../lib/i18n";
import { asksKeep } from "../../../lib/settings";
import type { Connection } from "../../../lib/socket";
import { styled } from "../../../lib/styles";
import type { Offer, Phase, TableInfo, View } from "../../../wire";
import { Ask, turnText } from "./Ask";
import { BackToNow, Over } from "../../../table/strips";
import { Felt, useFlights, useLarge } from "./Board";
import { Dock } from "./Dock";
import { NOBODY } from "../../../table/spots";
import { CardHelp } from "./CardHelp";
import { Hint, givesHints } from "../../../table/Hint";
import { News } from "../../../table/News";
import { OwnPurse } from "./Purse";
import { Tabletop } from "../../../table/Tabletop";
import type { First, When } from "../../../table/Top";
import { useFocus } from "../../../table/attention";
import { useTurning } from "./turning";
import type { SeenOf } from "../../../table/frame";
import { useNews } from "../../../table/telling";
import { usePace } from "../../../table/pace";
import { usePlay } from "./play";
import { prayersAt, useFreshPrayers, usePrayers } from "./prayed";
import { LostContext, recap } from "../../../table/recap";
import { type Scene, SceneContext, isSolo, reading } from "./scene";
import { later } from "../../../ui/later";
import { nameOf } from "../../../table/names";
import { useShortcuts } from "./shortcuts";
import { useSitting } from "../../../table/sitting";
import { useTurn } from "../../../table/turn";

const TableDecks = later(() => styled("decks", import("./TableDecks")).then((part) => part.TableDecks));

const PHASES: readonly [Phase, string][] = [
  ["lookout", "lookout"],
  ["production", "k-production"],
  ["action", "k-action"],
  ["cleanup", "cleanup"],
  ["attack", "attack"],
];

const when = (view: View, within: string | undefined): When => ({
  within,
  round: view.round,
  rounds: view.rounds,
  text: t("table-round-of", { round: view.round, of: view.rounds }),
  phases: PHASES.filter(([name]) => name !== "attack" || isSolo(view)).map(([name, icon]) => ({
    name,
    icon,
    text: t(`table-phase-${name}`),
  })),
  phase: view.phase,
});

function first(view: View, info: TableInfo, seat: number | null): First | undefined {
  const emblem = view.players[view.first]?.faction;
  if (emblem === undefined || isSolo(view)) return undefined;
  const name = view.first === seat ? t("table-you") : nameOf(info, view.first);
  return { emblem, icon: "first", text: t("table-first"), name };
}

/** Pick up the card that a move is made on. */
function pickUp(scene: Scene, offer: Offer): boolean {
  if (offer.zone == null) return false;
  const holder = offer.zone === "offer" ? NOBODY : (offer.holder ?? scene.seat ?? 0);
  scene.pick({ zone: offer.zone, holder, card: offer.cards?.[0] ?? "" });
  scene.point(offer);
  return true;
}

interface TableScreenProps {
  connection: Connection;
  seen: SeenOf<View>;
  info: TableInfo;
  /** Leads to the end of the game, once there is one. */
  toEnd?: (() => void) | undefined;
  /** What this game is a part of: `Game 7`. */
  within?: string | undefined;
}

export function TableScreen({ connection, seen, info, toEnd, within }: TableScreenProps) {
  const { seat } = connection;
  const inLesson = useContext(LessonContext);
  const sitting = useSitting(connection, seen);
  const { past, shown, undo } = sitting;
  const playing = usePlay(connection, seen, info);
  const large = useLarge(shown.view, seat);
  const log = connection.log.value;
  const fresh = useFreshPrayers(log);
  const told = useMemo(() => (past ? prayersAt(log, past.at) : fresh), [fresh, past]);
  const prayer = usePrayers(shown.view.prayer, told, past?.at ?? null, seat, (who) => (who === seat ? t("table-you") : nameOf(info, who)));
  const around = { ...large, prayer };
  const scene: Scene = past ? { ...reading(past.view, info, seat, playing.size), ...around } : { ...playing, ...around };
  const news = useMemo(() => recap(log, seat), [log, seat]);
  const root = useFlights(shown.view, seat, past ? [] : (seen.gains ?? []), news.losses, prayer);

  useNews(log, seat, info);
  const answers = scene.asked !== null && scene.asked.kind !== "turn";
  useFocus(root, scene.view, answers ? ".praying .answer, .felt [aria-pressed=false], .ask .answer" : ".hand [data-spot]");
  useTurning(scene);
  useTurn(
    seen.at,
    playing.asked !== null,
    playing.asked?.kind === "turn" ? turnText(playing) : playing.ask,
    t("table-title", { round: seen.view.round }),
  );
  useEffect(() => connection.keeping(asksKeep.value), [connection, connection.hello.value, asksKeep.value]);
  usePace(connection);
  const [decks, setDecks] = useState(false);
  const shut = (): boolean => {
    if (decks) setDecks(false);
    return decks || sitting.close();
  };
  useShortcuts(scene, { ...sitting, close: shut });

  return (
    <SceneContext.Provider value={scene}>
      <LostContext.Provider value={past ? [] : news.losses}>
      <Tabletop
        root={root}
        connection={connection}
        frame={scene}
        sitting={sitting}
        when={when(shown.view, within)}
        first={first(shown.view, info, seat)}
        library={{ href: "/cards", name: t("common-cards") }}
        papers={{ name: t("decks-here"), open: () => setDecks(true) }}
        coach={
          givesHints(info, seat) && past === null && !inLesson ?
            <Hint connection={connection} offers={scene.offers} make={scene.make} show={(offer) => pickUp(scene, offer)} />
          : undefined
        }
        news={<News connection={connection} sitting={sitting} view={seen.view} info={info} recap={news} asked={playing.asked !== null} />}
        help={<CardHelp close={sitting.help} />}
        over={decks && <TableDecks view={shown.view} info={info} close={() => setDecks(false)} />}
        dock={<Dock undo={undo} help={{ open: sitting.helps, toggle: sitting.help }} />}
      >
        <Felt
          strip={
            past ? <BackToNow at={past.at} onBack={sitting.toNow} />
            : toEnd ? <Over toEnd={toEnd} />
            : <Ask no={connection.no.value} />
          }
          purse={<OwnPurse />}
        />
      </Tabletop>
      </LostContext.Provider>
    </SceneContext.Provider>
  );
}
