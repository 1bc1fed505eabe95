/** What could still be done by somebody who passes. */
import type { Offer } from "../../../wire";

export interface Left {
  /** Cards in hand that could be built, made a deal, or razed. */
  build: number;
  deal: number;
  raze: number;
  /** Locations that could be used. */
  use: number;
  /** Open productions of rivals that could be visited, cards that could be played. */
  visit: number;
  play: number;
  /** Whether workers could fetch something. */
  send: boolean;
}

/** The cards that moves of a kind can be made on. */
const cards = (offers: readonly Offer[], verb: string): Set<string> =>
  new Set(offers.filter((offer) => offer.verb === verb).flatMap((offer) => offer.cards ?? []));

export function left(offers: readonly Offer[]): Left {
  const build = cards(offers, "build");
  const others = (verb: string): number => [...cards(offers, verb)].filter((card) => !build.has(card)).length;
  return {
    build: build.size,
    deal: others("deal"),
    raze: others("raze"),
    use: cards(offers, "use").size,
    visit: cards(offers, "visit").size,
    play: cards(offers, "play").size,
    send: offers.some(({ verb }) => verb === "send"),
  };
}

export const isAny = ({ build, deal, raze, use, visit, play, send }: Left): boolean => build + deal + raze + use + visit + play > 0 || send;
