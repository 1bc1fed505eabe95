/** A cross as a hand draws it: two strokes, one after the other. */
import { cx } from "../../../ui/cx";

/** Hands never draw the same cross twice. */
const STROKES = [
  ["M7 8.5C14 15 24 24 33 33.5", "M33 7C25 15.5 16 24.5 6.5 33"],
  ["M6 7C15 13 26 26 34.5 32", "M34 8.5C27 14 13 25 7 34"],
  ["M8 6C13 16 25 25 32 35", "M34.5 6.5C24 15 15 26 5.5 32.5"],
  ["M5.5 9C16 15 23 25 34 34", "M32 5.5C26 16 15 23 8 34.5"],
] as const;

/** The same place always gets the same cross. */
function handOf(place: string): readonly [string, string] {
  let sum = 0;
  for (const letter of place) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return STROKES[sum % STROKES.length] ?? STROKES[0];
}

/** `fresh`: it is being drawn now. */
export function Cross({ place, fresh }: { place: string; fresh: boolean }) {
  const [first, second] = handOf(place);
  return (
    <svg class={cx("x", fresh && "fresh")} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={first} pathLength="1" />
      <path d={second} pathLength="1" />
    </svg>
  );
}
