// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { lineTo } from "../src/puzzle/line";
import { after, dayOf, longest, streak } from "../src/puzzle/solved";
import type { Source, Standing } from "../src/puzzle/source";

describe("days in a row", () => {
  it("count up to today, or to yesterday while today is open", () => {
    expect(streak([], "2026-11-20")).toBe(0);
    expect(streak(["2026-11-20"], "2026-11-20")).toBe(1);
    expect(streak(["2026-11-18", "2026-11-19", "2026-11-20"], "2026-11-20")).toBe(3);
    expect(streak(["2026-11-18", "2026-11-19"], "2026-11-20")).toBe(2);
    expect(streak(["2026-11-17", "2026-11-18"], "2026-11-20")).toBe(0);
  });
  it("go over the ends of months and years", () => {
    expect(after("2026-12-31", 1)).toBe("2027-01-01");
    expect(after("2028-03-01", -1)).toBe("2028-02-29");
    expect(streak(["2026-12-31", "2027-01-01"], "2027-01-01")).toBe(2);
  });
  it("have a longest row", () => {
    expect(longest([])).toBe(0);
    expect(longest(["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-09", "2026-11-10"])).toBe(3);
  });
  it("are days of the browser's place", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  });
});

describe("the line to a puzzle", () => {
  const standing = (moves: readonly string[]) => ({ moves, seat: 1, table: {}, seen: { at: moves.length, log_from: 0, log: [], stamp: moves.length }, verdict: null }) as unknown as Standing;
  const source = (play: Source["play"]): Source => ({ key: "1", play, solution: vi.fn(), look: vi.fn(), place: vi.fn() });

  it("sends all moves of the answer each time, and takes the last one back", async () => {
    const play = vi.fn((moves: readonly string[]) => Promise.resolve(standing(moves)));
    const line = lineTo(source(play), () => {});
    await line.begin();
    line.move("build mill");
    await vi.waitFor(() => expect(line.sent.value).toBe(null));
    line.move("pass");
    await vi.waitFor(() => expect(line.sent.value).toBe(null));
    line.undo();
    await vi.waitFor(() => expect(line.sent.value).toBe(null));
    expect(play.mock.calls.map(([moves]) => moves)).toEqual([[], ["build mill"], ["build mill", "pass"], ["build mill"]]);
    expect(line.seat).toBe(1);
  });

  it("stays where it is when a move is refused", async () => {
    const play = vi.fn((moves: readonly string[]) => (moves.length ? Promise.reject(new Error("no")) : Promise.resolve(standing(moves))));
    const failed = vi.fn();
    const line = lineTo(source(play), failed);
    await line.begin();
    line.move("build mill");
    await vi.waitFor(() => expect(line.no.value).not.toBe(null));
    expect(line.standing.value?.moves).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });

  it("says why there is nothing to draw", async () => {
    const failed = vi.fn();
    const line = lineTo(source(() => Promise.reject(new Error("no"))), failed);
    await line.begin();
    expect(failed).toHaveBeenCalledOnce();
  });
});
