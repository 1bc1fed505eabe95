/** How far somebody is in a lesson: the place is kept in this browser, the table on the server. */
import type { Signal } from "@preact/signals";
import { makeTable, tableInfo } from "../lib/api";
import { remember } from "../lib/games";
import { nameOrGuest } from "../lib/name";
import { t } from "../lib/i18n";
import { go } from "../lib/route";
import { kept } from "../lib/settings";
import { USUAL } from "../lib/wish";
import { pageOf } from "../games";
import { FIRST, GAMES, type GameName } from "../wire";
import { BASICS, type Lesson, chapterAt, minutesFrom } from "./lesson";

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

const places = new Map<string, Signal<Place>>();

/** Where somebody is in a lesson. */
export function placeIn(game: GameName, name = BASICS): Signal<Place> {
  const key = name === BASICS ? `lesson-${game}` : `lesson-${game}-${name}`;
  const place = places.get(key) ?? kept<Place>(key, { table: "", beat: 0, done: false }, isPlace);
  places.set(key, place);
  return place;
}

/** The lesson of a name; undefined: there is none. */
export const lessonOf = (game: GameName, name = BASICS): Lesson | undefined => pageOf(game).lessons.find((lesson) => lesson.name === name);

/** What a lesson is called: the game, or what is new in it. */
export const lessonTitle = (game: GameName, name: string): string => t(name === BASICS ? `common-game-${game}` : `lesson-new-${name}`);

/** What is new after this: the next lesson of that kind. */
export function lessonAfter(game: GameName, { name, box }: Lesson): Lesson | undefined {
  const { lessons } = pageOf(game);
  return box === undefined ? undefined : lessons[lessons.findIndex((one) => one.name === name) + 1];
}

/** All lessons, game by game. */
export const allLessons = (): [GameName, Lesson][] => GAMES.flatMap((game) => pageOf(game).lessons.map((lesson): [GameName, Lesson] => [game, lesson]));

/** A lesson that was begun: the next step, of how many, and the minutes that are left. */
export interface Progress {
  step: number;
  of: number;
  minutes: number;
}

/** How far this browser is in a lesson; null: not begun, or at its end. Reads signals. */
export function progress(game: GameName, name = BASICS): Progress | null {
  const { table, beat } = placeIn(game, name).value;
  const lesson = lessonOf(game, name);
  const chapter = lesson === undefined ? -1 : chapterAt(lesson, beat);
  if (lesson === undefined || !table || chapter < 0) return null;
  return { step: chapter + 1, of: lesson.chapters.length, minutes: minutesFrom(lesson, chapter) };
}

/** Whether somebody has gone through the lesson here. Reads signals. */
export const learned = (game: GameName, name = BASICS): boolean => placeIn(game, name).value.done;

/** Where a lesson is begun or gone on with. */
export const lessonPath = (game: GameName, name = BASICS): string =>
  name !== BASICS ? `/lesson/${game}/${name}` : game === FIRST ? "/lesson" : `/lesson/${game}`;

/** Begin a lesson, from its first step, at a table of its own. */
export async function beginLesson(game: GameName, name = BASICS, replace = false): Promise<void> {
  const { table, seat } = await makeTable({ name: nameOrGuest(), table: { ...USUAL, game }, lesson: name });
  remember({ table, seat, title: "" });
  const place = placeIn(game, name);
  place.value = { ...place.peek(), table, beat: 0 };
  go(`/table/${table}/${seat}`, replace);
}

/** Go on where a lesson was left, or begin it. */
export async function resumeLesson(game: GameName, name = BASICS, replace = false): Promise<void> {
  const { table } = placeIn(game, name).peek();
  const info = progress(game, name) === null ? null : await tableInfo(table).catch(() => null);
  if (info?.status !== "running") return beginLesson(game, name, replace);
  go(`/table/${table}/0`, replace);
}
