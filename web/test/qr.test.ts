import { generate } from "lean-qr/nano";
import { expect, it } from "vitest";
import { modules } from "../src/lobby/Qr";

it("draws every dark module once", () => {
  const text = "http://localhost:8000/join/ae5m-nw75#C39AlxjP605s5BZ0T1moiQ";
  const { size, path } = modules(text);
  const dark = new Set<string>();
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(wide); i++) dark.add(`${Number(x) + i},${y}`);
  }
  const code = generate(text);
  let n = 0;
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) if (code.get(x, y)) n += dark.has(`${x},${y}`) ? 1 : Number.NaN;
  expect(n).toBe(dark.size);
});
