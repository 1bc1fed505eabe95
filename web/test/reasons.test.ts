import { describe, expect, it } from "vitest";
import { reason } from "../src/games/settlers/table/reasons";
import type { CardFace, Refusal } from "../src/wire";

const card = (cost: CardFace["cost"]): CardFace => ({
  numbers: ["com010"],
  slug: "mill",
  name: "Mill",
  faction: "common",
  kind: "feature",
  colours: ["red"],
  cost,
  location: false,
  raze: {},
  deal: null,
  worth: 1,
  abilities: [],
  art: "mill",
  source: "seed",
});
const goods = (facts: Record<string, number>): Refusal => ({
  reason: "build-goods",
  clauses: ["BUILD-14"],
  facts: { card: "mill", wood: 0, stone: 0, food: 0, gold: 0, ...facts },
});

describe("why a card cannot be built", () => {
  it("one kind is short: so much of it", () => {
    expect(reason(card({ wood: 3 }), goods({ wood: 2 }))).toEqual({
      id: "table-why-short",
      args: { good: "wood", n: 2 },
      missing: { wood: 2 },
    });
  });

  it("gold stands in for what it can", () => {
    expect(reason(card({ wood: 3 }), goods({ wood: 2, gold: 1 }))).toEqual({
      id: "table-why-short",
      args: { good: "wood", n: 1 },
      missing: { wood: 1 },
    });
  });

  it("gold that the card costs itself stands in for nothing", () => {
    expect(reason(card({ wood: 3, gold: 1 }), goods({ wood: 2, gold: 1 }))?.args).toEqual({ good: "wood", n: 2 });
  });

  it("gold itself can be short", () => {
    expect(reason(card({ gold: 2 }), goods({ gold: 1 }))).toEqual({
      id: "table-why-short",
      args: { good: "gold", n: 1 },
      missing: { gold: 1 },
    });
  });

  it("several kinds are counted together", () => {
    expect(reason(card({ wood: 2, stone: 2 }), goods({ wood: 1, stone: 2, gold: 1 }))).toEqual({
      id: "table-why-short-goods",
      args: { n: 2 },
      missing: { wood: 1, stone: 2 },
    });
  });

  it("nothing may be there to give up; all else is not the card's own reason", () => {
    expect(reason(card({}), { reason: "no-sacrifice", clauses: [] })?.id).toBe("table-why-no-sacrifice");
    expect(reason(card({}), { reason: "acted-already", clauses: [] })).toBeNull();
  });
});
