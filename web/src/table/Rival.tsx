/** A rival in short: public facts in a line, the empire as three lines of chips, a lens to see it large. */
import { entries, inWords } from "../lib/goods";
import { t } from "../lib/i18n";
import { faction } from "../lib/library";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import type { Card, Good, Location, Player, TableInfo, View } from "../wire";
import { BuiltChip } from "./Built";
import { PURSE, VIRTUAL, spotKey, tally } from "./choices";
import { SeatClock } from "./Clock";
import { Signed } from "./Deals";
import { Dots } from "./Dots";
import { ROWS, lanes } from "./Empire";
import { Group } from "./keys";
import { nameOf, useScene } from "./scene";
import { useSpot } from "./spot";

/** What a player is doing, in a word. */
export function Standing({ seat, view, info }: { seat: number; view: View; info: TableInfo }) {
  const { thinking } = useScene();
  const player = view.players[seat];
  if (thinking.includes(seat))
    return (
      <span class="stat">
        {t("table-thinking")}
        <Dots />
      </span>
    );
  if (view.turn.includes(seat)) return <span class="stat on-turn">{t("table-on-turn")}</span>;
  if (player?.passed)
    return (
      <span class="stat">
        <Icon name="pass" />
        {t("table-passed")}
      </span>
    );
  const sitting = info.seats[seat];
  if (sitting && !sitting.bot && !sitting.here) return <span class="stat">{t("table-away")}</span>;
  return null;
}

export function kindOf(info: TableInfo, seat: number): string {
  const { bot, left, resigned } = info.seats[seat] ?? {};
  if (resigned) return t("table-resigned");
  if (left) return t("table-stand-in");
  return bot ? t("table-bot") : "";
}

export function ChipRows({ empire, holder }: { empire: readonly Location[]; holder: number }) {
  return (
    <ul class="rows">
      {ROWS.map((row) => {
        const { left, right } = lanes(empire, row);
        return (
          <li key={row}>
            <Icon name={`k-${row}`} label={t(`table-row-${row}`)} />
            <Group class="chips" aria-label={t(`table-row-${row}`)}>
              {[...left.reverse(), ...right].map((at) => (
                <BuiltChip key={at.card} at={at} holder={holder} />
              ))}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}

/** So many kinds of deal have room in the line; more are only counted. */
const MOST_KINDS = 4;

function Facts({ player }: { player: Player }) {
  const { placed } = useScene();
  const kinds = entries(tally(player.deals.map(({ good }) => good)));
  const chosen = player.deals.some(({ card }) => placed.has(spotKey({ zone: "deals", holder: player.seat, card })));
  return (
    <span class="factline">
      <span class="goods" role="img" aria-label={inWords(player.goods) || t("table-no-goods")}>
        {PURSE.map((good) => (
          <span key={good} class={cx("good nums", !player.goods[good] && "zero")} data-good={good}>
            <Icon name={good} />
            {player.goods[good] ?? 0}
          </span>
        ))}
      </span>
      <span
        class="extra nums"
        role="img"
        aria-label={t("table-hand-of", { n: player.hand_size, common: player.hand_common })}
        data-hand={player.seat}
      >
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
      {player.deals.length > 0 && !chosen && (
        <span class="extra deals-of" role="img" aria-label={t("table-deals", { n: player.deals.length })}>
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
      {player.foundations.length > 0 && (
        <span class="extra nums" role="img" aria-label={t("table-foundations", { n: player.foundations.length })}>
          <Icon name="foundation" />
          {player.foundations.length}
        </span>
      )}
    </span>
  );
}

export function Lens({ seat, name }: { seat: number; name: string }) {
  const { large, enlarge, seat: own } = useScene();
  const open = large === seat;
  if (open && own === null) return null; // a spectator always looks at somebody
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

export function Rival({ player }: { player: Player }) {
  const scene = useScene();
  const { view, info } = scene;
  const name = nameOf(info, player.seat);
  const kind = kindOf(info, player.seat);
  const offer = scene.loose.find((one) => one.seat === player.seat);
  const people = faction(player.faction)?.name ?? "";
  return (
    <section
      class={cx("rival panel", `f-${player.faction}`, offer && "is-playable", scene.large === player.seat && "is-large")}
      aria-label={t("table-rival", { name, faction: people })}
      data-player={player.seat}
    >
      <header>
        <Emblem of={player.faction} />
        <div class="who">
          <b>
            {name}
            {view.first === player.seat && <Icon name="first" label={t("table-first")} />}
          </b>
          <span>{kind ? t("table-faction-kind", { faction: people, kind }) : people}</span>
        </div>
        <span class="score nums" data-good="vp">
          <Icon name="vp" label={t("table-score")} />
          {player.score}
        </span>
        <Facts player={player} />
        <SeatClock seat={player.seat} />
        <Standing seat={player.seat} view={view} info={info} />
        {offer && (
          <button type="button" data-aside class="btn primary choose" onClick={() => scene.make(offer)}>
            {t("table-verb-choose")}
          </button>
        )}
      </header>
      <ChipRows empire={player.empire} holder={player.seat} />
      <Lens seat={player.seat} name={name} />
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
        <div class="who">
          <b>{t("table-virtual")}</b>
          <span>{t("table-attack-deck", { n: virtual.deck_size })}</span>
        </div>
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
      </header>
      <ChipRows empire={virtual.area} holder={VIRTUAL} />
      <Lens seat={VIRTUAL} name={t("table-virtual")} />
    </section>
  );
}
