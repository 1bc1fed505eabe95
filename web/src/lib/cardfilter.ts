/** Which cards of the library are shown: what was asked for, in the address and against the cards. */
import type { CardFace } from "../wire";
import { folded, occurs, wantedWords } from "./search";

/** In one list any will do; of the lists all must hold. */
export interface Asked {
  words: string;
  faction: string[];
  colour: string[];
  kind: string[];
  /** A good of the cost, or `location`. */
  cost: string[];
  /** A good that the effect gives or takes. */
  effect: string[];
  source: string[];
}

export const LISTS = ["faction", "colour", "kind", "cost", "effect", "source"] as const;
export type List = (typeof LISTS)[number];

export function fromQuery(query: URLSearchParams): Asked {
  const list = (name: List): string[] => query.get(name)?.split(",").filter(Boolean) ?? [];
  return {
    words: query.get("q") ?? "",
    faction: list("faction"),
    colour: list("colour"),
    kind: list("kind"),
    cost: list("cost"),
    effect: list("effect"),
    source: list("source"),
  };
}

export function toQuery(asked: Asked): string {
  const query = new URLSearchParams();
  if (asked.words) query.set("q", asked.words);
  for (const name of LISTS) if (asked[name].length) query.set(name, asked[name].join(","));
  const text = query.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** With the value, or without it if it was there. */
export const toggled = (asked: Asked, list: List, value: string): Asked => ({
  ...asked,
  [list]: asked[list].includes(value) ? asked[list].filter((other) => other !== value) : [...asked[list], value],
});

export const isAnything = (asked: Asked): boolean => asked.words !== "" || LISTS.some((name) => asked[name].length > 0);

/** The values of a card that a list is compared with. */
function values(card: CardFace, list: List): readonly string[] {
  switch (list) {
    case "faction":
      return [card.faction];
    case "colour":
      return card.colours.length ? card.colours : ["none"];
    case "kind":
      return [card.kind];
    case "cost":
      return [...Object.keys(card.cost), ...(card.location ? ["location"] : [])];
    case "effect":
      return card.abilities.flatMap(({ formula = [] }) => formula.map(({ kind, what = "" }) => (kind === "good" ? what : kind)));
    case "source":
      return [card.source];
  }
}

/** The cards that were asked for; `extra` adds words of the language that a card can be found by. */
export function asked(cards: readonly CardFace[], wanted: Asked, extra: (card: CardFace) => string = () => ""): CardFace[] {
  const words = wantedWords(wanted.words);
  return cards.filter((card) => {
    if (!LISTS.every((list) => wanted[list].length === 0 || values(card, list).some((value) => wanted[list].includes(value)))) return false;
    const text = [card.name, ...card.abilities.map(({ text: sentence }) => sentence), ...card.numbers, extra(card)].join(" ");
    return occurs(words, folded(text));
  });
}

/** One card for each name: the first printing, with the numbers of all copies. */
export function byName(cards: readonly CardFace[]): { face: CardFace; copies: number }[] {
  const found = new Map<string, { face: CardFace; copies: number }>();
  for (const card of cards) {
    const known = found.get(card.slug);
    if (known) known.copies += card.numbers.length;
    else found.set(card.slug, { face: card, copies: card.numbers.length });
  }
  return [...found.values()];
}
