import { describe, expect, test } from "vitest";
import { broadest, soft } from "../src/lib/hyphens";

const shown = (name: string): string => soft(name).replaceAll("\u00ad", "-");

describe("soft hyphens", () => {
  test("stand in long words only", () => {
    expect(shown("Gold Mine")).toBe("Gold Mine");
    expect(shown("Watchtower")).toBe("Watch-tower");
    expect(shown("Supplier")).toBe("Sup-plier");
  });

  test("part before a consonant and a vowel, never at the edges", () => {
    expect(shown("Administration")).toBe("Admi-nis-tra-tion");
    expect(shown("Headquarters")).toBe("Head-quar-ters");
    expect(soft("Administration").replaceAll("\u00ad", "")).toBe("Administration");
  });

  test("keep Polish and Czech pairs of letters together", () => {
    expect(shown("rzeźbiarza")).toBe("rzeź-biarza");
    expect(shown("Kupczykowie")).toBe("Kup-czy-kowie");
  });
});

describe("the broadest word", () => {
  test("has broad letters rather than many", () => {
    expect(broadest("Mamma")).toBeGreaterThan(broadest("Little"));
  });

  test("stands alone, whatever is beside it", () => {
    expect(broadest("Monty the Merchant")).toBe(broadest("Merchant"));
    expect(broadest("Half-timbered")).toBe(broadest("timbered"));
  });
});
