// @vitest-environment happy-dom
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { Card, cardLabel } from "../src/ui/Card";
import type { CardFace, Token } from "../src/wire";

const face = (more: Partial<CardFace>): CardFace => ({
  numbers: ["azt031"],
  slug: "aztecs/pilgrims-inn",
  name: "Pilgrims' Inn",
  faction: "aztecs",
  kind: "action",
  colours: ["orange"],
  cost: { wood: 1 },
  location: false,
  raze: {},
  deal: "card",
  worth: 2,
  abilities: [],
  art: "inn",
  source: "house",
  box: "aztecs",
  ...more,
});

function drawn(card: CardFace): HTMLElement {
  const root = document.createElement("div");
  act(() => render(h(Card, { face: card }), root));
  return root;
}

const marks = (card: CardFace) => [...drawn(card).querySelectorAll(".foot .bx use")].map((use) => use.getAttribute("href")?.split("#")[1]);

describe("the mark of a card", () => {
  it("is what it counts as in decks, not the box that it comes in", () => {
    expect(marks(face({ mark: "friends" }))).toEqual(["box-friends"]);
    expect(cardLabel(face({ mark: "friends" }))).toContain("common-says-mark");
  });

  it("is missing on basic cards", () => {
    expect(marks(face({ mark: "" }))).toEqual([]);
    expect(cardLabel(face({ mark: "" }))).not.toContain("common-says-mark");
  });
});

it("keeps each reward of a prayer in one piece", () => {
  const per = (good: string, colour: string): Token[] => [
    { kind: "good", what: good },
    { kind: "slash", sign: "per" },
    { kind: "colour", what: colour },
  ];
  const formula: Token[] = [
    { kind: "good", what: "worker" },
    { kind: "arrow" },
    { kind: "text", what: "pray 5", n: 5, sign: "prayer" },
    { kind: "colon" },
    ...per("raze", "black"),
    { kind: "text", what: " " },
    ...per("wood", "brown"),
  ];
  const rewards = drawn(face({ abilities: [{ kind: "action", text: [], formula }] })).querySelectorAll(".reward");
  expect([...rewards].map((one) => one.querySelectorAll("use")[0]?.getAttribute("href")?.split("#")[1])).toEqual(["raze", "wood"]);
  expect([...rewards].map((one) => one.querySelectorAll(".disc").length)).toEqual([1, 1]);
});
