// @vitest-environment happy-dom
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../src/lib/i18n";
import { against, facts, resultOf, standing } from "../src/lobby/Results";
import type { TableInfo } from "../src/wire";

const WORDS = join(import.meta.dirname, "../src/words");
const said = (language: string): string => readdirSync(WORDS).map((area) => readFileSync(join(WORDS, area, `${language}.ftl`), "utf8")).join("\n");

beforeAll(() => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(said(/(\w+)\.ftl/.exec(path)?.[1] ?? "en"))));
});

const game = (more: Partial<TableInfo>): TableInfo => ({
  id: "aaaa-bbbb", title: "", status: "finished", public: true, lookout: "standard", peaceful: false, peaceful_drafts: 1, robbers_cut_routes: false, upkeep_gold: true, play_on: false, rebuild: false,
  seats: [{ name: "Ola" }, { name: "Bruno", bot: "easy" }, { name: "Cyril", bot: "easy" }], round: 5, moves: 134, scores: [80, 81, 64], places: [2, 1, 3], ...more,
});

describe("a game that is over", () => {
  it("is told as its player reads it", async () => {
    await setLanguage("en");
    expect(resultOf(game({}), 0)).toBe("Second, 80 to 81 and 64");
    expect(resultOf(game({}), 1)).toBe("Won, 81 to 80 and 64");
    expect(resultOf(game({ seats: [{ name: "Ola" }], scores: [41], places: [2] }), 0)).toBe("Lost, 41 points");
    expect(resultOf(game({ scores: [], places: [] }), 0)).toBe("Not finished");
    const five = ["Ola", "Jan", "Eva", "Petr", "Iva"].map((name) => ({ name }));
    expect(resultOf(game({ seats: five, scores: [1, 2, 3, 4, 5], places: [5, 4, 3, 2, 1] }), 0)).toMatch(/^Fifth, 1 to /);
    expect([against(game({}), 0), against(game({ seats: [{ name: "Ola" }] }), 0)]).toEqual(["with Bruno and Cyril", ""]);
  });

  it("is told as others read it, best first", async () => {
    await setLanguage("en");
    expect(standing(game({}))).toBe("Bruno 81, Ola 80, Cyril 64");
    expect(standing(game({ scores: [] }))).toBe("Ola, Bruno, Cyril");
    expect(facts(game({ changed: 1_760_000_000 }))).toBe("Imperial Settlers · 134 moves · 9 Oct 2025");
  });

  it("is told in every language", async () => {
    await setLanguage("pl");
    expect(resultOf(game({}), 0)).toBe("Drugie miejsce, 80 do 81 i 64");
    await setLanguage("cs");
    expect(resultOf(game({}), 2)).toBe("Třetí místo, 64 ku 81 a\u00a080");
  });
});
