import { describe, expect, it } from "vitest";
import { USUAL, changedSeat, clockOf, draftsMatter, free, holder, pace, readCode, removable, robbersMatter, wishOf, withSeat, withoutSeat } from "../src/lib/wish";
import type { TableInfo } from "../src/wire";

const KEY = "#C39AlxjP605s5BZ0T1moiQ";

describe("a wish", () => {
  it("gains and loses seats", () => {
    const four = withSeat(USUAL, { bot: "hard" });
    expect(four.seats.map((seat) => seat.bot)).toEqual([undefined, "normal", "normal", "hard"]);
    expect(withoutSeat(four, 1).seats.map((seat) => seat.bot)).toEqual([undefined, "normal", "hard"]);
  });

  it("loses with the last rival what only rivals make sense of", () => {
    const two = { seats: [{}, { bot: "easy" as const }], lookout: "advanced" as const, peaceful: true, public: true };
    expect(withoutSeat(two, 1)).toMatchObject({ seats: [{}], lookout: "standard", peaceful: false, public: false });
    expect(withoutSeat({ ...two, seats: [...two.seats, {}] }, 2)).toMatchObject({ lookout: "advanced", peaceful: true });
  });

  it("changes one seat only", () => {
    expect(changedSeat(USUAL, 2, { faction: "rome" }).seats).toEqual([{}, { bot: "normal" }, { bot: "normal", faction: "rome" }]);
  });

  it("is read from a table", () => {
    const info: TableInfo = {
      id: "aaaa-bbbb", title: "Friday", status: "waiting", public: true, lookout: "alternative", peaceful: true, peaceful_drafts: 2,
      robbers_cut_routes: true, seats: [{ name: "Jan", faction: "rome" }, { bot: "hard", name: "Bruno" }], clock: { move: 60, reserve: 0 },
    };
    expect(wishOf(info)).toEqual({
      title: "Friday", public: true, lookout: "alternative", peaceful: true, peaceful_drafts: 2, robbers_cut_routes: true,
      seats: [{ bot: null, faction: "rome" }, { bot: "hard", faction: null }], clock: { move: 60, reserve: 0 },
    });
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
    expect(robbersMatter([{}])).toBe(false);
    expect(robbersMatter([{}, {}])).toBe(true);
    expect(robbersMatter([{ faction: "rome" }, {}])).toBe(false);
    expect(robbersMatter([{ faction: "rome" }, {}, { faction: "japan" }])).toBe(true);
    expect(robbersMatter([{ faction: "rome" }, { faction: "egypt" }, { faction: "japan" }])).toBe(false);
  });

  it("are drafts in a peaceful game with the usual lookout", () => {
    expect(draftsMatter({ seats: [], peaceful: true })).toBe(true);
    expect(draftsMatter({ seats: [], peaceful: true, lookout: "advanced" })).toBe(false);
    expect(draftsMatter({ seats: [] })).toBe(false);
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
