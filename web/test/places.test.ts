// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { boxed } from "../src/games/rollwrite/RollEnd";
import { boxes, changeOf, crossed, placed, textAt } from "../src/games/rollwrite/table/places";
import { ending, rerolls, wastes } from "../src/games/rollwrite/table/scene";
import type { Offer, Section, Sheets, Track, Villages } from "../src/wire";

const offer = (text: string, place: string, ...also: string[]): Offer => ({
  text,
  label: text,
  verb: text.split(" ")[0] ?? "",
  place,
  also,
});

const sections = (areas: number): Section[] =>
  Array.from({ length: 9 }, (_, at) => ({ areas: Array.from({ length: areas }, () => ({})), value: at + 1 }));
const tracks: Villages["tracks"] = { walls: sections(1), huts: sections(1), granaries: sections(2), bridges: sections(1) };
const player = (done: Partial<Record<Track, number>>, more: Partial<Sheets> = {}): Sheets =>
  ({ seat: 0, tracks: done, half: [], harvested: [], marked: [], buildings: [], score: 0, ...more }) as unknown as Sheets;

describe("moves by their place", () => {
  const build = offer("build farm 2", "building/farm/2", "building/farm/3");

  it("stand at every place where they can be made", () => {
    const found = placed([build, offer("ready", "ready")]);
    expect(found.get("building/farm/3")).toEqual([build]);
    expect(found.get("ready")).toHaveLength(1);
  });

  it("name the area that was pointed at", () => {
    expect(textAt(build, "building/farm/3")).toBe("build farm 3");
    expect(textAt(build, "building/farm/2")).toBe("build farm 2");
    expect(textAt(offer("build granaries 3a saving 1 food", "track/granaries/3a"), "track/granaries/3b")).toBe(
      "build granaries 3b saving 1 food",
    );
    expect(textAt(offer("harvest I-a with gleaners", "harvest/I-a"), "building/gleaners")).toBe("harvest I-a with gleaners");
  });

  it("say what they change", () => {
    expect(changeOf({ ...build, brings: { wood: -1, action: -1, vp: 2 } })).toEqual({ wood: -1, actions: -1, vp: 2 });
    expect(changeOf(null)).toEqual({});
  });
});

describe("what is crossed off", () => {
  it("are whole sections, half ones, fields and buildings", () => {
    const some = crossed(
      player(
        { walls: 2, granaries: 1 },
        { half: [1], harvested: ["II-b"], buildings: [{ slug: "farm", crossed: [0, 2] }] as Sheets["buildings"] },
      ),
      { tracks },
    );
    expect([...some]).toEqual([
      "track/walls/1",
      "track/walls/2",
      "track/granaries/1a",
      "track/granaries/1b",
      "track/granaries/2b",
      "harvest/II-b",
      "building/farm/1",
      "building/farm/3",
    ]);
  });
});

describe("the boxes", () => {
  it("hold what each track is worth, and the rest", () => {
    expect(boxes(player({ walls: 3, bridges: 1 }, { score: 9 }), { tracks })).toEqual({
      tracks: { walls: 3, huts: 0, granaries: 0, bridges: 1 },
      settlements: 0,
      earned: 5,
      total: 9,
    });
  });

  it("of the end put all that was earned into the last", () => {
    const points = [
      { round: 10, how: "walls", card: "", points: 7 },
      { round: 10, how: "settlement", card: "architects", points: 3 },
      { round: 10, how: "star", card: "fortress", points: 2 },
      { round: 4, how: "favor", card: "", points: 3 },
    ];
    expect(boxed(points)).toEqual({ walls: 7, huts: 0, granaries: 0, bridges: 0, settlement: 3, earned: 5 });
  });
});

describe("what comes next", () => {
  const offers = ["reroll 1 with dice-shrine", "reroll 1 3 with lucky-well", "reroll 1 worker with lucky-well", "keep"].map((text) =>
    offer(text, "dice"),
  );

  it("are the rerolls of just the picked dice", () => {
    expect(rerolls({ offers, dice: [2, 0] }).map(({ text }) => text)).toEqual(["reroll 1 3 with lucky-well"]);
    expect(rerolls({ offers, dice: [3, 0] }).map(({ text }) => text)).toEqual(["reroll 1 worker with lucky-well"]);
    expect(rerolls({ offers, dice: [1] })).toEqual([]);
  });

  it("is the end of one's part of the phase", () => {
    expect(ending({ offers })?.text).toBe("keep");
    expect(ending({ offers: [offer("take ally", "token/ally")] })).toBeUndefined();
  });

  it("is asked for twice where something would be lost", () => {
    const ready = offer("ready", "ready");
    expect(wastes({ asked: "develop", offers: [ready] })).toBe(false);
    expect(wastes({ asked: "develop", offers: [offer("use sawpit", "building/sawpit"), ready] })).toBe(false);
    expect(wastes({ asked: "develop", offers: [offer("build walls 1", "track/walls/1"), ready] })).toBe(true);
    expect(wastes({ asked: "settlements", offers: [offer("settle farm WA1", "cell/WA1")] })).toBe(false);
  });
});
