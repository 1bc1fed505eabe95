// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { drops, gained } from "../src/games/campaign/Sheet";
import { placed } from "../src/games/campaign/ProvinceMap";
import { picture, reigns } from "../src/games/campaign/picture";
import { caps, WITH_GOALS } from "../src/games/settlers/table/caps";
import { paysFor, split, tokenOf, upkeepOf, withToken } from "../src/games/settlers/table/part";
import type { CampaignView, CardFace, Chapter, EmpireSheet, GameRecord, Location, Offer, Part, Ruler, TableInfo } from "../src/wire";

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
  });

  it("the next game begins with the bonuses of all spaces crossed off by now", () => {
    const bonuses = [{ space: 2, bonus: "wall" }, { space: 4, bonus: "worker" }, { space: 6, bonus: "worker" }];
    const tracks = [{ crossed: 2, began: 0, bonuses }, { crossed: 6, began: 6, bonuses }, { crossed: 1, began: 0, bonuses }] as unknown as EmpireSheet["tracks"];
    expect(gained({ tracks })).toEqual({ wall: 2, worker: 2 });
  });

  it("a Province lies on the space that was crossed off for it, in this era only", () => {
    const chapters = [
      { seat: 0, empire: 1, era: "ancient", new_era: "", province: "rote001", crossed: 3 },
      { seat: 0, empire: 1, era: "ancient", new_era: "medieval", province: "rote002", crossed: 7 },
      { seat: 0, empire: 1, era: "medieval", new_era: "", province: "rote003", crossed: 1 },
      { seat: 1, empire: 1, era: "medieval", new_era: "", province: "rote004", crossed: 2 },
    ] as unknown as Chapter[];
    const ruler = { seat: 0, empires: 1, sheet: { era: "medieval", provinces: ["rote002", "rote003"] } } as unknown as Ruler;
    expect([...placed({ chronicle: chapters.map((chapter) => ({ chapters: [chapter] })) as unknown as GameRecord[] }, ruler)]).toEqual([[7, "rote002"], [1, "rote003"]]);
  });

  it("a band of the picture is named as far as there is room", () => {
    const chapter = (era: string) => ({ seat: 0, empire: 1, name: "Roma Aeterna", faction: "rome", era, new_era: "", fell: "", score: 50, bought: [], province: "" }) as unknown as Chapter;
    const eras = ["ancient", "medieval", "medieval", "medieval"];
    const chronicle = eras.map((era, at) => ({ number: at + 1, winners: [], goals: [], chapters: [chapter(era)] }) as unknown as GameRecord);
    const view = { chronicle, players: [{ sheet: { faction: "rome", name: "Roma Aeterna" } }] } as unknown as CampaignView;
    const drawn = picture(view, { seats: [{ name: "Ola" }] } as unknown as TableInfo, [0], "A & B");
    expect(drawn).toContain('aria-label="A &#38; B"');
    expect(drawn).not.toContain("Roma Aeterna, ");
    expect(reigns(chronicle, 2)).toEqual([]);
  });
});
