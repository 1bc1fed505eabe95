/** All games of the page: one line for each. */
import { gameOf } from "../lib/wish";
import type { GameName } from "../wire";
import type { GamePage, Playing, TableView, ViewOf } from "./page";
import { campaign } from "./campaign";
import { rollwrite } from "./rollwrite";
import { settlers } from "./settlers";

const PAGES: { readonly [G in GameName]: GamePage<ViewOf<G>> } = { settlers, rollwrite, campaign };

/** The record of a game. It is given views of its own game only, which the type cannot say. */
export const pageOf = (game: GameName): GamePage<TableView> => PAGES[game] as unknown as GamePage<TableView>;

/** The record of the game that a table plays. */
export const pageAt = (of: Playing): GamePage<TableView> => pageOf(gameOf(of));
