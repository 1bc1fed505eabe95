/** The own hand, or what is on offer: cards side by side, closer together the more they are. */
import { useState } from "preact/hooks";
import { face } from "../../../lib/library";
import { t } from "../../../lib/i18n";
import { Card, cardLabel } from "../../../ui/Card";
import { Disc } from "../../../ui/Disc";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Card as Number, CardFace, Offer, View, Zone } from "../../../wire";
import { entries } from "../../../lib/goods";
import { verbOf } from "./choices";
import { NOBODY, spotKey } from "../../../table/spots";
import { Group } from "../../../table/keys";
import { reason } from "./reasons";
import { useScene } from "./scene";
import { Tab, useSpot } from "./spot";

const STATES = { idle: undefined, can: "playable", "may-lose": "candidate", picked: "selected", lose: "chosen" } as const;
/** Moves that a card in hand is mainly there for; the others show on a quiet tab. */
const LOUD = new Set(["build", "play", "draft", "choose", "give-up", "put"]);

interface HandCardProps {
  number: Number;
  zone: Zone;
  holder: number;
  /** On a phone only one card is open. */
  closed?: boolean;
  open?: () => void;
}

function HandCard({ number, zone, holder, closed = false, open }: HandCardProps) {
  const scene = useScene();
  const shown = face(number);
  const spot = useSpot({ zone, holder, card: number }, shown);
  if (shown === undefined) return <span class="card" data-card={number} />;
  const refusal = zone === "hand" && scene.plays ? scene.blocked[number] : undefined;
  const why = refusal === undefined ? null : reason(shown, refusal);
  const going = zone === "hand" && scene.asked !== null && scene.asked.kind !== "turn" && scene.asked.card === number;
  const quiet = spot.verb !== null && spot.showing === "can" && !LOUD.has(spot.verb);
  const because = why === null ? undefined : t(why.id, why.args);
  const says = [spot.says, because && `${because}.`].filter(Boolean).join(" ");
  const on = {
    ...spot.on,
    class: cx(spot.on.class, quiet && "is-quiet"),
    onClick: () => {
      open?.();
      spot.on.onClick();
    },
  };
  if (closed) return <Slip face={shown} on={on} blocked={why !== null} showing={spot.showing} says={says} />;
  const state =
    going ? "selected"
    : why !== null && (spot.showing === "idle" || quiet) ? "blocked"
    : STATES[spot.showing];
  const tab =
    going ? <Tab verb={scene.asked?.purpose === "deal" ? "dealing" : "going"} done />
    : spot.verb !== null ? <Tab verb={spot.verb} done={spot.showing === "picked" || spot.showing === "lose"} />
    : undefined;
  return (
    <Card
      face={shown}
      size="hand"
      state={state}
      tab={tab}
      says={says}
      {...(why && { why: spot.verb === null ? because : undefined, missing: why.missing, homeless: why.id === "table-why-no-sacrifice" })}
      {...on}
    />
  );
}

interface SlipProps {
  face: CardFace;
  on: ReturnType<typeof useSpot>["on"];
  blocked: boolean;
  showing: string;
  says: string;
}

/** A closed card: its spine, wide enough for a thumb. */
function Slip({ face, on, blocked, showing, says }: SlipProps) {
  const { name, faction, colours, cost, location } = face;
  const main = colours[0] ?? "none";
  return (
    <button
      type="button"
      {...on}
      class={cx(
        "slip",
        `c-${main}`,
        `f-${faction}`,
        faction !== "common" && "faction",
        blocked && "is-blocked",
        `shows-${showing}`,
        on.class,
      )}
      aria-label={[cardLabel(face), says].filter(Boolean).join(" ")}
    >
      <span class="edge tex" />
      <span class="cost">
        {entries(cost).flatMap(([good, n]) =>
          Array.from({ length: n }, (_, i) => (
            <span key={`${good}${i}`}>
              <Icon name={good} />
            </span>
          )),
        )}
        {location && (
          <span>
            <Icon name="location" />
          </span>
        )}
      </span>
      <b>{name}</b>
      <Disc colour={main} />
    </button>
  );
}

/** So many cards on offer have room on a phone. */
const OPEN = 2;

interface CardsProps {
  cards: readonly Number[];
  zone: "hand" | "offer";
  label: string;
  class?: string;
}

/** A row of cards in hand size; on a phone closed but for one. */
export function CardRow({ cards, zone, label, class: more }: CardsProps) {
  const scene = useScene();
  const [opened, setOpened] = useState<Number | null>(null);
  const closes = scene.size === "phone" && (zone === "hand" || cards.length > OPEN);
  const holder = zone === "offer" ? NOBODY : (scene.seat ?? 0);
  const inHand = scene.picked?.zone === zone ? scene.picked.card : scene.asked?.card;
  const playable = cards.find((card) =>
    scene.placed.get(spotKey({ zone, holder, card }))?.some((offer) => LOUD.has(verbOf(offer, scene.asked))),
  );
  const open = [inHand, opened, playable, cards[0]].find((card) => card != null && cards.includes(card));
  return (
    <section class={cx("cards", zone, more)} aria-label={label}>
      <Group class="cardrow" style={{ "--n": cards.length }}>
        {cards.map((number) => (
          <HandCard
            key={number}
            number={number}
            zone={zone}
            holder={holder}
            closed={closes && number !== open}
            open={() => setOpened(number)}
          />
        ))}
      </Group>
      {cards.length === 0 && <p class="empty">{t(zone === "hand" ? "table-hand-empty" : "table-offer-empty")}</p>}
    </section>
  );
}

export function Hand() {
  const { view, seat } = useScene();
  const hand = seat === null ? undefined : view.players[seat]?.hand;
  if (hand === undefined) return null;
  return <CardRow cards={hand} zone="hand" label={t("table-hand", { n: hand.length })} />;
}

/** What is on offer for all, or drawn for this seat alone; cards that are chosen from. What lies open for a prayer lies in its scene. */
export function onOffer(view: View, seat: number | null, offers: readonly Offer[]): readonly Number[] {
  const own = seat === null ? undefined : view.players[seat]?.offer;
  const asked = view.prayer ? [] : offers.flatMap(({ zone, cards }) => (zone === "offer" ? (cards ?? []) : []));
  return [...new Set([...(own?.length ? own : view.offer), ...asked])];
}
