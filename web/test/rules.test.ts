// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { wantedWords } from "../src/lib/search";
import { areasOf, gameWith, isBook, naming } from "../src/lib/rulebook";
import { marked, search } from "../src/lib/rulesearch";
import type { Area, Term } from "../src/wire";

const AREAS: Area[] = [
  { id: "RAZE", game: "settlers", title: "Raze", clauses: [{ id: "RAZE-1", text: "A player razes a card from hand." }, { id: "RAZE-2", text: "The Gate cannot be razed (see BUILD-1)." }] },
  { id: "BUILD", game: "settlers", title: "Build", clauses: [{ id: "BUILD-1", text: "The player builds a card." }, { id: "BUILD-2", text: "Gatekeepers build nothing." }] },
  { id: "RW-BUILD", game: "rollwrite", title: "Build", clauses: [{ id: "RW-BUILD-01", text: "The Gate costs one action." }] },
];

describe("the rulebooks", () => {
  const ids = (...wanted: string[]): string[] => search(AREAS, wanted).map(({ clause }) => clause.id);

  test("are searched in ids, titles and texts", () => {
    expect(ids("raze-2")).toEqual(["RAZE-2"]);
    expect(ids("card", "hand")).toEqual(["RAZE-1"]);
    expect(ids("raze")).toEqual(["RAZE-1", "RAZE-2"]);
    expect(ids("rw-build-01")).toEqual(["RW-BUILD-01"]);
    expect(ids("dragon")).toEqual([]);
  });

  test("are one for each game, or both", () => {
    expect(areasOf(AREAS, "all")).toHaveLength(3);
    expect(areasOf(AREAS, "rollwrite").map(({ id }) => id)).toEqual(["RW-BUILD"]);
    expect([isBook("all"), isBook("settlers"), isBook("cards"), isBook(null)]).toEqual([true, true, false, false]);
  });

  test("know where a clause or an area stands", () => {
    expect(gameWith(AREAS, "RW-BUILD-01")).toBe("rollwrite");
    expect(gameWith(AREAS, "RAZE")).toBe("settlers");
    expect(gameWith(AREAS, "RW-DRAGON-01")).toBeUndefined();
  });

  test("know which clauses of a game name something", () => {
    expect(naming("settlers", "Gate", AREAS).map(({ id }) => id)).toEqual(["RAZE-2"]);
    expect(naming("rollwrite", "Gate", AREAS).map(({ id }) => id)).toEqual(["RW-BUILD-01"]);
    expect(naming("settlers", "Gate (old)", AREAS)).toEqual([]);
  });

  const TERMS: Term[] = [
    { names: ["defense token", "shield"], clauses: ["DEFENSE-2"] },
    { names: ["pass", "skip"], clauses: ["ACT-4"] },
    { names: ["feature", "passive"], clauses: ["CARD-20"] },
  ];
  const BOOK: Area[] = [
    { id: "CARD", game: "settlers", title: "Cards", clauses: [{ id: "CARD-20", text: "A Feature is on all the time." }, { id: "CARD-21", text: "Some abilities are not." }] },
    { id: "DEFENSE", game: "settlers", title: "Defense tokens", clauses: [{ id: "DEFENSE-1", text: "Everybody gets 1 Defense token." }, { id: "DEFENSE-2", text: "It is placed in one's own turn." }] },
    { id: "ACT", game: "settlers", title: "Actions", clauses: [{ id: "ACT-4", text: "Whoever has passed rests." }, { id: "ACT-5", text: "Tied players share; a tie is rare." }] },
    { id: "RH-X", game: "rollwrite", title: "Inside", internal: true, clauses: [{ id: "RH-X-01", text: "A Feature is a number." }] },
  ];
  const found = (query: string): string[] => search(BOOK, wantedWords(query), TERMS).map(({ clause }) => clause.id);

  test("are found by what people call things, definitions first", () => {
    expect(found("shield")).toEqual(["DEFENSE-2", "DEFENSE-1"]);
    expect(found("Shields turn")).toEqual(["DEFENSE-2"]);
    expect(search(BOOK, ["shield"], TERMS).map(({ defines }) => defines)).toEqual([true, false]);
    expect(found("passive")[0]).toBe("CARD-20");
    expect(found("defense-1")).toEqual(["DEFENSE-1"]);
    expect(marked(["shield"], TERMS)).toEqual(["shield", "defense", "token"]);
  });

  test("put what only judges need last, and parts of words only where nothing begins so", () => {
    expect(found("feature")).toEqual(["CARD-20", "RH-X-01"]);
    expect(found("tie")).toEqual(["ACT-5"]);
    expect(found("bilities")).toEqual(["CARD-21"]);
    expect(found("shield dragon")).toEqual([]);
  });
});
