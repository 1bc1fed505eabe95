// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { pageAt } from "../src/games";
import { ROLL, adventure, hasSheets, withMode } from "../src/games/rollwrite/modes";
import { toggled } from "../src/games/settlers/Boxes";
import { wishOf, withGame } from "../src/games/wish";
import { USUAL, changedSeat, clockOf, free, holder, matters, pace, readCode, removable, withSeat, withoutSeat } from "../src/lib/wish";
import { OPTIONS, type Option, type TableInfo, type TableWish } from "../src/wire";

const option = (name: string): Option => {
  const found = OPTIONS.settlers.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const robbers = option("robbers_cut_routes");
const drafts = option("peaceful_drafts");
const KEY = "#C39AlxjP605s5BZ0T1moiQ";

describe("a wish", () => {
  it("gains and loses seats", () => {
    const four = withSeat(USUAL, { bot: "hard" });
    expect(four.seats.map((seat) => seat.bot)).toEqual([undefined, "easy", "easy", "hard"]);
    expect(withoutSeat(four, 1).seats.map((seat) => seat.bot)).toEqual([undefined, "easy", "hard"]);
  });

  it("loses with the last rival what only rivals make sense of", () => {
    const two = { seats: [{}, { bot: "easy" as const }], lookout: "advanced" as const, peaceful: true, public: true };
    expect(withoutSeat(two, 1)).toMatchObject({ seats: [{}], lookout: "standard", peaceful: false, public: false });
    expect(withoutSeat({ ...two, seats: [...two.seats, {}] }, 2)).toMatchObject({ lookout: "advanced", peaceful: true });
  });

  it("changes one seat only", () => {
    expect(changedSeat(USUAL, 2, { faction: "rome" }).seats).toEqual([{}, { bot: "easy" }, { bot: "easy", faction: "rome" }]);
  });

  it("is read from a table", () => {
    const info: TableInfo = {
      id: "aaaa-bbbb", title: "Friday", status: "waiting", public: true, lookout: "alternative", peaceful: true, peaceful_drafts: 2,
      robbers_cut_routes: true, upkeep_gold: true, play_on: false, rebuild: false, seats: [{ name: "Jan", faction: "rome" }, { bot: "hard", name: "Bruno" }], clock: { move: 60, reserve: 0 },
    };
    expect(wishOf(info)).toEqual({
      title: "Friday", public: true, lookout: "alternative", peaceful: true, peaceful_drafts: 2, robbers_cut_routes: true,
      seats: [{ bot: null, faction: "rome" }, { bot: "hard", faction: null }], clock: { move: 60, reserve: 0 },
    });
  });
});

describe("a wish for the other game", () => {
  const cards = { ...USUAL, title: "Friday", public: true, clock: clockOf("timed"), lookout: "advanced" as const, peaceful: true, robbers_cut_routes: true };

  it("keeps people, title, clock and door, and nothing of the game before", () => {
    const chosen = changedSeat(changedSeat(cards, 0, { faction: "rome" }), 1, { bot: "hard", faction: "japan" });
    expect(withGame(chosen, "rollwrite")).toEqual({
      game: "rollwrite", title: "Friday", public: true, clock: clockOf("timed"), seats: [{}, { bot: "hard" }, { bot: "easy" }],
    });
    const back = withGame(withMode(withGame(chosen, "rollwrite"), "adventure"), "settlers");
    expect(back).toEqual({ title: "Friday", public: true, clock: clockOf("timed"), seats: [{}, { bot: "hard" }, { bot: "easy" }] });
    expect(withGame(cards, "settlers")).toBe(cards);
  });

  it("has two seats at least, but for the adventure", () => {
    expect([{}, ROLL, adventure()].map((of) => pageAt(of).fewest(of))).toEqual([1, 2, 1]);
    expect(withGame({ seats: [{}] }, "rollwrite").seats).toEqual([{}, { bot: "easy" }]);
    expect(withMode(adventure("17"), "advanced").seats).toEqual([{}, { bot: "easy" }]);
    expect(withMode(ROLL, "adventure").seats).toEqual(ROLL.seats);
  });

  it("has sheets in the adventure only", () => {
    expect([hasSheets({}), hasSheets(ROLL), hasSheets(adventure())]).toEqual([false, false, true]);
    expect(adventure("17").seats).toEqual([{ faction: "17" }]);
    const two = withSeat(adventure("17"), { bot: "easy", faction: "4" });
    expect(withMode(two, "basic").seats).toEqual([{}, { bot: "easy" }]);
    expect(withMode(two, "adventure")).toBe(two);
  });

  it("loses clock and door with the last rival, and has no options of the card game", () => {
    const two = { ...withSeat(adventure("3"), { bot: "easy" as const }), public: true, clock: clockOf("days") };
    expect(withoutSeat(two, 1)).toEqual({ game: "rollwrite", mode: "adventure", seats: [{ faction: "3" }], public: false, clock: null });
  });

  it("is read from a table: what each seat plays only where it can be chosen", () => {
    const info: TableInfo = {
      id: "aaaa-bbbb", title: "", status: "waiting", public: false, lookout: "standard", peaceful: false, peaceful_drafts: 1, robbers_cut_routes: false, upkeep_gold: true, play_on: false, rebuild: false,
      seats: [{ name: "Jan", faction: "17" }, { bot: "hard", name: "Bruno" }], game: "rollwrite", mode: "adventure",
    };
    expect(wishOf(info)).toEqual({ title: "", public: false, clock: null, game: "rollwrite", mode: "adventure", seats: [{ bot: null, faction: "17" }, { bot: "hard", faction: null }] });
    expect(wishOf({ ...info, mode: "basic" }).seats).toEqual([{ bot: null }, { bot: "hard" }]);
  });
});

describe("seats", () => {
  it("can go if nobody sits there or behind", () => {
    const seats = [{ name: "Jan" }, { bot: "easy" as const, name: "Bruno" }, { name: "Ola" }, {}];
    expect(seats.map((_, at) => removable(seats, at))).toEqual([false, false, false, true]);
    expect(removable([{ name: "Jan" }, { bot: "easy", name: "Bruno" }, {}], 1)).toBe(true);
  });

  it("are free if neither a person nor a bot has them", () => {
    expect(free([{ name: "Jan" }, {}, { bot: "easy" }, { name: "" }])).toEqual([1, 3]);
  });

  it("hold a faction against the others", () => {
    const seats = [{ faction: "rome" }, { faction: null }, { faction: "japan" }];
    expect(holder(seats, "japan", 0)).toBe(2);
    expect(holder(seats, "japan", 2)).toBeNull();
    expect(holder(seats, "egypt", 0)).toBeNull();
  });
});

describe("options that matter", () => {
  it("are robbers where Barbarians and Japanese can meet", () => {
    expect(matters(robbers, { seats: [{}] })).toBe(false);
    expect(matters(robbers, { seats: [{}, {}] })).toBe(true);
    expect(matters(robbers, { seats: [{ faction: "rome" }, {}] })).toBe(false);
    expect(matters(robbers, { seats: [{ faction: "rome" }, {}, { faction: "japan" }] })).toBe(true);
    expect(matters(robbers, { seats: [{ faction: "rome" }, { faction: "egypt" }, { faction: "japan" }] })).toBe(false);
  });

  it("are drafts in a peaceful game with the usual lookout", () => {
    expect(matters(drafts, { seats: [{}, {}], peaceful: true })).toBe(true);
    expect(matters(drafts, { seats: [{}, {}], peaceful: true, lookout: "advanced" })).toBe(false);
    expect(matters(drafts, { seats: [{}, {}] })).toBe(false);
  });

  it("are told by the clock", () => {
    for (const wanted of ["none", "timed", "days"] as const) expect(pace(clockOf(wanted))).toBe(wanted);
  });
});

describe("a code", () => {
  it.each([
    ["http://localhost:8000/join/ae5m-nw75" + KEY, "/join/ae5m-nw75" + KEY],
    ["osada.example/table/ae5m-nw75/2" + KEY, "/table/ae5m-nw75/2" + KEY],
    [" https://osada.example/replay/ae5m-nw75 ", "/replay/ae5m-nw75"],
    ["ae5m-nw75", "/join/ae5m-nw75"],
    ["AE5MNW75", "/join/ae5m-nw75"],
    ["ae5m-nw75" + KEY, "/join/ae5m-nw75" + KEY],
  ])("%s", (typed, path) => expect(readCode(typed)).toBe(path));

  it.each(["", "hello", "ae5m", "https://elsewhere.example/", "/join/../secret", "ae5m-nw75#short"])("not: %s", (typed) =>
    expect(readCode(typed)).toBeNull(),
  );
});

describe("boxes on the table", () => {
  const aztecs = toggled({ seats: [{}, { faction: "aztecs" }] }, "aztecs");

  it("come in the order in which they were chosen", () => {
    expect(toggled(aztecs, "friends").boxes).toEqual(["aztecs", "friends"]);
  });

  it("take along what only they have", () => {
    const wish: TableWish = { ...aztecs, format: "open", visit_passed: true };
    expect(toggled(wish, "aztecs")).toEqual({ seats: [{}, { faction: null }] });
  });

  it("let five play", () => {
    const four: TableWish = { seats: [{}, {}, {}, {}] };
    expect([four, { ...four, boxes: ["friends"] }, toggled(four, "aztecs")].map((wish) => pageAt(wish).most(wish))).toEqual([4, 4, 5]);
    const five = pageAt(four).agreeing?.(withSeat(toggled(four, "aztecs"), {}));
    expect(five?.five_players).toBe(true);
    expect(five && "five_players" in withoutSeat(five, 4)).toBe(false);
  });

  it("give the virtual player a faction only in a game alone", () => {
    const alone: TableWish = { seats: [{}], boxes: ["friends"], virtual_faction: "rome" };
    expect(withSeat(alone, {})).toEqual({ seats: [{}, {}], boxes: ["friends"] });
  });
});
