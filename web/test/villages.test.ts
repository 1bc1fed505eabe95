// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { askedBuildings, askedSheets, familyOf, fromQuery, isAnything, toQuery, toggled } from "../src/games/rollwrite/villages/villagefilter";
import { rankOf } from "../src/lib/villages";
import { matching } from "../src/games/rollwrite/SheetPicker";
import type { BuildingFace, SheetFace } from "../src/wire";

const face = (slug: string, over: Partial<BuildingFace>): BuildingFace => ({
  slug, code: "P01", name: slug, areas: [{ wood: 1 }, {}], plan: ["##"], text: "Each round gain _1_ food", raised: [], value: 1, underlined: true, star: false, form: "gain",
  gives: ["food"], source: "house", ...over,
});

const FARM = face("farm", { code: "C1", name: "Farm" });
const SAWPIT = face("sawpit", { code: "X02", name: "Sawpit", form: "swap", gives: ["wood"], text: "Up to _1_ time a round you may exchange 1 stone for 2 wood" });
const SHRINE = face("dice-shrine", { code: "L09", name: "Dice Shrine", form: "reroll", gives: ["reroll"], text: "At the start of Develop you may reroll up to _1_ resource die" });
const ALL = [FARM, SAWPIT, SHRINE];
const sheet = (slug: string, name: string, ...buildings: string[]): SheetFace => ({ slug, name, buildings, source: "house" });
const SHEETS = [sheet("1", "Old Alderholt", "farm", "sawpit"), sheet("12", "Stare Łąki", "farm", "dice-shrine"), sheet("competition", "Competition", "farm")];
const buildingsOf = (one: SheetFace): BuildingFace[] => ALL.filter(({ slug }) => one.buildings.includes(slug));
const asked = (query: string) => fromQuery(new URLSearchParams(query));
const found = (query: string): string[] => askedSheets(SHEETS, asked(query), buildingsOf, (slug) => slug === "1").map(({ sheet: { slug }, hits }) => [slug, ...hits].join(":"));

describe("the library of villages", () => {
  test("shows everything before something is asked", () => {
    expect(found("")).toEqual(["1", "12", "competition"]);
    expect(isAnything(asked(""))).toBe(false);
    expect(askedBuildings(ALL, asked(""))).toEqual(ALL);
  });

  test("finds words in numbers, titles, names, codes and texts", () => {
    expect(found("q=alderholt")).toEqual(["1"]);
    expect(found("q=laki")).toEqual(["12"]);
    expect(found("q=exchange")).toEqual(["1:sawpit"]);
    expect(found("q=12 shrine")).toEqual(["12:dice-shrine"]);
    expect(found("q=gain 1 food").map((one) => one.split(":")[0])).toEqual(["1", "12", "competition"]);
    expect(found("q=dragon")).toEqual([]);
    expect(askedBuildings(ALL, asked("q=L09")).map(({ slug }) => slug)).toEqual(["dice-shrine"]);
  });

  test("finds families and what they bring, and says for which buildings", () => {
    expect(found("family=x,l")).toEqual(["1:sawpit", "12:dice-shrine"]);
    expect(found("gives=reroll")).toEqual(["12:dice-shrine"]);
    expect(found("family=x&gives=reroll")).toEqual([]);
    expect(found("family=p&q=competition")).toEqual(["competition:farm"]);
    expect(askedBuildings(ALL, asked("gives=wood,reroll"))).toEqual([SAWPIT, SHRINE]);
  });

  test("knows which sheets were played here", () => {
    expect(found("own=played")).toEqual(["1"]);
    expect(found("own=new")).toEqual(["12", "competition"]);
    expect(found("own=new,played")).toHaveLength(3);
  });

  test("writes what was asked into the address, and reads it there", () => {
    const wanted = toggled(toggled(asked("q=old+farm&gives=gold"), "gives", "vp"), "family", "e");
    expect(toQuery(wanted)).toBe("?q=old+farm&family=e&gives=gold,vp");
    expect(asked(toQuery(wanted))).toEqual(wanted);
    expect(toQuery(toggled(wanted, "gives", "gold"))).toBe("?q=old+farm&family=e&gives=vp");
    expect(toQuery(asked(""))).toBe("");
  });

  test("knows the family of a building by its code, or by its form", () => {
    expect(ALL.map(familyOf)).toEqual(["p", "x", "l"]);
    expect(familyOf({ code: "C6", form: "end-per" })).toBe("e");
    expect(familyOf({ code: "X09", form: "gain" })).toBe("x");
    expect(familyOf({ code: "", form: "something new" })).toBe("p");
  });
});

describe("the picker of sheets", () => {
  const picked = (...wanted: string[]) => matching(SHEETS, wanted, buildingsOf).map(({ slug }) => slug);
  test("has every adventure sheet, but not the competition sheet", () => {
    expect(picked()).toEqual(["1", "12"]);
  });
  test("finds by number, title, buildings and their texts", () => {
    expect(picked("12")).toEqual(["12"]);
    expect(picked("alder")).toEqual(["1"]);
    expect(picked("sawpit")).toEqual(["1"]);
    expect(picked("up", "to", "1", "time")).toEqual(["1"]);
    expect(picked("competition")).toEqual([]);
  });
});

describe("ranks", () => {
  const RANKS = [["plebeian", 0], ["servant", 40], ["squire", 45], ["emperor", 80]].map(([slug, least]) => ({ slug: String(slug), name: "", least: Number(least) }));
  test("go by the least score that earns them (RW-ADVENTURE-10)", () => {
    expect([0, 39, 40, 44, 45, 79, 80, 120].map((score) => rankOf(score, RANKS)?.slug)).toEqual(
      ["plebeian", "plebeian", "servant", "servant", "squire", "squire", "emperor", "emperor"],
    );
    expect(rankOf(50, [])).toBeUndefined();
  });
});
