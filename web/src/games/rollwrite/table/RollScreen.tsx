/** A running roll & write game on the screen: bar, sheets, side, dock; keys and what readers hear. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { best } from "../records";
import { openVillages, rankOf, villages } from "../../../lib/villages";
import { BackToNow, Over } from "../../../table/strips";
import { Help, letters } from "../../../table/Help";
import { Tabletop } from "../../../table/Tabletop";
import type { First, When } from "../../../table/Top";
import { useFocus } from "../../../table/attention";
import type { TableProps } from "../../page";
import { MOMENT } from "../../../table/guard";
import { useKeys } from "../../../table/keys";
import { Hint, givesHints } from "../../../table/Hint";
import { News } from "../../../table/News";
import { usePace } from "../../../table/pace";
import { recap } from "../../../table/recap";
import { useNews } from "../../../table/telling";
import { nameOf } from "../../../table/names";
import { type Sitting, useSitting } from "../../../table/sitting";
import { useTurn } from "../../../table/turn";
import type { RollView, Sheets, TableInfo, Villages } from "../../../wire";
import { Ask, questionOf } from "./Ask";
import { Dock, Pool, changing } from "./Dock";
import { Felt, useLarge } from "./Felt";
import { usePlay, useSettled } from "./play";
import { type Scene, SceneContext, finish, nextStep, playerAt, reading, rerolls } from "./scene";

const PHASES = [
  ["favor", "favor-gift"],
  ["develop", "bonus"],
  ["settlements", "settle"],
] as const;

const when = (view: RollView): When => ({
  round: view.round,
  rounds: view.rounds,
  text: t("roll-round-of", { round: view.round, of: view.rounds }),
  phases: PHASES.filter(([name]) => name !== "settlements" || view.mode !== "basic").map(([name, icon]) => ({
    name,
    icon,
    text: t(`roll-phase-${name}`),
  })),
  phase: view.phase,
});

function first(view: RollView, info: TableInfo, seat: number | null): First | undefined {
  if (view.players.length < 2) return undefined;
  const name = view.active === seat ? t("table-you") : nameOf(info, view.active);
  return { emblem: `seat-${view.active}`, icon: "dice", text: t("roll-rolling"), name };
}

/** What the score would be called now, and what it takes to be called more. */
function Rank({ player, ranks }: { player: Sheets; ranks: Villages["ranks"] }) {
  const now = rankOf(player.score);
  const next = ranks.find(({ least }) => least > player.score);
  const record = best(player.sheet);
  return (
    <section class="rank panel" aria-label={t("roll-rank")}>
      <b>{now?.name}</b>
      {next && <span>{t("roll-rank-next", { n: next.least - player.score, name: next.name })}</span>}
      <span>{record ? t("roll-record", { n: record.score }) : t("roll-no-record")}</span>
    </section>
  );
}

/** E ends one's part of the phase, digits choose, Enter takes the next step, Esc goes back one. */
function useShortcuts(scene: Scene, { undo, help, close }: Pick<Sitting<unknown>, "undo" | "help" | "close">): void {
  /** When being ready was asked about. */
  const doubted = useRef(0);
  useLayoutEffect(() => {
    doubted.current = performance.now();
  }, [scene.unsure]);
  const back = (): boolean => {
    if (scene.opened) scene.shut();
    else if (close()) return true;
    else if (scene.unsure) scene.setUnsure(false);
    else if (scene.place) scene.pickPlace(null);
    else if (scene.plan) scene.pickPlan(null);
    else if (scene.large !== (scene.seat ?? scene.large)) scene.enlarge(null);
    else return false;
    return true;
  };
  const nth = (event: KeyboardEvent): boolean => {
    const at = Number(event.key) - 1;
    if (scene.asked === "settlements" && !scene.opened) {
      const slug = [...new Set(scene.placements.map((one) => one.building))][at];
      if (slug) scene.pickPlan(slug);
      return slug !== undefined;
    }
    const offer =
      scene.opened ? scene.placed.get(scene.opened.place)?.[at]
      : scene.asked === "favor" ? scene.placed.get(`token/${scene.view.tokens[at]}`)?.[0]
      : rerolls(scene)[at];
    if (offer) scene.make(offer, scene.opened?.place);
    return offer !== undefined;
  };
  useKeys(
    {
      e: () => finish(scene),
      u: () => (undo.can || undo.asks) && undo.do(),
      h: help,
      "?": help,
      Escape: back,
      Enter: (event) => {
        const step = nextStep(scene);
        const pressed = event.target instanceof HTMLElement ? event.target.closest("button, a, summary") : null;
        if (!step || (pressed && (!scene.unsure || pressed.closest(".dock")))) return false;
        if (!scene.unsure) scene.make(step);
        else if (performance.now() - doubted.current >= MOMENT) scene.make(step, undefined, true);
        return true;
      },
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [String(at + 1), nth])),
    },
    letters.value,
  );
}

const KEYS = [
  ["Tab", "table-key-tab"],
  ["← → ↑ ↓", "roll-key-arrows"],
  ["Enter", "roll-key-enter"],
  ["1 – 9", "table-key-digits"],
  ["Esc", "table-key-escape"],
  ["E", "roll-key-end"],
  ["U", "table-key-undo"],
  ["H", "table-key-help"],
] as const;

type RollScreenProps = TableProps<RollView>;

export function RollScreen(props: RollScreenProps) {
  useEffect(openVillages, []);
  return villages.value && <Playing {...props} printed={villages.value} />;
}

function Playing({ connection, seen, info, toEnd, printed }: RollScreenProps & { printed: Villages }) {
  const { seat } = connection;
  const root = useRef<HTMLDivElement>(null);
  const sitting = useSitting(connection, seen);
  const { past, shown } = sitting;
  const playing = usePlay(connection, seen, info, printed);
  const large = useLarge(shown.view, seat);
  const settledThen = useSettled(connection.log.value, shown.at, printed);
  const scene: Scene = {
    ...(past ? reading(past.view, printed, info, seat, playing.size, settledThen) : playing),
    ...large,
  };

  const log = connection.log.value;
  const news = useMemo(() => recap(log, seat), [log, seat]);
  useNews(log, seat, info);
  usePace(connection);
  useFocus(root, shown.view, "main [data-can], .ask .answer");
  useTurn(seen.stamp, playing.asked !== null, questionOf({ ...playing, ...large }), t("roll-title", { round: seen.view.round }));
  useShortcuts(scene, sitting);

  const own = playerAt(shown.view, seat);
  const pooled = own ?? playerAt(shown.view, scene.large);
  return (
    <SceneContext.Provider value={scene}>
      <Tabletop
        class="rolls"
        root={root}
        connection={connection}
        frame={scene}
        sitting={sitting}
        when={when(shown.view)}
        first={first(shown.view, info, seat)}
        library={{ href: "/villages", name: t("roll-library") }}
        more={shown.view.mode === "adventure" && own && <Rank player={own} ranks={printed.ranks} />}
        coach={
          givesHints(info, seat) && past === null && !info.lesson ?
            <Hint connection={connection} offers={scene.offers} make={(offer) => scene.make(offer)} show={() => false} />
          : undefined
        }
        news={<News connection={connection} sitting={sitting} view={seen.view} info={info} recap={news} asked={playing.asked !== null} />}
        help={
          <Help
            ask={scene.asked === null ? null : questionOf(scene)}
            offers={scene.offers}
            heading={(verb) => t(`roll-verb-${verb}`)}
            label={(offer) => offer.label}
            make={(offer) => (offer.verb === "ready" ? finish(scene) : scene.make(offer))}
            keys={KEYS.map(([key, name]) => [key, t(name)])}
            close={sitting.help}
          />
        }
        dock={<Dock undo={sitting.undo} help={{ open: sitting.helps, toggle: sitting.help }} />}
      >
        <Felt
          strip={
            past ? <BackToNow at={past.at} onBack={sitting.toNow} />
            : toEnd ? <Over toEnd={toEnd} />
            : <Ask no={connection.no.value} />
          }
          pool={pooled && <Pool player={pooled} change={changing(scene)} />}
        />
      </Tabletop>
    </SceneContext.Provider>
  );
}

