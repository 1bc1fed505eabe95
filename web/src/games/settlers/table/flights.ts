/** Motion that explains: cards fly from where they lay to where they lie, goods to whoever gains them. */
import { signal } from "@preact/signals";
import { still, tempo } from "../../../lib/settings";
import type { Gain, Good, Goods, View } from "../../../wire";

const TRAVEL = 420;
const APART = 40;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
/** What moved less than this, in pixels, has not moved. */
const STILL = 3;

/** Goods that are on their way to the own purse: its numbers change on arrival. */
export const flying = signal<Goods>({});

/** Where every card lay, by its number (a card is only once on the table): its box, its place, its element. */
export type Layout = Map<string, { rect: DOMRect; spot: string; element: HTMLElement }>;

const inSight = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

export function layout(root: HTMLElement | null): Layout {
  const found: Layout = new Map();
  if (root === null || still()) return found;
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const rect = element.getBoundingClientRect();
    const card = element.dataset["card"];
    if (card && inSight(rect)) found.set(card, { rect, spot: element.dataset["spot"] ?? "", element });
  }
  return found;
}

/** A flight that has been measured. All are measured before the first begins: whatever is added to the page makes the next look at it dear. */
export type Flight = () => void;

/** How many times larger the table is drawn than it says: lengths of its own are to be divided by that. */
const grown = (): number => Number(getComputedStyle(document.querySelector(".tabletop > .main") ?? document.body).zoom) || 1;

function between(from: DOMRect, to: DOMRect, zoom: number): string {
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) / zoom;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) / zoom;
  return `translate(${x}px, ${y}px) scale(${Math.sqrt((from.width * from.height) / (to.width * to.height))})`;
}

const rectOf = (root: HTMLElement, selector: string): DOMRect | null => {
  const rect = root.querySelector(selector)?.getBoundingClientRect();
  return rect && inSight(rect) ? rect : null;
};

/** A copy of a card, where it lay. */
function copied(element: HTMLElement, from: DOMRect, zoom: number): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.classList.add("ghost");
  copy.inert = true;
  copy.ariaHidden = "true";
  const px = (length: number): string => `${length / zoom}px`;
  Object.assign(copy.style, { zoom, left: px(from.left), top: px(from.top), width: px(from.width), height: px(from.height) });
  document.body.append(copy);
  return copy;
}

/** A card that is gone goes where its card went, or turns and fades. */
function ghost(element: HTMLElement, from: DOMRect, to: DOMRect | null, zoom: number): void {
  const copy = copied(element, from, zoom);
  const end = to === null ? { transform: "rotate(8deg) scale(.8)", opacity: 0 } : { transform: between(to, from, zoom), opacity: 0.35 };
  copy
    .animate([{ transform: "none", opacity: 1 }, end], { duration: TRAVEL * tempo(), easing: EASE, fill: "forwards" })
    .finished.finally(() => copy.remove());
}

/** A location that a rival took: it shakes once, turns and is gone. */
function shaken(element: HTMLElement, from: DOMRect, zoom: number): void {
  const copy = copied(element, from, zoom);
  copy.classList.add("is-taken");
  copy
    .animate(
      [
        { transform: "none" },
        ...[-7, 6, -5].map((by, at) => ({ transform: `translateX(${by}px)`, offset: 0.15 * (at + 1) })),
        { transform: "rotate(9deg) scale(.8)", opacity: 0 },
      ],
      { duration: TRAVEL * tempo(), easing: "ease-in", fill: "forwards" },
    )
    .finished.finally(() => copy.remove());
}

/** The player who took a card that is no longer on offer. */
function taker(before: View, after: View): number | null {
  const found = after.players.findIndex((player, seat) => player.hand_size > (before.players[seat]?.hand_size ?? 0));
  return found < 0 ? null : found;
}

/** Whoever has built a card that nobody saw before. */
function builder(after: View, card: string): number | null {
  const found = after.players.findIndex(
    ({ empire, deals }) => empire.some((at) => at.card === card) || deals.some((deal) => deal.card === card),
  );
  return found < 0 ? null : found;
}

/** The cards of a new view fly from where they lay in the last one; what only folds or unfolds stays. */
export function flyCards(
  root: HTMLElement,
  was: Layout,
  before: View,
  after: View,
  seat: number | null,
  lost: ReadonlySet<string>,
): Flight[] {
  if (still() || was.size === 0) return [];
  const flights: Flight[] = [];
  const now = layout(root);
  const zoom = grown();
  const move = (element: HTMLElement, from: DOMRect, to: DOMRect): void => {
    if (Math.abs(from.left - to.left) < STILL && Math.abs(from.top - to.top) < STILL) return;
    flights.push(() =>
      element.animate(
        [
          { transform: between(from, to, zoom), zIndex: 9 },
          { transform: "none", zIndex: 9 },
        ],
        { duration: TRAVEL * tempo(), easing: EASE },
      ),
    );
  };
  for (const [card, { rect, spot, element }] of now) {
    const old = was.get(card);
    if (lost.has(card) && old?.spot !== spot) continue;
    const folds = old?.spot === spot && Math.abs(old.rect.height - rect.height) > STILL;
    if (old) {
      if (!folds) move(element, old.rect, rect);
    } else {
      const owner = builder(after, card);
      const source =
        owner !== null && owner !== seat ? rectOf(root, `[data-hand="${owner}"]`)
        : spot.startsWith("offer") ? rectOf(root, '[data-pile="common"]')
        : rectOf(root, `[data-pile="${element.classList.contains("faction") ? "faction" : "common"}"]`);
      if (source) move(element, source, rect);
    }
  }
  const took = taker(before, after);
  const hand = took === null || took === seat ? null : rectOf(root, `[data-hand="${took}"]`);
  for (const [card, { rect, spot, element }] of was) {
    const gone = spot !== now.get(card)?.spot;
    if (gone && lost.has(card)) flights.push(() => shaken(element, rect, zoom));
    if (now.has(card) || lost.has(card)) continue;
    flights.push(() => ghost(element, rect, spot.startsWith("offer") ? hand : null, zoom));
  }
  return flights;
}

/** Those that wait for the end of a prayer. */
let later: Animation[] = [];

/** They wait no longer. */
export function hurry(): void {
  for (const one of later) one.effect?.updateTiming({ delay: 0 });
  later = [];
}

/** Gained goods travel from their cards, one kind after another; those of a prayer once it has been counted, in so many ms. */
export function flyGoods(root: HTMLElement, gains: readonly Gain[], seat: number | null, prayer?: { card: string; ms: number }): Flight[] {
  if (still()) return [];
  const flights: Flight[] = [];
  for (const gain of gains) {
    const prayed = prayer?.card === gain.card ? rectOf(root, ".praying .sum") : null;
    const from = prayed ?? rectOf(root, `[data-card="${gain.card}"]`) ?? rectOf(root, `[data-player="${gain.seat}"]`);
    const own = gain.seat === seat;
    const to =
      own && gain.good !== "vp" && gain.good !== "card" ?
        rectOf(root, `.purse [data-good="${gain.good}"]`)
      : rectOf(root, `[data-player="${gain.seat}"] [data-good="${gain.good}"]`);
    if (!from || !to) continue;
    const delay = flights.length * APART * tempo() + (prayed ? (prayer?.ms ?? 0) : 0);
    flights.push(() => {
      const flight = travel(gain.good, gain.n, from, to, delay, own);
      if (prayed) later.push(flight);
    });
  }
  return flights;
}

const SIZE = 28;

function travel(good: Good, n: number, from: DOMRect, to: DOMRect, delay: number, own: boolean): Animation {
  const add = (by: number): void => {
    if (own) flying.value = { ...flying.value, [good]: (flying.peek()[good] ?? 0) + by };
  };
  add(n);
  const token = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `/page/icons.svg#${good}`);
  token.append(use);
  token.setAttribute("class", "i flight");
  token.setAttribute("aria-hidden", "true");
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2 - SIZE / 2}px, ${rect.top + rect.height / 2 - SIZE / 2}px)`;
  document.body.append(token);
  const flight = token.animate(
      [
        { transform: `${at(from)} scale(.6)`, opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { transform: `${at(to)} scale(1)`, opacity: 1 },
      ],
      { duration: TRAVEL * tempo(), delay, easing: EASE, fill: "backwards" },
  );
  void flight.finished.finally(() => {
    token.remove();
    add(-n);
  });
  return flight;
}
