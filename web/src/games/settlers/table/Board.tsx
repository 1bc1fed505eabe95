/** The table itself: rivals, one large empire, the offer, the strip, the hand. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { faction } from "../../../lib/library";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Entry, Gain, Loss, TableInfo, View } from "../../../wire";
import { ReadStrip } from "../../../table/strips";
import { Built } from "./Built";
import { Doors } from "./Doors";
import { Empire } from "./Empire";
import { Flow } from "./Flow";
import { Goals } from "./Goals";
import { CardRow, Hand, onOffer } from "./Hand";
import { Piles } from "./Piles";
import { Praying } from "./Praying";
import { Lens, Rival, Standing, VirtualPlayer } from "./Rival";
import { VIRTUAL, holders } from "./choices";
import { flyCards, flyGoods, layout } from "./flights";
import { type Shown, lasts, prayersAt, usePrayers } from "./prayed";
import { FrameContext } from "../../../table/frame";
import { Group } from "../../../table/keys";
import { Purse } from "./Purse";
import { Trays } from "./Trays";
import { type Scene, SceneContext, isSolo, reading, useScene } from "./scene";
import { nameOf } from "../../../table/names";
import { low, size } from "../../../table/size";

/** The area of the virtual player, large. */
function VirtualArea() {
  const { view } = useScene();
  const virtual = view.virtual;
  if (virtual === undefined) return null;
  return (
    <section class="empire of-rival virtual-area" aria-label={t("table-virtual")}>
      <div class="spread">
        <h2>{t("table-area")}</h2>
        <Group class="lane">
          {virtual.area.map((at) => (
            <Built key={at.card} at={at} holder={VIRTUAL} />
          ))}
        </Group>
        <h2>{t("table-collection", { n: virtual.collection.length })}</h2>
        <Group class="lane">
          {virtual.collection.map((card) => (
            <Built key={card} at={lying(card)} holder={VIRTUAL} />
          ))}
        </Group>
      </div>
      <Lens seat={VIRTUAL} name={t("table-virtual")} />
    </section>
  );
}

/** A collected card has nothing on it. */
const lying = (card: string) =>
  ({
    card,
    row: "production",
    uses: 0,
    goods: {},
    guarded: false,
    samurai: false,
    blocked: false,
    owner: null,
    route: null,
    under: 0,
  }) as const;

/** While cards are on offer nothing is done in the empire: it stands in short with the others, and the offer in its place. */
function Folded() {
  const { view, seat, offers, size: room } = useScene();
  const own = seat === null ? undefined : view.players[seat];
  const cards = onOffer(view, seat, offers);
  return (
    <div class="folded">
      {own && room === "phone" && (
        <section class={cx("mine panel", `f-${own.faction}`)} aria-label={t("table-empire-own")} data-player={own.seat}>
          <Flow empire={own.empire} holder={own.seat} name={t("table-you")} foundations={own.foundations.length} />
        </section>
      )}
      <CardRow cards={cards} zone="offer" label={t("table-offer", { n: cards.length })} />
      {own && <Piles player={own} />}
    </div>
  );
}

/** On a phone players are tabs. */
function Players() {
  const { view, info, seat, large, enlarge, offers } = useScene();
  const about = new Set(holders(offers, seat ?? 0));
  const solo = isSolo(view);
  const order = [...view.players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return (
    <div class="players" role="group" aria-label={t("table-players")}>
      {order.map((player) => (
        <button
          key={player.seat}
          type="button"
          class={cx(`f-${player.faction}`, about.has(player.seat) && player.seat !== seat && "has-offers")}
          aria-pressed={large === player.seat}
          onClick={() => enlarge(player.seat === seat ? null : player.seat)}
          data-player={player.seat === seat ? undefined : player.seat}
        >
          <Emblem of={player.faction} />
          <span>
            <b>{player.seat === seat ? t("table-you") : nameOf(info, player.seat)}</b>
            <small class="nums" data-good="vp">
              <Icon name="vp" label={t("table-score")} />
              {player.score}
              {view.first === player.seat && <Icon name="first" class="ff is-first" label={t("table-first")} />}
              {player.passed && <Icon name="pass" class="ff is-out" label={t("table-passed")} />}
            </small>
          </span>
          {view.turn.includes(player.seat) && (
            <i class="turn-dot">
              <span class="vh">{t(player.seat === seat ? "table-title-turn" : "table-on-turn")}</span>
            </i>
          )}
        </button>
      ))}
      {solo && (
        <button
          type="button"
          class="f-common"
          aria-pressed={large === VIRTUAL}
          onClick={() => enlarge(large === VIRTUAL ? null : VIRTUAL)}
        >
          <span class="emblem f-common">
            <Icon name="attack" />
          </span>
          <span>
            <b>{t("table-virtual-short")}</b>
          </span>
        </button>
      )}
    </div>
  );
}

/** The facts of a rival whose empire fills the phone. */
function RivalFacts() {
  const { view, info, large, seat } = useScene();
  const player = view.players[large];
  if (isSolo(view) && large === VIRTUAL) return <VirtualPlayer />;
  if (player === undefined || large === seat) return null;
  return (
    <div class="rival-facts">
      <b>{nameOf(info, large)}</b> <span>{faction(player.faction)?.name}</span>
      <Standing seat={large} view={view} info={info} />
      <span class="extra nums">
        <Icon name="hand" label={t("table-hand-cap")} />
        {player.hand_size}
      </span>
      <Purse player={player} change={{}} />
    </div>
  );
}

/** All of the table, from the scene around it; `strip` stands between empire and hand. */
export function Felt({ strip, purse }: { strip: ComponentChildren; purse?: ComponentChildren }) {
  const scene = useScene();
  const { view, seat, large, size: room, prayer } = scene;
  const solo = isSolo(view);
  const rivals = view.players.filter((player) => player.seat !== seat);
  const offered = onOffer(view, seat, scene.offers).length > 0;
  const folded = seat === null ? offered && !scene.looks : large === seat && (view.phase === "lookout" || offered);
  const player = view.players[large];
  const middle =
    solo && large === VIRTUAL ? <VirtualArea />
    : folded ? <Folded />
    : player && <Empire player={player} />;
  const own = seat === null ? undefined : view.players[seat];
  const people = folded && own ? [own, ...rivals] : rivals;
  const handless = own?.hand === undefined;
  return (
    <div class={cx("felt", folded && "is-folded", handless && "is-handless", people.length + Number(solo) > 2 && "is-many", people.length > 4 && "is-throng", view.goals && "has-goals", room)}>
      <div class="strip">{strip}</div>
      {room === "phone" && scene.asked?.kind === "turn" && <Doors />}
      {(room === "phone" || low.value) && purse}
      {(room === "phone" || low.value) && <Trays />}
      <Hand />
      <Goals />
      <div class={cx("middle", prayer && "has-prayer")}>
        {!(prayer && room === "phone") && middle}
        {prayer && <Praying shown={prayer} />}
      </div>
      {room === "phone" ?
        <>
          <Players />
          <RivalFacts />
        </>
      : <div class="rivals" style={{ "--rivals": people.length + Number(solo) }}>
          {people.map((rival) => (
            <Rival key={rival.seat} player={rival} />
          ))}
          {solo && <VirtualPlayer />}
        </div>
      }
    </div>
  );
}

/** Whose empire lies large: the own one, a spectator's the one on turn, until a lens is used. */
export function useLarge(view: View, seat: number | null): Pick<Scene, "large" | "looks" | "enlarge"> {
  const [chosen, enlarge] = useState<number | null>(null);
  return { large: chosen ?? seat ?? view.turn[0] ?? 0, looks: chosen !== null, enlarge };
}

/** Cards and goods fly from the last view to this one, below the element of the ref. */
export function useFlights(view: View, seat: number | null, gains: readonly Gain[], lost: readonly Loss[] = [], prayer: Shown | null = null) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  const was = useMemo(() => layout(root.current), [view]);
  useLayoutEffect(() => {
    if (root.current && last.current !== view) {
      const flights = [
        ...flyGoods(root.current, gains, seat, prayer ? { card: prayer.prayer.card, ms: lasts(prayer.prayer.cards.length) } : undefined),
        ...flyCards(root.current, was, last.current, view, seat, new Set(lost.map(({ card }) => card ?? ""))),
      ];
      for (const begin of flights) begin();
    }
    last.current = view;
  }, [view]);
  return root;
}

interface BoardProps {
  view: View;
  info: TableInfo;
  /** Through whose eyes; null: everybody's. */
  seat: number | null;
  mode: "read";
  strip?: ComponentChildren;
  /** The log, and the moment that is shown. */
  log?: readonly Entry[];
  at?: number;
}

/** A table to be read: a moment of a replay, or of the past. */
export function Board({ view, info, seat, strip, log = [], at = 0 }: BoardProps) {
  const large = useLarge(view, seat);
  const answered = useMemo(() => prayersAt(log, at), [at, log.length]);
  const prayer = usePrayers(view.prayer, answered, at, null, (who) => nameOf(info, who));
  const root = useFlights(view, seat, []);
  const own = seat === null ? undefined : view.players[seat];
  const scene = { ...reading(view, info, seat, size.value), ...large, prayer };
  return (
    <FrameContext.Provider value={scene}>
      <SceneContext.Provider value={scene}>
        <div class="board-only" ref={root}>
          <Felt strip={strip ?? <ReadStrip />} purse={own && <Purse player={own} change={{}} />} />
        </div>
      </SceneContext.Provider>
    </FrameContext.Provider>
  );
}
