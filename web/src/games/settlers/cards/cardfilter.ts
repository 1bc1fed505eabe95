/** Which cards of the library are shown: what was asked for, in the address and against the cards. */
import type { CardFace } from "../../../wire";
import { type Asked as AskedFor, asking } from "../../../lib/asked";
import { folded, occurs, wantedWords } from "../../../lib/search";
import { plain } from "../../../lib/sentence";

/** The box of the base game, and the mark of cards that any deck of their faction may have. */
export const BASIC = "base";

/** `cost`: a good of it, or `location`; `effect`: a good that it gives or takes. */
export const LISTS = ["faction", "box", "mark", "colour", "kind", "cost", "effect", "source"] as const;
export type List = (typeof LISTS)[number];
export type Asked = AskedFor<List>;
export const { fromQuery, toQuery, toggled, isAnything } = asking(LISTS);

/** The values of a card that a list is compared with. */
function values(card: CardFace, list: List): readonly string[] {
  switch (list) {
    case "faction":
      return [card.faction];
    case "box":
      return [card.box || BASIC];
    case "mark":
      return [card.mark || BASIC];
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
    const text = [card.name, ...card.abilities.map(({ text: sentence }) => plain(sentence)), ...card.numbers, extra(card)].join(" ");
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
