/** Where points came from: sources put together as the end screen shows them. */
import type { Outcome, Points } from "../wire";

/** Kinds of sources in the order of the bars; several ways of scoring can be one kind. */
export const KINDS = ["action", "feature", "production", "bonus", "raze", "common", "faction", "kept", "other"] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  action: "action",
  feature: "feature",
  production: "production",
  bonus: "bonus",
  raze: "raze",
  common: "common",
  faction: "faction",
  under: "kept",
  on: "kept",
  end: "feature",
};
const AT_THE_END = new Set(["common", "faction", "under", "on", "end"]);

export type Sums = Record<Kind, number>;

/** The kind of a way of scoring. */
export const kindOf = (how: string): Kind => KIND_OF[how] ?? "other";

/** The points of a seat by kind. */
export function sums(points: readonly Points[]): Sums {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Sums;
  for (const { how, points: n } of points) found[kindOf(how)] += n;
  return found;
}

/** The score at the start, after each round, and at the end. */
export function course(points: readonly Points[], rounds: number): number[] {
  const after = (round: number): number =>
    points.reduce((sum, entry) => (entry.round <= round && !AT_THE_END.has(entry.how) ? sum + entry.points : sum), 0);
  const scores = Array.from({ length: rounds + 1 }, (_, round) => after(round));
  return [...scores, points.reduce((sum, entry) => sum + entry.points, 0)];
}

/** The seats from the first place to the last; ties as the rules break them. */
export function ranking({ ties }: Pick<Outcome, "ties">): number[] {
  return ties.map((_, seat) => seat).sort((a, b) => compared(ties[b], ties[a]) || a - b);
}

function compared(one: readonly number[] = [], other: readonly number[] = []): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** A seat's place: seats that nothing tells apart share one. */
export function places(outcome: Pick<Outcome, "ties">): Map<number, number> {
  const found = new Map<number, number>();
  const order = ranking(outcome);
  order.forEach((seat, at) => {
    const above = order[at - 1];
    const shared = above !== undefined && compared(outcome.ties[seat], outcome.ties[above]) === 0;
    found.set(seat, shared ? (found.get(above) ?? at + 1) : at + 1);
  });
  return found;
}

/** How many comparisons the first place took: 0 the score alone, 1 workers and resources, 2 cards in hand, 3 shared. */
export function tieSteps({ ties }: Pick<Outcome, "ties">): number {
  const [first, second] = ranking({ ties });
  if (first === undefined || second === undefined) return 0;
  const [one, other] = [ties[first] ?? [], ties[second] ?? []];
  const step = one.findIndex((value, at) => value !== other[at]);
  return step < 0 ? one.length : step;
}

/** The kinds that put the winner ahead of the next, most telling first; at most two. */
export function difference(winner: Sums, next: Sums): Kind[] {
  return KINDS.map((kind) => [kind, winner[kind] - next[kind]] as const)
    .filter(([, ahead]) => ahead > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([kind]) => kind);
}

export interface Best {
  card: string;
  points: number;
}

/** The cards that scored most during play, best first; what they are worth at the end is not theirs. */
export function best(points: readonly Points[], most: number): Best[] {
  const found = new Map<string, number>();
  for (const { card, how, points: n } of points) {
    if (card && how !== "common" && how !== "faction") found.set(card, (found.get(card) ?? 0) + n);
  }
  return [...found]
    .map(([card, n]) => ({ card, points: n }))
    .filter((entry) => entry.points > 0)
    .sort((a, b) => b.points - a.points || (a.card < b.card ? -1 : 1))
    .slice(0, most);
}

/** The end of an axis: the next ten above. */
export const axis = (highest: number): number => Math.max(10, Math.ceil((highest + 1) / 10) * 10);

/** Moves marks apart that would cover each other; the topmost stays as near as it can. */
export function apart(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  for (let i = 1; i < order.length; i++) {
    const [above, here] = [order[i - 1] ?? 0, order[i] ?? 0];
    found[here] = Math.max(found[here] ?? 0, (found[above] ?? 0) + gap);
  }
  return found;
}

export const RANKS = [
  ["commoner", 0],
  ["servant", 30],
  ["squire", 40],
  ["knight", 50],
  ["castellan", 60],
  ["king", 70],
  ["emperor", 80],
] as const;
