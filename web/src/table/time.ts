/** What a clock shows between two views. */
import type { Time } from "../wire";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Seconds left for this decision, and of the reserve behind it, so many seconds after the view. */
export function left(time: Time, since: number): { move: number; reserve: number } {
  if (!time.runs) return { move: time.move, reserve: time.reserve };
  const over = Math.max(0, since - time.move);
  return { move: Math.max(0, time.move - since), reserve: Math.max(0, time.reserve - over) };
}

/** `0:42`, `12:40`, `5:03:00`, or whole days and hours in words that the caller has. */
export function shown(seconds: number): { text: string } | { days: number; hours: number } {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
  const two = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.floor((whole % HOUR) / 60);
  const rest = two(whole % 60);
  return { text: whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}
