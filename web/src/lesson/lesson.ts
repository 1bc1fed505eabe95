/** Lessons as data: chapters, each of a few beats; a beat is read, or done on the table. */

export interface Beat {
  /** Its words are called after it. */
  id: string;
  /** A picture beside the words. */
  show?: string;
  /** The card that is taken apart. */
  card?: string;
  /** Places of the table that are lit. */
  lit?: string[];
  /** What is to be done: moves in notation, `*` stands for anything. Without them the beat is read. */
  moves?: string[];
  /** What a card must be to fit: `production`, or of the learner's `faction`. */
  want?: string;
  /** Cards that its words name, as `a` and `b`. */
  names?: string[];
  /** The round it belongs to; 1 unless it says so. */
  round?: number;
  /** Where several games follow each other: the one that it belongs to; 1 unless it says so. */
  game?: number;
  /** It waits for a turn of one's own; others wait for any question. */
  turn?: boolean;
}

export interface Chapter {
  id: string;
  /** How long it takes, about. */
  minutes: number;
  beats: Beat[];
}

export interface Lesson {
  game: string;
  /** As the server calls it; `basics` teaches the game, all others teach more to those who know it. */
  name: string;
  /** The box that brings what it teaches. */
  box?: string;
  /** The form of card it is about. */
  form?: string;
  chapters: Chapter[];
  /** Where only an outline is here: all of it, fetched. Its beats are then empty ones, as many as there are. */
  whole?: () => Promise<Lesson>;
}

/** A chapter as far as it is known before it is fetched: how long it takes, and of how many beats it is. */
export const outlined = (id: string, minutes: number, beats: number): Chapter => ({ id, minutes, beats: Array.from({ length: beats }, () => ({ id: "" })) });

export const BASICS = "basics";

/** All beats in their order. */
export const beats = (lesson: Lesson): Beat[] => lesson.chapters.flatMap((chapter) => chapter.beats);

/** The chapter of a beat, from 0; behind the last beat there is none. */
export function chapterAt(lesson: Lesson, beat: number): number {
  let end = 0;
  return lesson.chapters.findIndex((chapter) => (end += chapter.beats.length) > beat);
}

/** Minutes from the beginning of a chapter to the end of the lesson. */
export const minutesFrom = (lesson: Lesson, chapter: number): number =>
  lesson.chapters.slice(chapter).reduce((sum, { minutes }) => sum + minutes, 0);

/** Whether a move, in notation, is one of those named. */
export const fits = (moves: readonly string[], text: string): boolean =>
  moves.some((move) => (move.endsWith("*") ? text.startsWith(move.slice(0, -1)) : text === move));
