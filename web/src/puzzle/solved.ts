/** What was solved in this browser, and the days in a row with the puzzle of the day. */
import { kept } from "../lib/settings";

interface Solved {
  numbers: readonly number[];
  days: readonly string[];
}

const fits = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Array.isArray((value as Solved).numbers) && Array.isArray((value as Solved).days);

export const solved = kept<Solved>("puzzles", { numbers: [], days: [] }, fits);

const DAY = 86_400_000;

/** A day as `2026-11-20`, where the browser is. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day so many days later; days are counted without clocks. */
export const after = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** How many days up to today, or to yesterday, were solved one after the other. */
export function streak(days: readonly string[], today: string): number {
  const all = new Set(days);
  let at = all.has(today) ? today : after(today, -1);
  let found = 0;
  for (; all.has(at); at = after(at, -1)) found += 1;
  return found;
}

/** The longest row of days there ever was. */
export function longest(days: readonly string[]): number {
  const all = new Set(days);
  return Math.max(0, ...[...all].filter((day) => !all.has(after(day, 1))).map((day) => streak([...all], day)));
}

/** A puzzle was solved; `day`: it was that day's. */
export function solve(number: number, day: string | null): void {
  const { numbers, days } = solved.peek();
  solved.value = {
    numbers: numbers.includes(number) ? numbers : [...numbers, number],
    days: day === null || days.includes(day) ? days : [...days, day],
  };
}
