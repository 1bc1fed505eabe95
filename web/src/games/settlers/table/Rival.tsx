/** A rival in short: public facts in a line, the empire as three lines of chips, a lens to see it large. */
import { entries, inWords } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { face, faction } from "../../../lib/library";
import { Blessing, blessingsInWords } from "../../../ui/Blessing";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Card, Good, Goods, Part, Player, TableInfo, View } from "../../../wire";
import { VIRTUAL, purseOf, tally } from "./choices";
import { TOKENS } from "./part";
import { spotKey } from "../../../table/spots";
import { SeatClock } from "../../../table/Clock";
import { Signed } from "./Deals";
import { Dots } from "../../../table/Dots";
import { Flow } from "./Flow";
import { Group } from "../../../table/keys";
import { useScene } from "./scene";
import { kindOf, nameOf } from "../../../table/names";
import { choosesRival } from "./shortcuts";
import { useSpot } from "./spot";

/** What a player is doing, in a word. */
export function Standing({ seat, view, info }: { seat: number; view: View; info: TableInfo }) {
  const { thinking } = useScene();
  const player = view.players[seat];
  if (thinking.value.includes(seat))
    return (
      <span class="stat" title={t("table-thinking")}>
        <span class="say">{t("table-thinking")}</span>
        <Dots />
      </span>
    );
  const sitting = info.seats[seat];
  const away = sitting !== undefined && !sitting.bot && !sitting.here;
  if (view.turn.includes(seat))
    return <span class={cx("stat on-turn", away && "is-away")}>{t(away ? "others-away-on-turn" : "table-on-turn")}</span>;
  if (player?.passed)
    return (
      <span class="stat" title={t("table-passed")}>
        <Icon name="pass" />
        <span class="say">{t("table-passed")}</span>
      </span>
    );
  return away ? <span class="stat">{t("table-away")}</span> : null;
}

/** So many kinds of deal have room in the line; more are only counted. */
const MOST_KINDS = 3;

/** A rival's upkeep, tokens and Inventions. */
function PartFacts({ part }: { part: Part }) {
  const sum = (goods: Goods): number => entries(goods).reduce((all, [, n]) => all + n, 0);
  const laid = sum(part.laid);
  const of = laid + sum(part.due);
  const held = TOKENS.filter((token) => (part.tokens[token] ?? 0) > 0);
  const upkeep = t("table-upkeep-sum", { n: laid, of });
  const tokens = `${t("table-tokens")}: ${held.map((token) => t(`empire-bonus-${token}`)).join(", ")}`;
  const inventions = `${t("empire-inventions")}: ${part.inventions.map(({ card }) => face(card)?.name ?? "").join(", ")}`;
  return (
    <>
      <span class="extra" role="img" aria-label={t(`empire-era-${part.era}`)} title={t(`empire-era-${part.era}`)}>
        <Icon name={`era-${part.era}`} />
      </span>
      {of > 0 && (
        <span class={cx("extra nums", laid < of && "is-late")} role="img" aria-label={upkeep} title={upkeep}>
          <Icon name="upkeep" />
          {laid}/{of}
        </span>
      )}
      {held.length > 0 && (
        <span class="extra" role="img" aria-label={tokens} title={tokens}>
          {held.map((token) => (
            <Icon key={token} name={`tok-${token}`} />
          ))}
        </span>
      )}
      {part.inventions.length > 0 && (
        <span class="extra nums" role="img" aria-label={inventions} title={inventions}>
          <Icon name="invention" />
          {part.inventions.length}
        </span>
      )}
    </>
  );
}

function Facts({ player }: { player: Player }) {
  const { placed } = useScene();
  const dealt = tally(player.deals.map(({ good }) => good));
  const kinds = entries(dealt);
  const chosen = player.deals.some(({ card }) => placed.has(spotKey({ zone: "deals", holder: player.seat, card })));
  const { blessings = [] } = player;
  const goods = inWords(player.goods) || t("table-no-goods");
  const hand = t("table-hand-of", { n: player.hand_size, common: player.hand_common });
  const deals = [t("table-deals", { n: player.deals.length }), inWords(dealt)].filter(Boolean).join(": ");
  return (
    <span class="factline">
      <span class="goods" role="img" aria-label={goods} title={goods}>
        {purseOf(player.goods).map((good) => (
          <span key={good} class={cx("good nums", !player.goods[good] && "zero")} data-good={good}>
            <Icon name={good} />
            {player.goods[good] ?? 0}
          </span>
        ))}
      </span>
      {blessings.length > 0 && (
        <span class="extra blessings" role="img" aria-label={blessingsInWords(blessings)} title={blessingsInWords(blessings)} data-good="blessing">
          {blessings.map((colour) => (
            <Blessing key={colour} of={colour} />
          ))}
        </span>
      )}
      <span class="extra nums" role="img" aria-label={hand} title={hand} data-hand={player.seat}>
        <Icon name="hand" />
        {player.hand_size}
      </span>
      {chosen && (
        <Group class="extra deals-now" aria-label={t("table-deals", { n: player.deals.length })}>
          <Icon name="deal" />
          {player.deals.map((deal) => (
            <Signed key={deal.card} deal={deal} holder={player.seat} />
          ))}
        </Group>
      )}
      {player.part && <PartFacts part={player.part} />}
      {player.deals.length > 0 && !chosen && (
        <span class="extra deals-of" role="img" aria-label={deals} title={deals}>
          <Icon name="deal" />
          <span class={cx("n nums", kinds.length > MOST_KINDS && "only")}>{player.deals.length}</span>
          {kinds.length <= MOST_KINDS &&
            kinds.map(([good, n]) => (
              <span key={good} class="kind nums">
                {n > 1 && n}
                <Icon name={good} />
              </span>
            ))}
        </span>
      )}
    </span>
  );
}

export function Lens({ seat, name }: { seat: number; name: string }) {
  const { view, large, looks, enlarge, seat: own } = useScene();
  const open = large === seat && (looks || own !== null || view.offer.length === 0);
  if (open && own === null && !looks) return null; // a spectator always looks at somebody, or at the offer
  const label = t(open ? "table-lens-close" : "table-lens-open", { name });
  return (
    <button
      type="button"
      data-aside
      class="btn quiet open"
      aria-pressed={open}
      aria-label={label}
      title={label}
      onClick={() => enlarge(open ? null : seat)}
    >
      <Icon name={open ? "close" : "zoom"} />
    </button>
  );
}

/** The digit that shows a rival's empire, once R was pressed. */
export function RivalKey({ seat }: { seat: number }) {
  const { view, seat: own } = useScene();
  if (!choosesRival.value) return null;
  return <kbd class="rival-key">{view.players.filter((player) => player.seat !== own).findIndex((player) => player.seat === seat) + 1}</kbd>;
}

/** A player above the table: a rival, or while cards are on offer oneself. */
export function Rival({ player }: { player: Player }) {
  const scene = useScene();
  const { view, info, seat } = scene;
  const me = player.seat === seat;
  const name = me ? t("table-you") : nameOf(info, player.seat);
  const kind = kindOf(info, player.seat);
  const offer = scene.loose.find((one) => one.seat === player.seat);
  const people = faction(player.faction)?.name ?? "";
  return (
    <section
      class={cx("rival panel", `f-${player.faction}`, me && "is-me", offer && "is-playable", scene.large === player.seat && !me && "is-large")}
      aria-label={me ? t("table-empire-own") : t("table-rival", { name, faction: people })}
      data-player={player.seat}
    >
      <header>
        <Emblem of={player.faction} />
        <b class="who" title={people}>
          {name}
        </b>
        {view.first === player.seat && <Icon name="first" class="first" label={t("table-first")} />}
        <span class="score nums" data-good="vp">
          <Icon name="vp" label={t("table-score")} />
          {player.score}
        </span>
        <span class="kind-of">{kind ? t("table-faction-kind", { faction: people, kind }) : people}</span>
        <SeatClock seat={player.seat} />
        {!me && <Standing seat={player.seat} view={view} info={info} />}
        <Facts player={player} />
        {offer && (
          <button type="button" data-aside class="btn primary choose" onClick={() => scene.make(offer)}>
            {t("table-verb-choose")}
          </button>
        )}
        {!me && <RivalKey seat={player.seat} />}
        {!me && <Lens seat={player.seat} name={name} />}
      </header>
      <Flow empire={player.empire} holder={player.seat} name={name} foundations={player.foundations.length} />
    </section>
  );
}

/** An attack card in the virtual player's line; some effects choose one. */
function Attack({ card, good }: { card: Card; good: Good }) {
  const spot = useSpot({ zone: "deals", holder: VIRTUAL, card }, undefined);
  if (spot.verb === null)
    return (
      <span data-card={card}>
        <Icon name={good} />
      </span>
    );
  return (
    <button
      type="button"
      {...spot.on}
      class={cx("attack-card", `shows-${spot.showing}`, spot.on.class)}
      aria-label={[t(`common-n-${good}`, { n: 1 }), spot.says].join(". ")}
    >
      <Icon name={good} />
    </button>
  );
}

/** The virtual player of the solo game: its area, its line of attacks, what it has collected. */
export function VirtualPlayer() {
  const virtual = useScene().view.virtual;
  if (virtual === undefined) return null;
  return (
    <section class="rival panel f-common virtual" aria-label={t("table-virtual")} data-player={VIRTUAL}>
      <header>
        <span class="emblem f-common">
          <Icon name="attack" />
        </span>
        <b class="who">{t("table-virtual")}</b>
        <span class="kind-of">{t("table-attack-deck", { n: virtual.deck_size })}</span>
        <span
          class="extra line"
          role="group"
          aria-label={t("table-line-label", {
            goods: virtual.line.map((good) => t(`common-n-${good}`, { n: 1 })).join(", "),
            n: virtual.line.length,
          })}
        >
          <span class="cap" aria-hidden="true">
            {t("table-line")}
          </span>
          {virtual.attacks.map((card, at) => (
            <Attack key={card} card={card} good={virtual.line[at] ?? "card"} />
          ))}
          {virtual.line.length === 0 && <span aria-hidden="true">–</span>}
        </span>
        <span class="extra nums versus">
          <span class="cap">{t("table-faction-locations")}</span>
          <span aria-hidden="true">
            {virtual.faction_locations} : {virtual.collection.length}
          </span>
          <span class="vh">{t("table-versus", { ours: virtual.faction_locations, theirs: virtual.collection.length })}</span>
        </span>
        <Lens seat={VIRTUAL} name={t("table-virtual")} />
      </header>
      <Flow empire={virtual.area} holder={VIRTUAL} name={t("table-virtual")} />
    </section>
  );
}
