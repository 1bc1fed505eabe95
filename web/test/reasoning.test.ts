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

const name = (seat: number): string => ["Ola", "Bruno"][seat] ?? "";

const told = (...given: Parameters<typeof reasons>): string[] => reasons(...given).map(plain);

describe("the reasons of a hint", () => {
  test("say what changes now, each round and at the end, and what is given up", () => {
    const why = { text: "build mill", now: { stone: -1, gold: 2 }, yields: { wood: 1 }, points: 1, gives: ["desert"] };
    expect(told({ why }, name)).toEqual([
      "You discard desert.",
      "Now: +2 gold, −1 stone.",
      "From the next round on, each round: +1 wood.",
      "At the end: +1 victory point.",
    ]);
  });

  test("compare with the next best move, or say that it is nearly as good", () => {
    expect(told({ why: { text: "pass", other: "send wood", ahead: 1.5 }, other: "Send" }, name)).toEqual([
      "Nothing else you could do would leave you better off.",
      "By the end of the game I expect about 1.5 more points from it than from the next best: Send.",
    ]);
    expect(told({ why: { text: "build mill", other: "x", ahead: 0.1 }, other: "Send" }, name)).toEqual(["Nearly as good: Send."]);
  });

  test("name threats and what rivals lose", () => {
    const why = { text: "guard mill", guards: { card: "mill", by: 1, tokens: 2 }, takes: [{ seat: 1, how: "razed", card: "farm" }] };
    expect(told({ why }, name)).toEqual([
      "Bruno loses farm.",
      "After that Bruno can no longer raze mill (now holding 2 raze tokens).",
    ]);
  });

  test("a card that is only taken brings what it brings once it is built", () => {
    const why = { text: "draft mill", now: { card: 1 }, yields: { wood: 1 }, points: 1, if_built: true };
    expect(told({ why }, name)).toEqual(["Once built, each round: +1 wood.", "Once built, +1 victory point at the end."]);
  });

  test("nothing is said without a fact", () => {
    expect(told({ why: { text: "choose wood" } }, name)).toEqual([]);
  });
});
