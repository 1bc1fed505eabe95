// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { readFileSync, readdirSync } from "node:fs";
import { setLanguage } from "../src/lib/i18n";
import { reasons } from "../src/table/reasoning";
import { plain } from "../src/lib/sentence";

const WORDS = "src/words/";

beforeAll(async () => {
  const text = readdirSync(WORDS).map((area) => readFileSync(`${WORDS}${area}/en.ftl`, "utf8")).join("\n");
  globalThis.fetch = () => Promise.resolve(new Response(text));
  await setLanguage("en");
});

const told = (...given: Parameters<typeof reasons>): string[] => reasons(...given).map(plain);

describe("a hint", () => {
  test("says what a move costs that is not as good, give or take, and why", () => {
    const why = ["About 3 points less from actions.", "Round 4 brings 1 gold less."];
    expect(told({ text: "build mill", alike: "Send", other: "Pass", ahead: 3.5, within: 1.2, why })).toEqual([
      "Nearly as good: Send.",
      "Pass would cost about 3.5 points (± 1.2).",
      ...why,
    ]);
  });

  test("says in the roll & write game what changes at once, and how far the next best move is behind", () => {
    const now = { stone: -1, gold: 2 };
    expect(told({ text: "build walls 1", now, other: "Harvest", ahead: 1.5 })).toEqual([
      "Now: +2 gold, −1 stone.",
      "By the end of the game I expect about 1.5 more points from it than from the next best: Harvest.",
    ]);
    expect(told({ text: "ready", other: "Harvest", ahead: 0.1 })).toEqual([
      "Nothing else you could do would leave you better off.",
      "Nearly as good: Harvest.",
    ]);
  });

  test("says nothing without a fact", () => {
    expect(told({ text: "choose wood" })).toEqual([]);
  });
});
