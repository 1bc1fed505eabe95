/** Where a lesson stands: what is read or done now, which moves that allows, and what a wrong one is. */
import type { Offer } from "../wire";
import { type Beat, fits } from "./lesson";

/** The game as the lesson sees it. */
export interface Now {
  /** What this seat is asked: `turn`, `draft`, `pay` ...; null: nothing. */
  asked: string | null;
  /** Whether the action of this turn is taken. */
  acted: boolean;
  /** Where several games follow each other: which of them it is. */
  game?: number;
  round: number;
  over: boolean;
  offers: readonly Offer[];
}

export type Stage =
  /** Something to read; the table waits. */
  | { kind: "read"; beat: Beat }
  /** Something to do, and the moves that do it. */
  | { kind: "task"; beat: Beat; right: readonly Offer[] }
  /** The action is taken: end the turn. */
  | { kind: "end" }
  /** A question between two steps, or others move: as in any game. */
  | { kind: "between" }
  /** This step cannot be taken any more: on to the next. */
  | { kind: "skip" }
  /** The lesson is over; the game goes on. */
  | { kind: "free" };

/** The questions that begin something; all others belong to a move that is under way. */
const ORDER: Readonly<Record<string, number>> = { draft: 0, favor: 0, turn: 1, develop: 1, settlements: 2, track: 3, buy: 4, province: 5, field: 6 };
const PHASE: Readonly<Record<string, number>> = { draft: 0, take: 0, settle: 2, advance: 3, buy: 4, keep: 5, cross: 6 };

const phaseOf = ({ moves = [] }: Beat): number => PHASE[moves[0]?.split(" ")[0] ?? ""] ?? 1;

/** Rounds one after the other, over all games. */
const SO_MANY_ROUNDS = 10;
const roundOf = ({ game = 1, round = 1 }: { game?: number; round?: number }): number => game * SO_MANY_ROUNDS + round;

export function stage(beat: Beat | undefined, now: Now): Stage {
  if (beat === undefined || now.over) return { kind: "free" };
  if (now.asked === null) return { kind: "between" };
  const order = ORDER[now.asked];
  const { moves } = beat;
  const [round, here] = [roundOf(beat), roundOf(now)];
  if (moves === undefined) {
    if (now.acted && beat.turn) return { kind: "end" };
    const waits = order === undefined || here < round || (beat.turn && now.asked !== "turn");
    return waits ? { kind: "between" } : { kind: "read", beat };
  }
  const right = now.offers.filter(({ text }) => fits(moves, text));
  if (right.length > 0 && here >= round) return { kind: "task", beat, right };
  if (now.acted) return { kind: "end" };
  if (order === undefined || here < round) return { kind: "between" };
  return here > round || order >= phaseOf(beat) ? { kind: "skip" } : { kind: "between" };
}

/** Whether a move may be made. What ends a turn always may. */
export function allows(now: Stage, text: string): boolean {
  if (now.kind === "task") return text === "end" || fits(now.beat.moves ?? [], text);
  if (now.kind === "end") return text === "end";
  return now.kind !== "read";
}

/** After so many wrong tries the places that fit are lit. */
export const TRIES = 2;
