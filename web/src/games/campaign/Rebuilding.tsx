/** Before a game, where it was agreed: the faction deck, card by card. */
import { t } from "../../lib/i18n";
import { bySlug, face } from "../../lib/library";
import { plain } from "../../lib/sentence";
import { nameOf } from "../../table/names";
import { colours } from "../../ui/Card";
import { Disc } from "../../ui/Disc";
import { Formula } from "../../ui/Formula";
import { cx } from "../../ui/cx";
import type { CardFace, Offer } from "../../wire";
import { type Scene, rulerAt, useScene } from "./scene";

const OUT = "deck -";
const IN = "deck +";

/** So many of each card are in the deck: a line is all copies of a card, `2 rome/builder`, or one of them, `rom025`. */
function counted(lines: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) {
    const [n = "", slug] = line.split(" ");
    const card = slug ?? face(n)?.slug ?? n;
    found.set(card, (found.get(card) ?? 0) + (slug === undefined ? 1 : Number(n)));
  }
  return found;
}

const moving = ({ offers }: Scene, how: string, slug: string): Offer | undefined =>
  offers.find((offer) => offer.text.startsWith(how) && face(offer.cards?.[0] ?? "")?.slug === slug);

function Move({ offer, scene, sign }: { offer: Offer | undefined; scene: Scene; sign: string }) {
  if (!offer) return <span class="swap" />;
  return (
    <button type="button" class="swap" aria-label={plain(offer.label)} title={plain(offer.label)} data-can data-written={offer.text} onClick={() => scene.make(offer)}>
      {sign}
    </button>
  );
}

function Row({ card, n, scene }: { card: CardFace; n: number; scene: Scene }) {
  const colour = colours(card)[0] ?? "none";
  return (
    <li class={cx("keeps", `c-${colour}`, n === 0 && "empty")}>
      <span class="tex sw">
        <Disc colour={colour} />
      </span>
      <span>
        <b>
          {n} × {card.name}
        </b>
        <small>
          {card.abilities.slice(0, 1).map(({ formula = [] }) => (
            <Formula key={card.slug} tokens={formula} short />
          ))}
        </small>
      </span>
      <Move scene={scene} offer={moving(scene, OUT, card.slug)} sign="−" />
      <Move scene={scene} offer={moving(scene, IN, card.slug)} sign="+" />
    </li>
  );
}

export function Rebuilding() {
  const scene = useScene();
  const { view, info, seat, offers } = scene;
  const asked = view.asked;
  if (asked?.kind !== "deck") return null;
  if (asked.seat !== seat) return <p class="panel pad cap">{t("campaign-rebuild-other", { name: nameOf(info, asked.seat) })}</p>;
  const deck = counted(rulerAt(view, asked.seat)?.deck ?? []);
  const slugs = new Set([...deck.keys(), ...offers.flatMap(({ cards = [] }) => cards.map((card) => face(card)?.slug ?? ""))]);
  const cards = [...slugs].flatMap((slug) => bySlug(slug)[0] ?? []).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <section class="panel pad rebuild">
      <h2>
        {t("campaign-rebuild-you")} <small>{t("campaign-rebuild-what", { n: [...deck.values()].reduce((sum, n) => sum + n, 0) })}</small>
      </h2>
      <ul class="kept">
        {cards.map((card) => (
          <Row key={card.slug} card={card} n={deck.get(card.slug) ?? 0} scene={scene} />
        ))}
      </ul>
    </section>
  );
}
