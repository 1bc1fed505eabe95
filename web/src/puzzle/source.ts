/** Where puzzles come from: those of the server, and slips in one's own reviewed games. */
import { json } from "../lib/api";
import { t } from "../lib/i18n";
import { plain } from "../lib/sentence";
import { positionAt, tryMove } from "../review/asked";
import { points } from "../review/model";
import type { Card, Daily, Decided, FirstMove, Line, Looked, Puzzles, PuzzleState, PuzzleVerdict, Seen, Sentence, Solution, TableInfo, Zone } from "../wire";

/** A puzzle as it stands after some moves. */
export interface Standing {
  title: string;
  task: string;
  level: string;
  table: TableInfo;
  seat: number;
  seen: Seen;
  /** The moves so far, as they are sent back. */
  moves: readonly string[];
  verdict: PuzzleVerdict | null;
}

export interface Source {
  /** Another one is another puzzle. */
  readonly key: string;
  play(moves: readonly string[]): Promise<Standing>;
  solution(): Promise<Solution>;
  look(moves: readonly string[], zone: Zone, holder: number, card: Card): Promise<Looked | null>;
  place(moves: readonly string[], place: string): Promise<Looked | null>;
}

const at = (number: number): string => `/api/puzzles/${number}`;

export const allPuzzles = (): Promise<Puzzles> => json("GET", "/api/puzzles");
export const puzzleOf = (day: string): Promise<Daily> => json("GET", `/api/puzzles/daily?day=${day}`);

export const numbered = (number: number): Source => ({
  key: String(number),
  async play(moves) {
    const { puzzle, verdict = null, moves: made = [], ...rest }: PuzzleState = await json("POST", at(number), { moves });
    return { ...rest, title: puzzle.title, moves: made, verdict };
  },
  solution: () => json("GET", `${at(number)}/solution`),
  look: (moves, zone, holder, card) => json("POST", `${at(number)}/look`, { moves, zone, holder, card }),
  place: (moves, place) => json("POST", `${at(number)}/look`, { moves, place }),
});

/** Points under which two moves are as good. */
const ALIKE = 0.5;

/** What a review says of a move, as a verdict. */
function judged(line: Line, why: readonly Sentence[]): PuzzleVerdict {
  const loss = line.loss ?? 0;
  const right = loss < ALIKE;
  return {
    right,
    heading: right ? t("puzzle-better") : t("puzzle-loses", { points: points(loss), within: points(line.loss_within ?? 0) }),
    why: right ? [] : why.map(plain),
    ended: true,
  };
}

/** A slip of a reviewed game: the better move is to be found. */
export function slip(replay: string, game: number, table: TableInfo, decided: Decided): Source {
  let seen: Seen | null = null;
  const state = (moves: readonly string[], verdict: PuzzleVerdict | null): Standing => ({
    title: t("puzzle-find-better"),
    task: t("puzzle-slip", { round: decided.round, points: Math.max(1, Math.round(decided.loss ?? 0)) }),
    level: t("puzzle-own"),
    table,
    seat: decided.seat,
    seen: verdict === null ? seen! : { ...seen!, offers: [] },
    moves,
    verdict,
  });
  return {
    key: `${replay} ${game} ${decided.at}`,
    async play(moves) {
      seen ??= await positionAt(replay, decided.at);
      const move = moves[0];
      if (move === undefined) return state([], null);
      const known = decided.lines.find((line) => line.move === move);
      if (known) return state(moves, judged(known, known.played ? (decided.why ?? []) : []));
      const tried = await tryMove(replay, { at: decided.at, move, game });
      return state(moves, judged(tried.line, tried.why));
    },
    solution: () => {
      const [best] = decided.lines;
      const firsts = decided.lines.map(({ move, label, loss = 0, loss_within = 0 }): FirstMove => ({ move, label, points: loss, within: loss_within, best: loss < ALIKE }));
      return Promise.resolve({ line: { moves: best ? [best.label, ...(best.goes_on ?? [])] : [] }, firsts, sure: t("puzzle-slip-sure") });
    },
    look: () => Promise.resolve(null),
    place: () => Promise.resolve(null),
  };
}
