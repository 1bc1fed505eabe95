/** What a review shows: which decisions, in which order, and the curve as it is drawn. */
import { locale } from "../lib/i18n";
import type { CurvePoint, Decided, Line, Mark, Review, Turning } from "../wire";

export type Filter = "all" | "mistakes";
export type Scale = "chance" | "margin";

export const MISTAKES: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];
export const isMistake = ({ mark }: Pick<Decided, "mark">): boolean => MISTAKES.includes(mark);

/** What stands beside the word, as in chess. */
export const GLYPHS: Record<Mark | "hard", string> = { best: "✓", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??", hard: "!" };

/** The mark as it is shown: a best move can be well seen. */
export const markOf = ({ mark, hard }: Pick<Decided, "mark" | "hard">): Mark | "hard" => (mark === "best" && hard ? "hard" : mark);

/** The decisions of a seat, or of all. */
export function shown(decisions: readonly Decided[], seat: number | null, filter: Filter): Decided[] {
  return decisions.filter((one) => (seat === null || one.seat === seat) && (filter === "all" || isMistake(one)));
}

/** The next decision after a moment, or the last one before it. */
export function stepped(list: readonly Decided[], at: number, step: 1 | -1): Decided | undefined {
  return step > 0 ? list.find((one) => one.at > at) : list.findLast((one) => one.at < at);
}

/** What is looked at first: the dearest mistake. */
export function dearest(list: readonly Decided[]): Decided | undefined {
  const mistakes = list.filter(isMistake);
  return mistakes.reduce<Decided | undefined>((worst, one) => ((one.loss ?? 0) > (worst?.loss ?? 0) ? one : worst), undefined) ?? list[0];
}

export const playedOf = ({ lines }: Pick<Decided, "lines">): Line | undefined => lines.find((line) => line.played);
/** The best move, unless it was played. */
export const betterOf = ({ lines }: Pick<Decided, "lines">): Line | undefined => (lines[0]?.played ? undefined : lines[0]);

/** Seats that play in this game: of a series not everybody does. */
export function seatsOf(review: Pick<Review, "decisions">): number[] {
  return [...new Set(review.decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
}

/** Questions whose answer, such as `1 wood`, does not say by itself what was asked. */
const ASKED = ["pay", "discard", "deal", "location", "card", "good", "keep", "player", "colour", "send"] as const;
const CLEAR = ["turn", "draft", "deck"];

/** What was asked, if the move alone does not tell. */
export function question({ asked }: Pick<Decided, "asked">): (typeof ASKED)[number] | "other" | null {
  return CLEAR.includes(asked) ? null : (ASKED.find((one) => one === asked) ?? "other");
}

// Numbers

const minus = (text: string): string => text.replace("-", "−");
const number = (options: Intl.NumberFormatOptions, value: number): string => minus(new Intl.NumberFormat(locale(), options).format(value));

/** `4.1`, `−0.3`. */
export const points = (value: number): string => number({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "negative" }, value);
/** The same with its sign: `+4.1`. */
export const signed = (value: number): string => number({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }, value);
/** `−20`. */
export const whole = (value: number): string => number({ maximumFractionDigits: 0 }, value);
export const percent = (chance: number): string => number({ style: "percent", maximumFractionDigits: 0 }, chance);
export const signedPercent = (change: number): string => number({ style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }, change);

/** What a decision lost, as the list has it: `−4.1`; nothing where nothing was lost. */
export const lost = ({ loss = 0 }: Pick<Decided, "loss">): string => (loss > 0 ? signed(-loss) : "");

// The curve

export const valuesOf = (point: CurvePoint, scale: Scale): readonly number[] => (scale === "chance" ? point.chance : point.margin);

/** The first moment of each round, and the last of all. */
export function milestones(curve: readonly CurvePoint[]): CurvePoint[] {
  const begins = curve.filter((point, i) => point.round !== curve[i - 1]?.round);
  const end = curve.at(-1);
  return end && !begins.includes(end) ? [...begins, end] : begins;
}

interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

/** From 0 to 1; or round numbers of points around all that occurs, with 0 among them. */
export function axisOf(curve: readonly CurvePoint[], seats: readonly number[], scale: Scale): Axis {
  if (scale === "chance") return { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const values = curve.flatMap((point) => seats.map((seat) => point.margin[seat] ?? 0));
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const unit = [5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000;
  const low = Math.floor(least / unit) * unit;
  const high = Math.max(low + unit, Math.ceil(most / unit) * unit);
  return { low, high, ticks: Array.from({ length: (high - low) / unit + 1 }, (_, i) => low + i * unit) };
}

/** The point of the curve at a moment, or the last before it. */
export function pointAt(curve: readonly CurvePoint[], at: number): number {
  return Math.max(0, curve.findLastIndex((point) => point.at <= at));
}

/** Of the decisions that are shown the one nearest to a point of the curve. */
export function closest(list: readonly Decided[], at: number): Decided | undefined {
  return list.reduce<Decided | undefined>((found, one) => (found && Math.abs(found.at - at) <= Math.abs(one.at - at) ? found : one), undefined);
}

export const turningAt = (turning: readonly Turning[], at: number): Turning | undefined => turning.find((one) => one.at === at);
