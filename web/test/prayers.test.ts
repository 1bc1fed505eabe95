// @vitest-environment happy-dom
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Shown, freshPrayers, prayersAt, usePrayers } from "../src/games/settlers/table/prayed";
import type { Entry, Prayer } from "../src/wire";

const prayer = (more: Partial<Prayer> = {}): Prayer => ({
  seat: 0,
  card: "azt039",
  n: 5,
  colours: ["red"],
  named: "",
  decided: true,
  by: "draw",
  cards: [],
  tokens: [],
  matches: 0,
  least: [],
  spent: {},
  brings: {},
  over: true,
  choices: [],
  ...more,
});
const card = (lit: boolean) => ({ card: "com001", stored: false, lit, brings: lit ? { food: 1 } : {}, spends: null, why: lit ? "" : "no-match" }) as const;
const entry = (at: number, prayers: Prayer[] = []): Entry => ({ at, text: String(at), prayers });

describe("which prayers are shown", () => {
  const first = prayer();
  const second = prayer({ card: "azt010" });

  it("only those that a log has gained", () => {
    const log = [entry(1, [first])];
    expect(freshPrayers(log, [...log, entry(2), entry(3, [second])])).toEqual([second]);
    expect(freshPrayers(log, [entry(1, [first, second])])).toEqual([second]);
  });

  it("none of a log that has just come, and none when moves were taken back", () => {
    expect(freshPrayers([], [entry(1, [first])])).toEqual([]);
    expect(freshPrayers([entry(1, [first]), entry(2, [second])], [entry(1, [first])])).toEqual([]);
  });

  it("those of a moment that is looked at", () => {
    expect(prayersAt([entry(1, [first]), entry(2, [second])], 2)).toEqual([second]);
  });
});

describe("a prayer over the table", () => {
  const others = prayer({ seat: 1, cards: [card(true)] });
  const own = prayer({ cards: [card(true)] });
  const root = document.createElement("div");
  let shown: Shown | null = null;
  const Table = ({ answered, going }: { answered: readonly Prayer[]; going?: Prayer | undefined }) => {
    shown = usePrayers(going, answered, null, 0, String);
    return null;
  };
  const NOTHING: readonly Prayer[] = [];
  const draw = (answered: readonly Prayer[], going?: Prayer) => act(() => render(h(Table, { answered, going }), root));
  const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key })));
  beforeEach(() => {
    vi.useFakeTimers();
    draw(NOTHING);
  });
  afterEach(() => {
    render(null, root);
    vi.useRealTimers();
  });

  it("goes to its end by any key, and away by the next", () => {
    draw([own]);
    expect(shown?.ended).toBe(false);
    press("x");
    expect(shown?.ended).toBe(true);
    press("x");
    expect(shown).toBeNull();
  });

  it("ends by itself; another's goes by itself, one's own stays", () => {
    draw([others]);
    act(() => void vi.advanceTimersByTime(2000));
    expect(shown?.ended).toBe(true);
    act(() => void vi.advanceTimersByTime(6000));
    expect(shown).toBeNull();
    draw([own]);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(shown?.prayer).toBe(own);
  });

  it("stays while the log grows by other things", () => {
    draw([own]);
    draw([]);
    expect(shown?.prayer).toBe(own);
  });

  it("goes on where it was: what lies there already is not turned again", () => {
    const going = prayer({ cards: [card(false)], over: false });
    draw(NOTHING, going);
    expect(shown?.before).toBeNull();
    draw([own]);
    expect(shown).toMatchObject({ prayer: own, before: going });
  });
});
