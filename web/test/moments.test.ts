// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { moments } from "../src/table/moments";
import { news } from "../src/table/telling";
import { left, shown } from "../src/table/time";
import type { Entry, Seen } from "../src/wire";

const seen = (at: number): Seen => ({ type: "view", at, stamp: at, view: {} as Seen["view"], log_from: 0, log: [] });
const entry = (text: string, more: string[] = []): Entry => ({ at: 1, text, more });

describe("the moments that a page has seen", () => {
  it("finds a moment it knows", () => {
    const kept = moments<Seen>();
    for (const at of [3, 5, 8]) kept.add(seen(at));
    expect(kept.find(5)?.at).toBe(5);
    expect(kept.find(7)).toBeUndefined();
  });

  it("forgets what was taken back", () => {
    const kept = moments<Seen>();
    for (const at of [3, 5, 8, 4]) kept.add(seen(at));
    expect(kept.find(8)).toBeUndefined();
    expect(kept.find(4)?.at).toBe(4);
  });
});

describe("what is new in a log", () => {
  it("is not the whole story at the start", () => {
    expect(news([], [entry("Round 1: lookout")])).toEqual([]);
  });

  it("is the new lines with what came of them", () => {
    expect(news([entry("a")], [entry("a"), entry("b", ["c"])])).toEqual(["b", "c"]);
  });

  it("is what the last line has gained", () => {
    expect(news([entry("a", ["b"])], [entry("a", ["b", "c"])])).toEqual(["c"]);
  });

  it("is nothing when the language changes", () => {
    expect(news([entry("one"), entry("two")], [entry("jeden"), entry("dwa")])).toEqual([]);
  });

  it("is nothing after an undo", () => {
    expect(news([entry("a"), entry("b")], [entry("a")])).toEqual([]);
  });
});

describe("a clock", () => {
  it("runs through the move's time, then through the reserve", () => {
    const time = { move: 30, reserve: 60, runs: true };
    expect(left(time, 10)).toEqual({ move: 20, reserve: 60 });
    expect(left(time, 50)).toEqual({ move: 0, reserve: 40 });
    expect(left(time, 500)).toEqual({ move: 0, reserve: 0 });
    expect(left({ ...time, runs: false }, 50)).toEqual({ move: 30, reserve: 60 });
  });

  it("shows minutes, hours, or days", () => {
    expect(shown(42)).toEqual({ text: "0:42" });
    expect(shown(59.2)).toEqual({ text: "1:00" });
    expect(shown(760)).toEqual({ text: "12:40" });
    expect(shown(3 * 3600 + 5 * 60)).toEqual({ text: "3:05:00" });
    expect(shown(2 * 86400 + 3 * 3600)).toEqual({ days: 2, hours: 3 });
  });
});
