import { describe, expect, test } from "vitest";
import { folded, found, occurs, wantedWords } from "../src/lib/search";

describe("searching", () => {
  test("looks past case and diacritics", () => {
    expect(folded("Žetony Płonącej ŚWIĄTYNI")).toBe("zetony plonacej swiatyni");
    expect(occurs(wantedWords("swiat pLON"), folded("Płonąca Świątynia"))).toBe(true);
    expect(occurs(wantedWords("swiat brama"), folded("Płonąca Świątynia"))).toBe(false);
  });

  test("asks for nothing with an empty query", () => {
    expect(wantedWords("  ,. ")).toEqual([]);
  });

  test("cuts the text where it was found, in its own spelling", () => {
    expect(found(["zlot", "1"], "Wydaj 1 Złoto.")).toEqual([
      ["Wydaj ", false],
      ["1", true],
      [" ", false],
      ["Złot", true],
      ["o.", false],
    ]);
    expect(found([], "Złoto")).toEqual([["Złoto", false]]);
  });
});
