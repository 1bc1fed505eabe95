/** A table as its host wants it: small changes to a wish, and what stands in the way of a start. */
import type { Clock, GameName, Level, Mode, SeatInfo, SeatWish, TableInfo, TableWish } from "../wire";

export const GAMES: readonly GameName[] = ["settlers", "rollwrite"];
/** Of the roll & write game; the first is the one to begin with (RW-SETUP-08). */
export const MODES: readonly Mode[] = ["basic", "advanced", "adventure"];
export const FACTIONS = ["barbarians", "rome", "egypt", "japan"] as const;
export const LEVELS: readonly Level[] = ["easy", "normal", "hard", "expert"];
export const MOST_SEATS = 4;
const DAY = 24 * 3600;

/** You and two bots: what "Play now" plays, and what a new table begins with. */
export const USUAL: TableWish = { seats: [{}, { bot: "normal" }, { bot: "normal" }] };
/** The roll & write game to begin with: the competition sheet, you and a bot. */
export const ROLL: TableWish = { game: "rollwrite", mode: "basic", seats: [{}, { bot: "normal" }] };
/** Alone with an adventure sheet, by chance if none is named. */
export const adventure = (sheet: string | null = null): TableWish => ({ game: "rollwrite", mode: "adventure", seats: [{ faction: sheet }] });

export const gameOf = ({ game }: { game?: GameName }): GameName => game ?? "settlers";
export const modeOf = ({ mode }: { mode?: Mode }): Mode => mode ?? "basic";
/** Whether each seat has an adventure sheet. */
export const hasSheets = (of: { game?: GameName; mode?: Mode }): boolean => gameOf(of) === "rollwrite" && modeOf(of) === "adventure";
/** How many must play at least (RW-SETUP-01). */
export const fewestSeats = (of: { game?: GameName; mode?: Mode }): number => (gameOf(of) === "rollwrite" && !hasSheets(of) ? 2 : 1);

/** The wish that an existing table fulfils; of what each seat plays only what can be chosen. */
export function wishOf(info: TableInfo): TableWish {
  const common = { title: info.title, public: info.public, clock: info.clock ?? null };
  const chosen = info.seats.map(({ bot, faction }) => ({ bot: bot ?? null, faction: faction ?? null }));
  if (gameOf(info) === "rollwrite") {
    const seats = hasSheets(info) ? chosen : chosen.map(({ bot }) => ({ bot }));
    return { ...common, game: "rollwrite", mode: modeOf(info), seats };
  }
  return {
    ...common,
    seats: chosen,
    lookout: info.lookout,
    peaceful: info.peaceful,
    peaceful_drafts: info.peaceful_drafts === 2 ? 2 : 1,
    robbers_cut_routes: info.robbers_cut_routes,
  };
}

/** Who sits there, without what they play. */
const sitters = ({ seats }: TableWish): SeatWish[] => seats.map(({ bot }) => (bot == null ? {} : { bot }));

/** With bots at the seats that a game cannot do without. */
function filled(wish: TableWish): TableWish {
  const lacking = Math.max(0, fewestSeats(wish) - wish.seats.length);
  return { ...wish, seats: [...wish.seats, ...Array.from({ length: lacking }, (): SeatWish => ({ bot: "normal" }))] };
}

/** The same people at another game; what belongs to the game before stays behind. */
export function withGame(wish: TableWish, game: GameName): TableWish {
  if (game === gameOf(wish)) return wish;
  const { title, public: open, clock } = wish;
  const common = { ...(title && { title }), ...(open && { public: open }), ...(clock && { clock }), seats: sitters(wish) };
  return game === "rollwrite" ? filled({ ...common, game, mode: "basic" }) : common;
}

/** The same people in another mode of the roll & write game; only the adventure has sheets to choose. */
export const withMode = (wish: TableWish, mode: Mode): TableWish =>
  mode === modeOf(wish) ? wish : filled({ ...wish, mode, seats: sitters(wish) });

/** What only a table with rivals can have does not outlive them (AMB-30). */
function solo(wish: TableWish): TableWish {
  if (wish.seats.length > 1) return wish;
  const alone = { ...wish, public: false, clock: null };
  return gameOf(wish) === "rollwrite" ? alone : { ...alone, lookout: "standard", peaceful: false };
}

export const withSeat = (wish: TableWish, seat: SeatWish): TableWish => ({ ...wish, seats: [...wish.seats, seat] });

export const withoutSeat = (wish: TableWish, at: number): TableWish =>
  solo({ ...wish, seats: wish.seats.filter((_, seat) => seat !== at) });

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

/** A peaceful game has one draft or two, if cards are drafted from an offer in laps at all (VAR-PEACE-3). */
export const draftsMatter = (wish: TableWish): boolean => wish.peaceful === true && (wish.lookout ?? "standard") === "standard";

/** Robbers and Trade Route meet only if Barbarians and Japanese do. */
export function robbersMatter(seats: readonly SeatWish[]): boolean {
  if (seats.length < 2) return false;
  const chosen = new Set(seats.flatMap((seat) => (seat.faction ? [seat.faction] : [])));
  const open = seats.length - chosen.size;
  return (chosen.has("barbarians") ? 0 : 1) + (chosen.has("japan") ? 0 : 1) <= open;
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
  const link = /\/((?:join|table|replay)\/[0-9a-z]{4}-[0-9a-z]{4}(?:\/[0-3])?)(#[A-Za-z0-9_-]{22})?$/.exec(typed);
  if (link) return `/${link[1]}${link[2] ?? ""}`;
  const code = /^([0-9a-z]{4})-?([0-9a-z]{4})(#[\w-]{22})?$/i.exec(typed);
  return code ? `/join/${code[1]}-${code[2]}`.toLowerCase() + (code[3] ?? "") : null;
}
