/** All cards in their decks, with search and filters that stand in the address. */
import { useEffect } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { BASIC, type Asked, type List, asked, byName, fromQuery, isAnything, toQuery, toggled } from "./cardfilter";
import { t } from "../../../lib/i18n";
import { library } from "../../../lib/library";
import { Link, go, route } from "../../../lib/route";
import { useTitle } from "../../../lib/title";
import type { CardFace } from "../../../wire";
import { Button } from "../../../ui/Button";
import { Card, factionName, markName } from "../../../ui/Card";
import { Disc } from "../../../ui/Disc";
import { Emblem } from "../../../ui/Emblem";
import { Filter } from "../../../ui/Filter";
import { Icon } from "../../../ui/Icon";
import { ToDecks } from "../decks/ToDecks";
import { peekProps } from "../../../ui/Peek";

const GOODS = ["wood", "stone", "food", "gold"] as const;
const SOURCES = ["seed", "public", "house"] as const;
const KINDS = ["production", "feature", "action"] as const;
const COST = [...GOODS, "location"] as const;
const EFFECT = [...GOODS, "worker", "raze", "defense", "blessing", "tech", "card", "vp", "samurai"] as const;

const goodName = (good: string): string => t(good === "location" ? "library-location" : good === "samurai" ? "library-samurai" : `common-good-${good}`);

const boxName = (box: string, basic: string): string => (box === BASIC ? t(basic) : markName(box));

/** What the cards have, in the order of the first card that has it. */
const present = (cards: readonly CardFace[], of: (card: CardFace) => readonly string[]): string[] => [...new Set(cards.flatMap(of))];

function Filters({ cards, wanted }: { cards: readonly CardFace[]; wanted: Asked }) {
  const by = (list: List) => ({ list, on: wanted[list], toggle: (value: string) => go(`/cards${toQuery(toggled(wanted, list, value))}`, true) });
  const icon = (value: string) => <Icon name={value} />;
  const boxed = (list: "box" | "mark", basic: string) => (
    <Filter
      {...by(list)}
      title={t(`library-${list}`)}
      values={[BASIC, ...present(cards, (card) => (card[list] ? [card[list]] : []))]}
      name={(value) => boxName(value, basic)}
      drawn={(value) => (value === BASIC ? t(basic) : [<Icon name={`box-${value}`} />, boxName(value, basic)])}
    />
  );
  return (
    <div class="filters">
      <Filter {...by("faction")} title={t("library-deck")} values={present(cards, (card) => [card.faction])} name={factionName} drawn={(value) => <Emblem of={value} />} />
      {boxed("box", "library-box-base")}
      {boxed("mark", "library-mark-base")}
      <Filter
        {...by("kind")}
        title={t("library-kind")}
        values={KINDS}
        name={(value) => t(`common-kind-${value}`)}
        drawn={(value) => [<Icon name={`k-${value}`} />, t(`common-kind-${value}`)]}
      />
      <Filter
        {...by("colour")}
        title={t("library-colour")}
        values={present(cards, (card) => (card.colours.length ? card.colours : ["none"]))}
        name={(value) => t(`common-colour-${value}`)}
        drawn={(value) => <Disc colour={value} />}
      />
      <Filter {...by("cost")} title={t("library-cost")} values={COST} name={goodName} drawn={icon} />
      <Filter {...by("effect")} title={t("library-effect")} values={EFFECT} name={goodName} drawn={icon} />
      <Filter
        {...by("source")}
        title={t("library-source")}
        values={SOURCES}
        name={(value) => t(`library-source-${value}`)}
        drawn={(value) => t(`library-source-${value}`)}
      />
    </div>
  );
}

function Deck({ slug, cards }: { slug: string; cards: readonly CardFace[] }) {
  const found = byName(cards);
  return (
    <section class={`deck f-${slug}`} aria-labelledby={`deck-${slug}`}>
      <h2 id={`deck-${slug}`}>
        <Emblem of={slug} /> {t(slug === "common" ? "library-deck-common" : slug === "attack" ? "library-deck-attack" : "library-deck-of", { faction: factionName(slug) })}
        <small>{t("library-n-cards", { n: found.length })}</small>
      </h2>
      <ul>
        {found.map(({ face, copies }) => (
          <li key={face.slug}>
            <Link href={`/cards/${face.slug}`} {...peekProps(face)}>
              <Card face={face} />
            </Link>
            {copies > 1 && <span class="copies">{t("library-copies", { n: copies })}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CardList({ cards }: { cards: readonly CardFace[] }) {
  useTitle(t("common-cards"));
  const wanted = fromQuery(route.value.query);
  const found = asked(cards, wanted, (card) => `${factionName(card.faction)} ${t(`common-kind-${card.kind}`)}`);
  const shown = byName(found).length;
  const order = ["common", ...(library.value?.factions.map(({ slug }) => slug) ?? []), "attack"];
  const anything = isAnything(wanted);
  const result = t("library-found", { n: shown, of: byName(cards).length });
  useEffect(() => {
    if (anything) announce(result);
  }, [anything, result]);
  return (
    <div class="library">
      <aside>
        <h1>{t("common-cards")}</h1>
        <label class="field">
          <Icon name="search" />
          <input
            type="search"
            value={wanted.words}
            placeholder={t("library-search")}
            aria-label={t("library-search")}
            onInput={(event) => go(`/cards${toQuery({ ...wanted, words: event.currentTarget.value })}`, true)}
          />
        </label>
        <p class="result">
          {result}
          {anything && (
            <Button kind="quiet" icon="close" onClick={() => go("/cards", true)}>
              {t("library-clear")}
            </Button>
          )}
        </p>
        <ToDecks />
        <details class="more-filters" open={matchMedia("(min-width: 1000px)").matches}>
          <summary>
            <Icon name="filter" /> {t("library-filters")}
          </summary>
          <Filters cards={cards} wanted={wanted} />
        </details>
      </aside>
      <div class="decks">
        {order.map((slug) => {
          const inDeck = found.filter(({ faction }) => faction === slug);
          return inDeck.length > 0 && <Deck key={slug} slug={slug} cards={inDeck} />;
        })}
        {shown === 0 && <p class="notice">{t("library-nothing")}</p>}
      </div>
    </div>
  );
}
