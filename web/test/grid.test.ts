import { describe, expect, it } from "vitest";
import { covered, onSheet, outline, placements, pointedAt, settlements } from "../src/games/rollwrite/table/grid";
import type { Entry, Offer } from "../src/wire";

const FARM = ["#..", "###"];
const told = (at: number, seat: number, ...moves: string[]): Entry => ({ at, seat, text: "", moves });
const planOf = (slug: string): string[] | undefined => (slug === "farm" ? FARM : undefined);

describe("settlements", () => {
  it("cover their plan from the corner on", () => {
    expect(covered(FARM, "WA1")).toEqual(["WA1", "HU1", "HU2", "HU3"]);
    expect(covered([".#", "##"], "GR4")).toEqual(["GR5", "BR4", "BR5"]);
  });

  it("are read from the log, up to a moment", () => {
    const log = [told(3, 0, "settle farm WA1"), told(4, 1, "ready"), told(9, 1, "settle farm HU2")];
    expect(settlements(log, 9, planOf).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(settlements(log, 5, planOf)).toEqual([{ seat: 0, building: "farm", cells: ["WA1", "HU1", "HU2", "HU3"] }]);
    expect(settlements([told(1, 0, "settle mill WA1")], 5, planOf)).toEqual([]);
  });

  it("that no log tells of are one shape", () => {
    const known = settlements([told(3, 0, "settle farm WA1")], 9, planOf);
    const marked = ["WA1", "HU1", "HU2", "HU3", "BR1", "BR2"];
    expect(onSheet(known, 0, marked).at(-1)).toEqual({ seat: 0, building: "", cells: ["BR1", "BR2"] });
    expect(onSheet(known, 1, [])).toEqual([]);
    expect(onSheet(known, 0, ["WA1"])).toEqual([{ seat: 0, building: "", cells: ["WA1"] }]); // taken back since
  });
});

describe("the outline of cells", () => {
  it("goes around them, a little inside", () => {
    expect(outline(["WA1"], [0.1, 0.2])).toBe("M0.1 0.2L0.9 0.2L0.9 0.8L0.1 0.8Z");
    expect(outline(["WA1", "WA2"], [0, 0])).toBe("M0 0L2 0L2 1L0 1Z");
  });

  it("turns inwards at inner corners", () => {
    expect(outline(["WA1", "HU1", "HU2"], [0.1, 0.1])).toBe("M0.1 0.1L0.9 0.1L0.9 1.1L1.9 1.1L1.9 1.9L0.1 1.9Z");
  });

  it("has a loop for each part", () => {
    expect(outline(["WA1", "WA3"], [0, 0]).match(/M/g)).toHaveLength(2);
    expect(outline([], [0, 0])).toBe("");
  });
});

describe("pointing at a section", () => {
  const offer = (text: string, ...cells: string[]): Offer => ({ text, label: "", verb: text.split(" ")[0] ?? "", cells });
  const among = placements([offer("settle farm WA1", "WA1", "HU1"), offer("settle farm WA2", "WA2", "HU2"), offer("skip")]);

  it("means the settlement that begins there, else one that covers it", () => {
    expect(among).toHaveLength(2);
    expect(pointedAt(among, "WA2")?.offer.text).toBe("settle farm WA2");
    expect(pointedAt(among, "HU2")?.offer.text).toBe("settle farm WA2");
    expect(pointedAt(among, "BR9")).toBeUndefined();
  });
});
