// @vitest-environment happy-dom
import { h, render } from "preact";
import { describe, expect, test } from "vitest";
import { inTags, pieces, plain } from "../src/lib/sentence";
import { Words } from "../src/ui/Words";
import type { Sentence } from "../src/wire";

const shown = (sentence: Sentence): string =>
  pieces(sentence).map((piece) => (typeof piece === "string" ? piece : piece.clause ? `<${piece.text}>` : `[${piece.beside} ${piece.good}]`)).join("");

const SENT: Sentence = ["Draw ", { text: "2 common cards", good: "card", beside: "2 common" }, " (", { text: "RAZE-12", clause: true }, ")."];

function drawn(sentence: Sentence): HTMLElement {
  const box = document.createElement("p");
  render(h(Words, { text: sentence }), box);
  return box;
}

describe("sentences with something to draw", () => {
  test("tags of the page's own messages become pieces, all else stays words", () => {
    expect(shown("Spend <worker>1 worker</worker> to gain <vp>3 victory points</vp>; 2 wood is kept.")).toBe("Spend [1 worker] to gain [3 vp]; 2 wood is kept.");
    expect(shown("See <rule>BUILD-14</rule> (<rule>VAR-ALT-3</rule>).")).toBe("See <BUILD-14> (<VAR-ALT-3>).");
    expect(shown("<b>1 wood</b> <wood>and no end")).toBe("<b>1 wood</b> <wood>and no end");
  });

  test("no word is lost, whatever the sentence is made of", () => {
    expect(plain(SENT)).toBe("Draw 2 common cards (RAZE-12).");
    expect(plain("For <food>1 food</food>: <rule>DEAL-3</rule>")).toBe("For 1 food: DEAL-3");
    expect(plain(`Then: ${inTags(SENT)}`)).toBe("Then: Draw 2 common cards (RAZE-12).");
  });

  test("goods are drawn as icons beside their number, and read as words", () => {
    const box = drawn(SENT);
    expect(box.querySelector("[aria-hidden]")?.textContent?.trim()).toBe("2 common");
    expect(box.querySelector(".vh")?.textContent).toBe("2 common cards");
    expect(box.querySelector("a.rule")?.getAttribute("href")).toBe("/rules/RAZE-12");
  });

  test("a number that settlements raise is underlined, before an icon and by itself", () => {
    const box = drawn(["Up to ", { text: "3", raised: true }, " times gain ", { text: "1 food", good: "food", beside: "1", raised: true }]);
    expect([...box.querySelectorAll("u")].map((one) => one.textContent)).toEqual(["3", "1"]);
  });
});
