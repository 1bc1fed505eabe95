/** How far somebody is in a lesson: the place is kept in this browser, the table on the server. */
import type { Signal } from "@preact/signals";
import { makeTable, tableInfo } from "../lib/api";
import { remember } from "../lib/games";
import { nameOrGuest } from "../lib/name";
import { go } from "../lib/route";
import { kept } from "../lib/settings";
import { USUAL } from "../lib/wish";
import { pageOf } from "../games";
import { FIRST, GAMES, type GameName } from "../wire";
import { chapterAt, minutesFrom } from "./lesson";

interface Place {
  /** The table of the lesson, "" before it was begun. */
  table: string;
  /** The beat that is next. */
  beat: number;
  /** Whether it was ever gone through. */
  done: boolean;
}

const isPlace = (value: unknown): boolean => {
  const place = value as Place | null;
  return typeof place?.table === "string" && Number.isInteger(place.beat) && typeof place.done === "boolean";
};

const place = (game: GameName): Signal<Place> => kept<Place>(`lesson-${game}`, { table: "", beat: 0, done: false }, isPlace);

export const places: Readonly<Record<GameName, Signal<Place>>> =
  Object.fromEntries(GAMES.map((game) => [game, place(game)])) as Record<GameName, Signal<Place>>;

/** A lesson that was begun: the next step, of how many, and the minutes that are left. */
export interface Progress {
  step: number;
  of: number;
  minutes: number;
}

/** How far this browser is in the lesson of a game; null: not begun, or at its end. Reads signals. */
export function progress(game: GameName): Progress | null {
  const { table, beat } = places[game].value;
  const lesson = pageOf(game).lesson;
  const chapter = chapterAt(lesson, beat);
  if (!table || chapter < 0) return null;
  return { step: chapter + 1, of: lesson.chapters.length, minutes: minutesFrom(lesson, chapter) };
}

/** Whether somebody has gone through the lesson here. Reads signals. */
export const learned = (game: GameName): boolean => places[game].value.done;

/** Where the lesson of a game is begun or gone on with. */
export const lessonPath = (game: GameName): string => (game === FIRST ? "/lesson" : `/lesson/${game}`);

/** Begin the lesson of a game, from its first step, at a table of its own. */
export async function beginLesson(game: GameName, replace = false): Promise<void> {
  const { table, seat } = await makeTable({ name: nameOrGuest(), table: USUAL, lesson: game });
  remember({ table, seat, title: "" });
  places[game].value = { ...places[game].peek(), table, beat: 0 };
  go(`/table/${table}/${seat}`, replace);
}

/** Go on where the lesson was left, or begin it. */
export async function resumeLesson(game: GameName, replace = false): Promise<void> {
  const { table } = places[game].peek();
  const info = progress(game) === null ? null : await tableInfo(table).catch(() => null);
  if (info?.status !== "running") return beginLesson(game, replace);
  go(`/table/${table}/0`, replace);
}
