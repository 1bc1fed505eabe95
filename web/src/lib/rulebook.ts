/** The rulebooks of all games in the page's language. */
import { signal } from "@preact/signals";
import { type Area, type ClauseText, GAMES, type GameName, type Rulebook } from "../wire";
import { translated } from "./translated";
import { plain } from "./sentence";

const stored = translated<Rulebook>("/api/rules");
export const rulebook = stored.value;
/** Whether the rulebook could not be had. */
export const rulebookFailed = stored.failed;
export const openRulebook = stored.open;

/** Which book is read; a link to a clause of the other opens that. */
export type Book = GameName | "all";
export const book = signal<Book>("all");

export const isBook = (value: unknown): value is Book => value === "all" || (GAMES as readonly unknown[]).includes(value);

/** The areas of a book. */
export const areasOf = (areas: readonly Area[], wanted: Book): Area[] => areas.filter(({ game }) => wanted === "all" || game === wanted);

/** The area that has this clause, or is it. */
export const areaOf = (areas: readonly Area[], id: string): Area | undefined =>
  areas.find((area) => area.id === id || area.clauses.some((clause) => clause.id === id));

/** The game whose book has this clause or area: `RW-FAVOR-06`, `RAZE`. */
export const gameWith = (areas: readonly Area[], id: string): GameName | undefined => areaOf(areas, id)?.game;

/** The clauses of a game's book that name something. */
export function naming(game: GameName, name: string, areas: readonly Area[] = rulebook.value?.areas ?? []): ClauseText[] {
  const word = new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}])`, "u");
  return areasOf(areas, game).flatMap(({ clauses }) => clauses.filter(({ text }) => word.test(plain(text))));
}
