// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "osada.records";
type Records = typeof import("../src/games/rollwrite/records");

/** The records as a page finds them that was opened just now. */
async function opened(stored?: string): Promise<Records> {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(KEY, stored);
  vi.resetModules();
  return import("../src/games/rollwrite/records");
}

describe("records", () => {
  let records: Records;
  beforeEach(async () => (records = await opened()));
  afterEach(() => vi.restoreAllMocks());

  it("are none before a game", () => {
    expect(records.best("17")).toBeNull();
    expect(records.recorded()).toEqual([]);
  });

  it("keep the best score, when and where it was, and how many games there were", () => {
    records.note("17", 55, "aaaa-bbbb", 100);
    records.note("17", 63, "cccc-dddd", 200);
    records.note("17", 40, "eeee-ffff", 300);
    expect(records.best("17")).toEqual({ score: 63, table: "cccc-dddd", when: 200, games: 3 });
    expect(records.best("4")).toBeNull();
    expect(records.recorded()).toEqual(["17"]);
  });

  it("count a table once, however often its end is looked at", () => {
    for (let again = 0; again < 3; again++) records.note("17", 55, "aaaa-bbbb", 100 + again);
    expect(records.best("17")).toEqual({ score: 55, table: "aaaa-bbbb", when: 100, games: 1 });
  });

  it("of equal scores keep the first", () => {
    records.note("1", 50, "a", 1);
    records.note("1", 50, "b", 2);
    expect(records.best("1")).toMatchObject({ table: "a", when: 1, games: 2 });
  });

  it("take a score of 0, but nothing that is not a number", () => {
    records.note("1", 0, "a", 1);
    expect(records.best("1")?.score).toBe(0);
    records.note("2", Number.NaN, "a", 1);
    expect(records.best("2")).toBeNull();
  });

  it("outlive the page", async () => {
    records.note("17", 63, "cccc-dddd", 200);
    const kept = localStorage.getItem(KEY) ?? "";
    const again = await opened(kept);
    expect(again.best("17")).toEqual({ score: 63, table: "cccc-dddd", when: 200, games: 1 });
    again.note("17", 63, "cccc-dddd", 300);
    expect(again.best("17")?.games).toBe(1);
  });

  it.each(["", "{", "[]", "null", '"17"', "7"])("begin anew where the browser holds %s", async (stored) => {
    const found = await opened(stored);
    expect(found.best("17")).toBeNull();
    found.note("17", 50, "a", 1);
    expect(found.best("17")?.score).toBe(50);
  });

  it("lose only what is broken", async () => {
    const good = { score: 60, table: "a", when: 5, tables: ["a", "b"] };
    const found = await opened(JSON.stringify({ 1: good, 2: { score: "60" }, 3: null, 4: { ...good, tables: "ab" }, 5: { ...good, tables: [] }, 6: [] }));
    expect(found.recorded()).toEqual(["1"]);
    expect(found.best("1")?.games).toBe(2);
    found.note("4", 44, "c", 9);
    expect(found.best("4")).toEqual({ score: 44, table: "c", when: 9, games: 1 });
    expect(found.best("1")?.score).toBe(60);
  });

  it("are no properties of every object", () => {
    expect(records.best("constructor")).toBeNull();
    expect(records.best("__proto__")).toBeNull();
  });

  it("hold for this page where the browser keeps nothing more", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    records.note("17", 63, "a", 1);
    expect(records.best("17")?.score).toBe(63);
  });
});
