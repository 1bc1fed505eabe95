/** Which legal moves belong to which card on the table, and how a question is put there. */
import type { Asked, Good, Goods, Offer } from "../../../wire";
import { NOBODY, spotKey } from "../../../table/spots";

/** The virtual player's number in the solo game. */
export const VIRTUAL = 1;

/** What a player's supply holds, in the order in which it stands everywhere. */
export const PURSE: readonly Good[] = ["wood", "stone", "food", "gold", "worker", "raze", "defense"];

/** The same with what a box adds, where it is on the table. */
export const purseOf = (goods: Goods): readonly Good[] => (goods.tech === undefined ? PURSE : [...PURSE, "tech"]);

/** How many there are of each good. */
export function tally(goods: readonly Good[]): Goods {
  const found: Goods = {};
  for (const good of goods) found[good] = (found[good] ?? 0) + 1;
  return found;
}

/** The legal moves by the place of their card; copies alike each have them. */
export function placed(offers: readonly Offer[], seat: number): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.zone == null) continue;
    const holder = offer.zone === "offer" ? NOBODY : (offer.holder ?? seat);
    const cards = offer.zone === "foundations" ? [""] : (offer.cards ?? []);
    for (const card of cards) {
      const key = spotKey({ zone: offer.zone, holder, card });
      found.set(key, [...(found.get(key) ?? []), offer]);
    }
  }
  return found;
}

/** Whose empires and deals a question is about, if it is about any; -1 never. */
export function holders(offers: readonly Offer[], seat: number): number[] {
  const placedOn = offers.filter(({ zone }) => zone === "empire" || zone === "deals" || zone === "foundations");
  return [...new Set(placedOn.map(({ holder }) => holder ?? seat))];
}

/** Legal moves that are made on no card and have no button of their own: goods, decks, players, done. */
export const loose = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => offer.zone == null && offer.verb !== "end" && offer.verb !== "pass");

/** How the table shows what can be chosen: as something to gain by, or as something to lose. */
export type Manner = "go" | "give";

const LOSSES = new Set(["discard", "pay", "under", "put", "spend"]);

/** A `card` or `location` is lost where it is asked of the own ones and no effect gains by it. */
export function manner(asked: Asked | null, offers: readonly Offer[], seat: number | null): Manner {
  if (asked === null || asked.kind === "turn") return "go";
  if (LOSSES.has(asked.kind)) return "give";
  if (asked.kind === "card") return offers.some((offer) => offer.zone === "hand") ? "give" : "go";
  const own = offers.some((offer) => offer.zone === "empire" && (offer.holder ?? seat) === seat);
  return asked.kind === "location" && asked.card === undefined && own ? "give" : "go";
}

/** The word for a move on a card's tab: its verb, or what an answer does with the card. */
export function verbOf(offer: Offer, asked: Asked | null): string {
  if (offer.verb !== "choose") return offer.verb;
  if (asked?.kind === "discard") return "give-up";
  if (asked?.kind === "under") return "put";
  return "choose";
}

const ORDER = ["build", "play", "use", "visit", "draft", "choose", "deal", "raze", "samurai", "guard", "place", "upkeep"];

/** The moves on a card, the likeliest first. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const rank = ({ verb, times = 1 }: Offer): number => ORDER.indexOf(verb) * 10 + times;
  return [...offers].sort((a, b) => rank(a) - rank(b));
}

/** What an answer in goods changes in the purse: what is paid or put, what is gained. */
export function paid(offer: Offer | null, asked: Asked | null): Goods {
  if (offer?.goods === undefined || offer.zone != null) return {};
  if (asked?.kind === "pay" || asked?.kind === "put") return negative(offer.goods);
  return asked?.kind === "good" ? offer.goods : {};
}

const negative = (goods: Goods): Goods => Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, -n])) as Goods;
