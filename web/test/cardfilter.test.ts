import { describe, expect, test } from "vitest";
import { asked, byName, fromQuery, isAnything, toQuery, toggled } from "../src/games/settlers/cards/cardfilter";
import type { CardFace } from "../src/wire";

const card = (over: Partial<CardFace>): CardFace => ({
  numbers: ["com001"],
  slug: "mill",
  name: "Mill",
  faction: "common",
  kind: "feature",
  colours: ["red"],
  cost: { wood: 3 },
  location: false,
  raze: { food: 1 },
  deal: null,
  worth: 1,
  abilities: [{ kind: "feature", text: "Each time you build a red location, gain 1 gold.", formula: [{ kind: "colour", what: "red" }, { kind: "colon" }, { kind: "good", what: "gold" }] }],
  art: "mill",
  source: "public",
  ...over,
});

const MILL = card({});
const DOJO = card({ numbers: ["jap020"], slug: "japan/dojo", name: "Dojo", faction: "japan", cost: { wood: 1 }, location: true, abilities: [{ kind: "production", text: "2 samurai.", formula: [{ kind: "samurai", n: 2 }] }], kind: "production", source: "house" });
const RUINS = card({ numbers: ["com080"], slug: "ruins", name: "Ruins", colours: [], cost: {}, abilities: [] });
const ALL = [MILL, DOJO, RUINS];

const names = (query: string): string[] => asked(ALL, fromQuery(new URLSearchParams(query))).map(({ name }) => name);

describe("the library's filters", () => {
  test("nothing asked: every card", () => {
    expect(names("")).toEqual(["Mill", "Dojo", "Ruins"]);
    expect(isAnything(fromQuery(new URLSearchParams("")))).toBe(false);
  });

  test("words are found in name, text and number", () => {
    expect(names("q=gold red")).toEqual(["Mill"]);
    expect(names("q=JAP020")).toEqual(["Dojo"]);
  });

  test("of one list any will do, of the lists all must hold", () => {
    expect(names("faction=common,japan&kind=production")).toEqual(["Dojo"]);
    expect(names("colour=red")).toEqual(["Mill", "Dojo"]);
    expect(names("colour=none")).toEqual(["Ruins"]);
  });

  test("boxes and marks; a card without one is basic", () => {
    const altar = card({ name: "Altar", box: "aztecs", mark: "friends" });
    const shown = (query: string): string[] => asked([MILL, altar], fromQuery(new URLSearchParams(query))).map(({ name }) => name);
    expect(shown("box=aztecs")).toEqual(["Altar"]);
    expect(shown("box=base")).toEqual(["Mill"]);
    expect(shown("mark=friends,base")).toEqual(["Mill", "Altar"]);
    expect(shown("box=aztecs&mark=aztecs")).toEqual([]);
  });

  test("goods of cost and effect, locations and samurai", () => {
    expect(names("cost=wood")).toEqual(["Mill", "Dojo"]);
    expect(names("cost=location")).toEqual(["Dojo"]);
    expect(names("effect=gold")).toEqual(["Mill"]);
    expect(names("effect=samurai")).toEqual(["Dojo"]);
    expect(names("source=house")).toEqual(["Dojo"]);
  });

  test("the address says what was asked, and back", () => {
    const wanted = toggled(toggled(fromQuery(new URLSearchParams("q=a+b&faction=rome")), "faction", "japan"), "kind", "action");
    expect(toQuery(wanted)).toBe("?q=a+b&faction=rome,japan&kind=action");
    expect(fromQuery(new URLSearchParams(toQuery(wanted)))).toEqual(wanted);
    expect(toQuery(toggled(fromQuery(new URLSearchParams("kind=action")), "kind", "action"))).toBe("");
  });

  test("copies that differ in print are one name", () => {
    const dear = card({ numbers: ["com002", "com003"], cost: { wood: 2, stone: 1 } });
    expect(byName([MILL, dear, RUINS]).map(({ face, copies }) => [face.numbers[0], copies])).toEqual([
      ["com001", 3],
      ["com080", 1],
    ]);
  });
});
