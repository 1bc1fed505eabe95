// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { areasOf, gameWith, isBook, naming } from "../src/lib/rulebook";
import { search } from "../src/pages/Rules";
import type { Area } from "../src/wire";

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
    expect(areasOf(AREAS, "both")).toHaveLength(3);
    expect(areasOf(AREAS, "rollwrite").map(({ id }) => id)).toEqual(["RW-BUILD"]);
    expect([isBook("both"), isBook("settlers"), isBook("cards"), isBook(null)]).toEqual([true, true, false, false]);
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
});
