import { describe, expect, it } from "vitest";
import { apart, axis, best, course, difference, places, ranking, sums, tieSteps } from "../src/end/points";
import type { Points } from "../src/wire";

const scored = (round: number, how: string, points: number, card = "mill"): Points => ({ round, how, card, points });

const PLAYED = [
  scored(1, "action", 2),
  scored(2, "bonus", 3, "statue"),
  scored(3, "action", 4),
  scored(3, "deal", 1, ""),
  scored(5, "raze", 1, ""),
  scored(5, "common", 1),
  scored(5, "faction", 2, "rome/legion"),
  scored(5, "under", 3, "japan/gate"),
];

describe("points", () => {
  it("are summed by kind, the rare ones together", () => {
    expect(sums(PLAYED)).toEqual({ action: 6, feature: 0, production: 0, bonus: 3, raze: 1, common: 1, faction: 2, kept: 3, other: 1 });
  });

  it("grow round by round, and locations count at the end", () => {
    expect(course(PLAYED, 5)).toEqual([0, 2, 5, 10, 10, 11, 17]);
    expect(course([scored(0, "given", 4, "")], 5)).toEqual([4, 4, 4, 4, 4, 4, 4]);
  });

  it("show the best cards without what they are worth", () => {
    expect(best(PLAYED, 2)).toEqual([{ card: "mill", points: 6 }, { card: "japan/gate", points: 3 }]);
    expect(best([scored(5, "common", 1)], 3)).toEqual([]);
  });

  it("tell what made the difference", () => {
    const other = sums([scored(1, "action", 1), scored(1, "raze", 9)]);
    expect(difference(sums(PLAYED), other)).toEqual(["action", "bonus"]);
    expect(difference(other, other)).toEqual([]);
  });
});

describe("places", () => {
  const ties = [[60, 3, 2], [66, 1, 1], [60, 3, 4], [60, 3, 2]];
  it("follow score, goods and cards", () => expect(ranking({ ties })).toEqual([1, 2, 0, 3]));
  it("are shared where nothing tells seats apart", () => expect([...places({ ties })]).toEqual([[1, 1], [2, 2], [0, 3], [3, 3]]));

  it.each([
    [[[70, 0, 0], [60, 9, 9]], 0],
    [[[70, 2, 0], [70, 5, 0]], 1],
    [[[70, 5, 1], [70, 5, 0], [3, 0, 0]], 2],
    [[[70, 5, 1], [70, 5, 1]], 3],
    [[[70, 5, 1]], 0],
  ])("%j took %i comparisons", (compared, steps) => expect(tieSteps({ ties: compared })).toBe(steps));
});

describe("charts", () => {
  it("end at the next ten", () => expect([0, 9, 10, 57, 60].map(axis)).toEqual([10, 10, 20, 60, 70]));

  it("keep marks apart, the topmost in its place", () => {
    expect(apart([10, 100, 12], 20)).toEqual([10, 100, 30]);
    expect(apart([50, 50, 50], 10)).toEqual([50, 60, 70]);
    expect(apart([], 10)).toEqual([]);
  });
});
