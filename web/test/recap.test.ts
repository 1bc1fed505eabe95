// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { newsFrom, recap } from "../src/table/recap";
import type { Entry, Loss } from "../src/wire";

const razed: Loss = { seat: 0, by: 1, how: "razed", card: "com001", points: 1, got: { wood: 1 }, foundation: true };

const entry = (at: number, seat: number | null, did = "", losses: Loss[] = []): Entry => ({
  at,
  text: `line ${at}`,
  ...(seat !== null && { seat }),
  did,
  losses,
});

const LOG: Entry[] = [
  entry(1, null),
  entry(2, 0, "builds Mill"),
  entry(4, 1, "builds Mason"),
  entry(5, 2, "passes"),
  entry(7, 1, "razes Quarry of Ola", [razed]),
  entry(9, 1, "uses Stalls"),
];

describe("the news of a seat", () => {
  test("begin behind what it did last", () => {
    expect(newsFrom(LOG, 0)).toBe(2);
    expect(newsFrom(LOG, 2)).toBe(4);
    expect(newsFrom(LOG, 3)).toBe(0);
  });

  test("have own losses first, with their moment, and not again among the deeds", () => {
    const news = recap(LOG, 0);
    expect(news.losses).toEqual([{ ...razed, at: 7 }]);
    expect(news.deeds).toEqual([
      { seat: 1, did: ["builds Mason", "uses Stalls"] },
      { seat: 2, did: ["passes"] },
    ]);
  });

  test("tell others' losses as deeds", () => {
    expect(recap(LOG, 2).losses).toEqual([]);
    expect(recap(LOG, 2).deeds).toEqual([{ seat: 1, did: ["razes Quarry of Ola", "uses Stalls"] }]);
  });

  test("are gone after the own action", () => {
    const news = recap([...LOG, entry(11, 0, "builds Dojo")], 0);
    expect(news).toEqual({ losses: [], deeds: [], from: 7 });
  });

  test("of a spectator are the last few lines", () => {
    expect(recap(LOG, null).deeds.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(recap(LOG, null).from).toBe(2);
  });
});
