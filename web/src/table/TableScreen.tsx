/** A running card game on the screen: bar, table, side, dock; keys, flights and what readers hear. */
import { useEffect } from "preact/hooks";
import { t } from "../lib/i18n";
import { kept } from "../lib/settings";
import type { Connection } from "../lib/socket";
import type { Phase, TableInfo, View } from "../wire";
import { Ask, BackToNow, turnText } from "./Ask";
import { Felt, useFlights, useLarge } from "./Board";
import { Coach } from "./Coach";
import { Dock } from "./Dock";
import { CardHelp } from "./Help";
import { Purse } from "./Purse";
import { Tabletop } from "./Tabletop";
import type { First, When } from "./Top";
import { useFocus, useTurning } from "./attention";
import type { SeenOf } from "./frame";
import { useNews } from "./news";
import { usePlay } from "./play";
import { type Scene, SceneContext, change, isSolo, nameOf, reading } from "./scene";
import { useShortcuts } from "./shortcuts";
import { useSitting } from "./sitting";
import { useTurn } from "./turn";

const asksKeep = kept("asks-keep", false, (value) => typeof value === "boolean");

const ROUNDS = 5;
const PHASES: readonly [Phase, string][] = [
  ["lookout", "lookout"],
  ["production", "k-production"],
  ["action", "k-action"],
  ["cleanup", "cleanup"],
  ["attack", "attack"],
];

const when = (view: View): When => ({
  round: view.round,
  rounds: ROUNDS,
  text: t("table-round-of", { round: view.round }),
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

interface TableScreenProps {
  connection: Connection;
  seen: SeenOf<View>;
  info: TableInfo;
  /** Leads to the end of the game, once there is one. */
  toEnd?: (() => void) | undefined;
}

export function TableScreen({ connection, seen, info, toEnd }: TableScreenProps) {
  const { seat } = connection;
  const sitting = useSitting(connection, seen);
  const { past, shown, undo } = sitting;
  const playing = usePlay(connection, seen, info);
  const large = useLarge(shown.view, seat);
  const scene: Scene = past ? { ...reading(past.view, info, seat, playing.size), ...large } : { ...playing, ...large };
  const root = useFlights(shown.view, seat, past ? [] : (seen.gains ?? []));

  useNews(connection.log.value);
  const answers = scene.asked !== null && scene.asked.kind !== "turn";
  useFocus(root, scene.view, answers ? ".felt [aria-pressed=false], .ask .answer" : ".hand [data-spot]");
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
  useShortcuts(scene, sitting);

  const own = seat === null ? undefined : shown.view.players[seat];
  const setAsksKeep = (ask: boolean): void => {
    asksKeep.value = ask;
    connection.keeping(ask);
  };
  return (
    <SceneContext.Provider value={scene}>
      <Tabletop
        root={root}
        connection={connection}
        frame={scene}
        sitting={sitting}
        when={when(shown.view)}
        first={first(shown.view, info, seat)}
        keep={{ asks: asksKeep.value, set: setAsksKeep }}
        library={{ href: "/cards", name: t("common-cards") }}
        coach={info.first && past === null ? <Coach connection={connection} /> : undefined}
        help={<CardHelp close={sitting.help} />}
        dock={<Dock undo={undo} help={{ open: sitting.helps, toggle: sitting.help }} />}
        toEnd={toEnd}
      >
        <Felt
          strip={past ? <BackToNow at={past.at} onBack={sitting.toNow} /> : <Ask no={connection.no.value} />}
          purse={own && <Purse goods={own.goods} change={change(scene)} />}
        />
      </Tabletop>
    </SceneContext.Provider>
  );
}
