/** Personal records of the adventure: for each sheet the best score in this browser, and the games that count. */
import { kept } from "../../lib/settings";

interface Kept {
  /** The best score, the table where it was reached, and when, in seconds since 1970. */
  score: number;
  table: string;
  when: number;
  /** Every table that was counted, so that a game counts once. */
  tables: string[];
}

export interface Best {
  score: number;
  table: string;
  when: number;
  /** How many games have been played on the sheet. */
  games: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What was written for a sheet; something else counts as nothing. */
function read(value: unknown): Kept | null {
  const found = value as Kept | null | undefined;
  const whole =
    isRecord(value) && Number.isFinite(found?.score) && typeof found?.table === "string" && Number.isFinite(found.when) &&
    Array.isArray(found.tables) && found.tables.length > 0 && found.tables.every((table) => typeof table === "string");
  return whole ? (found as Kept) : null;
}

const records = kept<Readonly<Record<string, unknown>>>("records", {}, isRecord);

/** The record of a sheet; null: it was never played to its end here. Reads a signal. */
export function best(sheet: string): Best | null {
  const found = Object.hasOwn(records.value, sheet) ? read(records.value[sheet]) : null;
  return found && { score: found.score, table: found.table, when: found.when, games: found.tables.length };
}

/** Note the score of a finished game; a table that was noted before counts once. */
export function note(sheet: string, score: number, table: string, when = Math.floor(Date.now() / 1000)): void {
  const before = Object.hasOwn(records.peek(), sheet) ? read(records.peek()[sheet]) : null;
  if (!Number.isFinite(score) || before?.tables.includes(table)) return;
  const tables = [...(before?.tables ?? []), table];
  const better = before === null || score > before.score;
  records.value = { ...records.peek(), [sheet]: better ? { score, table, when, tables } : { ...before, tables } };
}

/** All sheets with a record. Reads a signal. */
export const recorded = (): string[] => Object.keys(records.value).filter((sheet) => best(sheet) !== null);
