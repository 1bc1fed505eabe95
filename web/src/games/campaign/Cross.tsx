/** A cross in ink, drawn by hand: never quite the same. */
const STROKES = [
  ["M5 9C14 17 25 24 35 32", "M34 9C24 16 15 25 8 33"],
  ["M8 6C15 16 24 27 32 35", "M35 8C26 16 15 24 5 32"],
  ["M7 8C16 15 26 26 34 33", "M33 6C25 14 14 27 6 35"],
] as const;

export function Cross({ of, faint = false }: { of: number; faint?: boolean }) {
  const [down, up] = STROKES[of % STROKES.length] ?? STROKES[0];
  return (
    <svg class={faint ? "x faint" : "x"} viewBox="0 0 40 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={down} pathLength={1} />
      <path d={up} pathLength={1} />
    </svg>
  );
}
