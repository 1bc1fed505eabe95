// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { caps } from "../src/games/settlers/table/caps";
import { folds } from "../src/games/settlers/table/folds";
import { isAny, left } from "../src/games/settlers/table/left";
import { growth } from "../src/table/size";
import type { CardFace, Location, Offer } from "../src/wire";

describe("letters for answers", () => {
  test("are the words' own, each once", () => {
    expect(caps(["wood", "stone", "food", "cards"])).toEqual(["w", "s", "f", "c"]);
    expect(caps(["stone", "stone gold", "stone gold"])).toEqual(["s", "g", "t"]);
  });

  test("are on every keyboard, and never those with a meaning of their own", () => {
    expect(caps(["żywność", "złoto", "łup"])).toEqual(["z", "o", "a"]);
    expect(caps(["end", "pass", "undo", "help", "visit"])).toEqual(["n", "a", "d", "b", "i"]);
  });
});

const at = (card: string, more: Partial<Location> = {}): Location => ({
  card, row: "production", uses: 0, goods: {}, guarded: false, samurai: false, blocked: false, owner: null, route: null, under: 0, ...more,
});
const face = (card: string): CardFace | undefined =>
  card.startsWith("farm") ? ({ name: "Farm", cost: {}, deal: "worker", raze: card.endsWith("9") ? { vp: 1 } : {} } as CardFace) : undefined;

describe("copies in a rival's empire", () => {
  test("stand once where they are alike", () => {
    const found = folds([at("farm1"), at("farm2"), at("mill"), at("farm3")], face);
    expect(found.map(({ at: { card }, n }) => [card, n])).toEqual([["farm1", 3], ["mill", 1]]);
  });

  test("stand apart where print or what lies on them differs", () => {
    const found = folds([at("farm1"), at("farm2", { samurai: true }), at("farm9"), at("farm3", { uses: 1 })], face);
    expect(found.map(({ n }) => n)).toEqual([1, 1, 1, 1]);
  });
});

const offer = (verb: string, ...cards: string[]): Offer => ({ text: `${verb} ${cards.join()}`, label: "", verb, cards });

describe("what is left to somebody who passes", () => {
  test("is counted by cards, each where it is worth most", () => {
    const found = left([offer("build", "a", "b"), offer("deal", "b"), offer("raze", "c"), offer("use", "x"), offer("use", "x", "y"), offer("send")]);
    expect(found).toEqual({ build: 2, deal: 0, raze: 1, use: 2, visit: 0, play: 0, send: true });
  });

  test("is nothing where only tokens could be placed", () => {
    expect(isAny(left([offer("guard", "a"), offer("samurai", "b"), offer("pass"), offer("end")]))).toBe(false);
    expect(isAny(left([offer("send")]))).toBe(true);
  });
});

test("the table grows where there is room, and only so far", () => {
  expect([growth(1280, 720), growth(1440, 900), growth(1920, 1080), growth(2560, 1440)]).toEqual([1, 1, 1.3, 1.6]);
});
