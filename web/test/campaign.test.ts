// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { drops } from "../src/games/campaign/Sheet";
import { reigns } from "../src/games/campaign/picture";
import { caps, WITH_GOALS } from "../src/games/settlers/table/caps";
import { paysFor, split, tokenOf, upkeepOf, withToken } from "../src/games/settlers/table/part";
import type { CardFace, Chapter, GameRecord, Location, Offer, Part } from "../src/wire";

const offer = (text: string, more: Partial<Offer> = {}): Offer => ({ text, label: text, verb: text.split(" ")[0] ?? "", ...more });
const lies = (card: string) => ({ card }) as Location;

describe("an empire of a campaign at the table", () => {
  it("Provinces lie beside the rows, everything else in them", () => {
    const faces: Record<string, string> = { a: "common", b: "province", c: "rome" };
    const { lands, built } = split(["a", "b", "c", "d"].map(lies), (card) => ({ faction: faces[card] }) as CardFace);
    expect(lands.map(({ card }) => card)).toEqual(["b"]);
    expect(built.map(({ card }) => card)).toEqual(["a", "c", "d"]);
  });

  it("each upkeep move belongs to the good that it pays for", () => {
    expect(["upkeep wood", "upkeep gold for stone", "upkeep card mill", "upkeep gold"].map((text) => paysFor(offer(text)))).toEqual(["wood", "stone", "card", "gold"]);
  });

  it("the tray shows what is laid, missing, and can be laid now", () => {
    const part = { due: { stone: 2, card: 1 }, laid: { wood: 1, stone: 1 } } as unknown as Part;
    const offers = [offer("upkeep stone"), offer("upkeep gold for stone"), offer("upkeep card mill", { zone: "hand" }), offer("send wood")];
    const [wood, stone, card, ...more] = upkeepOf(part, offers);
    expect(more).toEqual([]);
    expect(wood).toMatchObject({ good: "wood", laid: 1, due: 0, lay: undefined, gold: undefined });
    expect(stone).toMatchObject({ good: "stone", laid: 1, due: 2, lay: offers[0], gold: offers[1] });
    expect(card).toMatchObject({ good: "card", due: 1, lay: undefined, cards: [offers[2]] });
  });

  it("a token in hand leaves only the places for it", () => {
    const offers = [offer("use mill"), offer("place wall on mill"), offer("place bee on mill")];
    expect(withToken(offers, null)).toEqual(offers);
    expect(withToken(offers, "bee")).toEqual([offers[2]]);
    expect(tokenOf(offer("use mill"))).toBeNull();
  });

  it("the campaign's own keys name no answer there", () => {
    expect(caps(["Gold"])).toEqual(["g"]);
    expect(caps(["Gold"], WITH_GOALS)).toEqual(["o"]);
  });
});

describe("an empire between two games", () => {
  it("drops in a row are counted from the last score back", () => {
    expect(drops([])).toBe(0);
    expect(drops([40])).toBe(0);
    expect(drops([40, 30, 35])).toBe(0);
    expect(drops([30, 40, 35, 20])).toBe(2);
    expect(drops([40, 40])).toBe(0);
  });

  it("a reign ends where another empire begins", () => {
    const chapter = (seat: number, empire: number) => ({ seat, empire }) as unknown as Chapter;
    const chronicle = [[0, 1], [0, 1], [0, 2]].map(([mine = 0, theirs = 0], at) => ({ number: at + 1, chapters: [chapter(0, mine), chapter(1, theirs)] }) as unknown as GameRecord);
    expect(reigns(chronicle, 1).map((run) => run.map(({ record }) => record.number))).toEqual([[1, 2], [3]]);
    expect(reigns(chronicle, 0)).toHaveLength(1);
    expect(reigns(chronicle, 2)).toEqual([]);
  });
});
