/** The rulebooks of both games in the page's language. */
import { signal } from "@preact/signals";
import type { Area, ClauseText, GameName, Rulebook } from "../wire";
import { translated } from "./translated";

const stored = translated<Rulebook>("/api/rules");
export const rulebook = stored.value;
/** Whether the rulebook could not be had. */
export const rulebookFailed = stored.failed;
export const openRulebook = stored.open;

/** Which book is read; a link to a clause of the other opens that. */
export type Book = GameName | "both";
export const book = signal<Book>("both");

export const isBook = (value: unknown): value is Book => value === "both" || value === "settlers" || value === "rollwrite";

/** The areas of a book. */
export const areasOf = (areas: readonly Area[], wanted: Book): Area[] => areas.filter(({ game }) => wanted === "both" || game === wanted);

/** The game whose book has this clause or area: `RW-FAVOR-06`, `RAZE`. */
export const gameWith = (areas: readonly Area[], id: string): GameName | undefined =>
  areas.find((area) => area.id === id || area.clauses.some((clause) => clause.id === id))?.game;

/** The clauses of a game's book that name something. */
export function naming(game: GameName, name: string, areas: readonly Area[] = rulebook.value?.areas ?? []): ClauseText[] {
  const word = new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}])`, "u");
  return areasOf(areas, game).flatMap(({ clauses }) => clauses.filter(({ text }) => word.test(text)));
}
