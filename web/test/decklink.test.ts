// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { checkOf, linked, numbersIn, packed, unlinked, unpacked } from "../src/games/settlers/decks/link";
import { library, openLibrary } from "../src/lib/library";

const faces = Object.entries({ "rome/forum": ["rom036", "rom037"], "rome/administration": ["rom012", "rom013", "rom014"], "rome/gardens": ["rom001"] });
const cards = faces.map(([slug, numbers]) => ({ slug, numbers, faction: "rome" }));

beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ cards, factions: [] })));
  openLibrary();
  await vi.waitUntil(() => library.value);
});

const DECK = { name: "Ola’s ~open~ doors (1)", faction: "rome", format: "standard" as const, boxes: ["friends", "aztecs"], bans: ["rome/cohort"], lines: ["2 rome/forum", "rom001"] };

describe("a deck as a link", () => {
  it("is the same deck when it is opened", () => {
    const link = linked(DECK);
    expect(link).toMatch(/^d1~rome~standard~friends\+aztecs~rome\/cohort~rom1\.36-37~/);
    expect(unlinked(link)).toEqual({ ...DECK, lines: ["rom001", "rom036", "rom037"] });
    expect(unlinked(linked({ ...DECK, lines: null }))).toEqual({ ...DECK, lines: null });
  });

  it("says that it was cut, wherever that was", () => {
    const link = linked(DECK);
    for (let end = 4; end < link.length; end += 1) expect(unlinked(link.slice(0, end)), link.slice(0, end)).toBe("cut");
    expect(unlinked(link.replace("rom1", "rom2"))).toBe("cut");
  });

  it("says that a later page made it", () => {
    expect(unlinked(linked(DECK).replace("d1~", "d2~"))).toBe("later");
  });

  it("is not taken for something else", () => {
    expect([unlinked(""), unlinked("faction: rome"), unlinked("RAZE-12")]).toEqual([null, null, null]);
  });

  it("makes no work", () => {
    const text = "d1~rome~open~~~rom1-999999999~";
    const found = unlinked(`${text}~${checkOf(text)}`);
    expect(found !== null && typeof found === "object" && found.lines?.length).toBe(400);
  });
});

it("numbers stand for cards in ranges", () => {
  expect(numbersIn(["3 rome/administration", "rom001", "nobody"])).toEqual(["rom012", "rom013", "rom014", "rom001"]);
  expect(packed(["rom014", "rom001", "rom012", "rom013", "azt004"])).toBe("azt4_rom1.12-14");
  expect(unpacked("azt4_rom1.12-14")).toEqual(["azt004", "rom001", "rom012", "rom013", "rom014"]);
});
