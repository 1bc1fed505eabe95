/** A table as its host wants it: small changes to a wish, and what stands in the way of a start. */
import { type Clock, FIRST, type GameName, type Level, OPTIONS, type Option, type SeatInfo, type SeatWish, type TableWish } from "../wire";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard", "expert", "master"];
const DAY = 24 * 3600;

/** Where a first opponent plays: it makes mistakes. */
export const FIRST_LEVEL: Level = "easy";
/** You and two bots: what "Play now" plays, and what a new table begins with. */
export const USUAL: TableWish = { seats: [{}, { bot: FIRST_LEVEL }, { bot: FIRST_LEVEL }] };
/** You and a friend: what an invitation begins with. */
export const FRIENDS: TableWish = { seats: [{}, {}] };
export const gameOf = ({ game }: { game?: GameName }): GameName => game ?? FIRST;

/** Who sits there, without what they play. */
export const sitters = ({ seats }: TableWish): SeatWish[] => seats.map(({ bot }) => (bot == null ? {} : { bot }));

/** With bots at the seats that a game cannot do without. */
export function filled(wish: TableWish, fewest: number): TableWish {
  const lacking = Math.max(0, fewest - wish.seats.length);
  return { ...wish, seats: [...wish.seats, ...Array.from({ length: lacking }, (): SeatWish => ({ bot: FIRST_LEVEL }))] };
}

/** What only a table with rivals can have does not outlive them (AMB-30). */
function solo(wish: TableWish): TableWish {
  if (wish.seats.length > 1) return wish;
  const alone = { ...wish, public: false, clock: null };
  const reset = OPTIONS[gameOf(wish)].filter(({ when }) => when.seats > 1 && when.parts.length === 0 && Object.keys(when.options).length === 0);
  return { ...alone, ...Object.fromEntries(reset.map(({ name, usual }) => [name, usual])) };
}

/** What needs a box, or few seats, goes with it. */
export function fitting(wish: TableWish): TableWish {
  const fit = { ...wish };
  for (const option of OPTIONS[gameOf(wish)])
    if ((option.when.given.length > 0 || option.when.most > 0) && !matters(option, wish)) delete fit[option.name];
  return fit;
}

export const withSeat = (wish: TableWish, seat: SeatWish): TableWish => fitting({ ...wish, seats: [...wish.seats, seat] });

export const withoutSeat = (wish: TableWish, at: number): TableWish =>
  fitting(solo({ ...wish, seats: wish.seats.filter((_, seat) => seat !== at) }));

export const changedSeat = (wish: TableWish, at: number, change: SeatWish): TableWish => ({
  ...wish,
  seats: wish.seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)),
});

/** Whether a seat can go without moving somebody who sits behind it. */
export const removable = (seats: readonly SeatInfo[], at: number): boolean =>
  at > 0 && seats.slice(at).every((seat) => seat.bot != null || !seat.name);

/** The seat that plays a faction already. */
export function holder(seats: readonly SeatWish[], faction: string, except: number): number | null {
  const found = seats.findIndex((seat, i) => i !== except && seat.faction === faction);
  return found < 0 ? null : found;
}

/** Seats that wait for a person. */
export const free = (seats: readonly SeatInfo[]): number[] =>
  seats.flatMap((seat, i) => (seat.bot == null && !seat.name ? [i] : []));

/** Seats that anybody may take. */
export const open = (seats: readonly SeatInfo[]): number[] => free(seats).filter((at) => !seats[at]?.awaits);

/** What a wish says of an option, also where it leaves it out. */
export const chosen = (wish: TableWish, { name, usual }: Option): Option["usual"] => (wish[name] as Option["usual"] | undefined) ?? usual;

/** Whether an option makes a difference: enough seats, other options as it needs them, and those at the table whom it is about. */
export function matters({ when }: Option, wish: TableWish): boolean {
  const { seats } = wish;
  if (when.most && seats.length > when.most) return false;
  if (seats.length < when.seats || when.given.some((name) => !(wish[name] as readonly unknown[] | undefined)?.length)) return false;
  const others = OPTIONS[gameOf(wish)].filter(({ name }) => name in when.options);
  if (others.some((other) => chosen(wish, other) !== when.options[other.name])) return false;
  const seated = new Set(seats.flatMap((seat) => (seat.faction ? [seat.faction] : [])));
  return when.parts.filter((part) => !seated.has(part)).length <= seats.length - seated.size;
}

export type Pace = "none" | "timed" | "days";

export const pace = (clock: Clock | null | undefined): Pace =>
  clock == null ? "none" : clock.move >= DAY ? "days" : "timed";

export function clockOf(wanted: Pace): Clock | null {
  if (wanted === "none") return null;
  return wanted === "days" ? { move: DAY, reserve: 0 } : { move: 60, reserve: 600 };
}

/** Choices of a clock in seconds. */
export const MOVE_TIMES = [30, 60, 120, 300] as const;
export const RESERVES = [0, 300, 600, 1200, 2400] as const;
export const DAYS = [1, 2, 3, 7].map((days) => days * DAY);

/** What somebody has typed or pasted to join: a link of ours, or a table's code with or without a key. */
export function readCode(text: string): string | null {
  const typed = text.trim();
  const link = /\/((?:join|table|replay)\/[0-9a-z]{4}-[0-9a-z]{4}(?:\/[0-4])?)(#[A-Za-z0-9_-]{22})?$/.exec(typed);
  if (link) return `/${link[1]}${link[2] ?? ""}`;
  const code = /^([0-9a-z]{4})-?([0-9a-z]{4})(#[\w-]{22})?$/i.exec(typed);
  return code ? `/join/${code[1]}-${code[2]}`.toLowerCase() + (code[3] ?? "") : null;
}
