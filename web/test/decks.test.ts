// @vitest-environment happy-dom
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cardsIn, decksInWords, isIdle } from "../src/games/settlers/Decks";
import { wishOf } from "../src/games/wish";
import { setLanguage } from "../src/lib/i18n";
import { USUAL } from "../src/lib/wish";
import type { TableInfo } from "../src/wire";

const WORDS = join(import.meta.dirname, "../src/words");
const said = (language: string): string => readdirSync(WORDS).map((area) => readFileSync(join(WORDS, area, `${language}.ftl`), "utf8")).join("\n");
const ROME = ["2 rome/administration", "1 rome/gardens", "rom017"];

beforeAll(() => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(said(/(\w+)\.ftl/.exec(path)?.[1] ?? "en"))));
});

describe("a deck that is brought", () => {
  it("has as many cards as its lines say", () => {
    expect([cardsIn([]), cardsIn(ROME)]).toEqual([0, 4]);
  });

  it("is told to the others", async () => {
    await setLanguage("en");
    expect(decksInWords(USUAL)).toBe("");
    expect(decksInWords({ ...USUAL, decks: { rome: ROME, common: ["mill"] } })).toBe("rome: 4 cards, Common cards: 1 card");
  });

  it("waits where its faction may still be dealt", () => {
    const seats = [{ faction: "egypt" }, { bot: "easy" as const }];
    expect(isIdle("rome", { seats })).toBe(false);
    const chosen = { seats: [{ faction: "egypt" }, { bot: "easy" as const, faction: "japan" }] };
    expect(["rome", "japan", "common"].map((of) => isIdle(of, chosen))).toEqual([true, false, false]);
  });

  it("stays with its table", () => {
    const info: TableInfo = {
      id: "aaaa-bbbb", title: "", status: "waiting", public: false, lookout: "standard", peaceful: false, peaceful_drafts: 1, robbers_cut_routes: false, upkeep_gold: true, play_on: false, rebuild: false,
      seats: [{ name: "Jan" }], decks: { rome: ROME },
    };
    expect(wishOf(info).decks).toEqual({ rome: ROME });
  });
});
