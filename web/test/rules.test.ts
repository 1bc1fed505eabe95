// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { naming } from "../src/pages/CardDetail";
import { search } from "../src/pages/Rules";
import type { Area } from "../src/wire";

const AREAS: Area[] = [
  { id: "RAZE", title: "Raze", clauses: [{ id: "RAZE-1", text: "A player razes a card from hand." }, { id: "RAZE-2", text: "The Gate cannot be razed (see BUILD-1)." }] },
  { id: "BUILD", title: "Build", clauses: [{ id: "BUILD-1", text: "The player builds a card." }, { id: "BUILD-2", text: "Gatekeepers build nothing." }] },
];

describe("the rulebook", () => {
  const ids = (...wanted: string[]): string[] => search(AREAS, wanted).map(({ clause }) => clause.id);

  test("is searched in ids, titles and texts", () => {
    expect(ids("raze-2")).toEqual(["RAZE-2"]);
    expect(ids("card", "hand")).toEqual(["RAZE-1"]);
    expect(ids("raze")).toEqual(["RAZE-1", "RAZE-2"]);
    expect(ids("dragon")).toEqual([]);
  });

  test("knows which clauses name a card", () => {
    const all = AREAS.flatMap(({ clauses }) => clauses);
    expect(naming("Gate", all).map(({ id }) => id)).toEqual(["RAZE-2"]);
    expect(naming("Gate (old)", all)).toEqual([]);
  });
});
