// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { Sentences } from "../src/ui/Words";

const english = new Sentences([
  { good: "wood", forms: ["wood"] },
  { good: "worker", forms: ["workers", "worker"] },
  { good: "vp", forms: ["victory points", "victory point"] },
  { good: "card", forms: ["cards", "card"] },
]);
const shown = (text: string): string => english.pieces(text).map((piece) => (piece.kind === "text" ? piece.text : piece.kind === "clause" ? `<${piece.text}>` : `[${piece.n} ${piece.between && `${piece.between} `}${piece.good}]`)).join("");

describe("sentences with icons", () => {
  test("counted goods become icons, others stay words", () => {
    expect(shown("Spend 1 worker and 2 wood to gain 3 victory points; wood is kept.")).toBe("Spend [1 worker] and [2 wood] to gain [3 vp]; wood is kept.");
  });

  test("the words are kept for readers, none is lost", () => {
    const text = "Draw 2 common cards, see RAZE-12 and VAR-ALT-3.";
    expect(english.pieces(text).map((piece) => piece.text).join("")).toBe(text);
  });

  test("of cards one word may stand between", () => {
    expect(shown("Draw 2 common cards.")).toBe("Draw [2 common card].");
    expect(shown("2 old workers")).toBe("2 old workers");
  });

  test("parts of words and numbers are left alone", () => {
    expect(shown("12 woodcutters, 1 woods, a1 wood")).toBe("12 woodcutters, 1 woods, a1 wood");
    expect(shown("12 wood")).toBe("[12 wood]");
  });

  test("clauses become links, whatever their area", () => {
    expect(shown("See BUILD-14 (VAR-ALT-3).")).toBe("See <BUILD-14> (<VAR-ALT-3>).");
  });

  test("without a library only clauses are found", () => {
    expect(new Sentences([]).pieces("2 wood, RAZE-1").map(({ kind }) => kind)).toEqual(["text", "clause"]);
  });
});
