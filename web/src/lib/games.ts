/** The tables that this browser sits at, newest first: there are no accounts, so the browser remembers. */
import { kept } from "./settings";

export interface Game {
  table: string;
  seat: number;
  title: string;
  /** It is finished: the lobby need not ask about it any more. */
  over?: boolean;
}

const MOST = 40;

function isGame(value: unknown): boolean {
  const game = value as Game | null;
  return typeof game?.table === "string" && Number.isInteger(game.seat) && typeof game.title === "string";
}

export const games = kept<readonly Game[]>("games", [], (value) => Array.isArray(value) && value.every(isGame));

/** A table goes to the top of the list; of a table one seat is kept, the one sat at last. */
export function remember(game: Game): void {
  games.value = [game, ...games.peek().filter((other) => other.table !== game.table)].slice(0, MOST);
}

/** Notes that a game is finished. */
export function finish(table: string): void {
  if (games.peek().some((game) => game.table === table && !game.over))
    games.value = games.peek().map((game) => (game.table === table ? { ...game, over: true } : game));
}

export function forget(table: string): void {
  games.value = games.peek().filter((game) => game.table !== table);
}

/** The seat that this browser has at a table. */
export const seatAt = (table: string): number | null => games.value.find((game) => game.table === table)?.seat ?? null;
