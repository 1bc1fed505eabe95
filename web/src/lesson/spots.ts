/** Places of the table by name, found by what is stable about them, and the places of moves. */
import { NOBODY, spotKey } from "../table/spots";
import type { Offer } from "../wire";

const PLACES: Readonly<Record<string, string>> = {
  score: ".track, .boxes, .players",
  offer: ".cards.offer",
  hand: ".cards.hand",
  board: ".plate",
  purse: ".purse",
  walls: ".track-row:has([data-place^='track/walls/'], [data-place='cell/WA1'])",
  huts: ".track-row:has([data-place^='track/huts/'], [data-place='cell/HU1'])",
  bridges: ".track-row:has([data-place^='track/bridges/'])",
  built: "[data-spot^='empire/0/']",
  ask: ".ask",
  answers: ":has(> [data-spot^='answer/'])",
  blessings: ".purse .blessings",
  prayer: ".praying .sum:not(.is-text), .tabletop:not(:has(.praying)) .purse",
  foundations: "[data-spot^='foundations/']",
  door: "[data-spot^='door/'], [data-spot^='empire/1/']:has(.pips), .players [data-player='1']",
  rival: ".rival[data-player='1'], .players [data-player='1'], .tabletop:has(.players) [data-spot^='empire/1/']",
  goals: ".goals",
  tracks: ".plate .eraline, .goals",
  track: ".trackrow.t-economy",
  lands: ".lands",
  upkeep: ".uptray",
  pass: ".act-pass",
  end: ".act-end",
  dice: ".tray .dice",
  favors: ".tokens",
  favor: ".held",
  fields: ".fields",
  village: ".village-sheet .areas",
  architects: ".building:has([data-place$='/architects'])",
};

/** Moves that are made by a button of the bar. */
const BUTTONS: Readonly<Record<string, string[]>> = { pass: [".act-pass"], ready: [".act-end"] };

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

const found = (selector: string): Element[] => [...document.querySelectorAll(`.tabletop :is(${selector})`)].filter(isSeen);

/** What is lit on the table for these names. */
export const placesOf = (names: readonly string[]): Element[] => names.flatMap((name) => found(PLACES[name] ?? name));

const quoted = (value: string): string => `"${value.replace(/["\\]/g, "\\$&")}"`;

/** Where moves are made: cards, answers, boxes of the sheets, buttons. */
export function placesOfMoves(offers: readonly Offer[], seat: number): Element[] {
  const selectors = offers.flatMap((offer) => {
    const answer = `[data-spot=${quoted(`answer/${offer.text}`)}]`;
    if (offer.zone != null) {
      const holder = offer.zone === "offer" ? NOBODY : (offer.holder ?? seat);
      const cards = offer.zone === "foundations" ? [""] : (offer.cards ?? []);
      const spots = cards.map((card) => spotKey({ zone: offer.zone ?? "hand", holder, card }));
      const doors = offer.verb === "visit" ? spots.map((spot) => `door/${spot}`) : [];
      return [answer, ...[...spots, ...doors].map((spot) => `[data-spot=${quoted(spot)}]`)];
    }
    const written = `[data-written=${quoted(offer.text)}]`;
    if (offer.verb === "upkeep") return [answer, "[data-spot^='upkeep/'][data-can]"];
    const places = offer.place ? [offer.place, ...(offer.also ?? [])].map((place) => `[data-place=${quoted(place)}]`) : [answer];
    return [...places, written, ...(BUTTONS[offer.verb] ?? [])];
  });
  return selectors.length > 0 ? found(selectors.join(", ")) : [];
}

/** What was clicked that stands for something on the table; null: anything else. */
export function clicked(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target.closest("[data-spot], [data-place], [data-written], .act-pass, .tabletop:has(.felt.roll) .act-end") : null;
  return element?.closest(".tabletop") && element.getAttribute("data-place") !== "dice" ? element : null;
}
