import { describe, expect, it } from "vitest";
import { holders, inOrder, loose, manner, paid, placed, tally, verbOf } from "../src/games/settlers/table/choices";
import { spotKey } from "../src/table/spots";
import type { Offer } from "../src/wire";

const offer = (text: string, more: Partial<Offer> = {}): Offer => ({
  text,
  label: text,
  verb: text.split(" ")[0] ?? "",
  ...more,
});

const TURN = [
  offer("build mill", { zone: "hand", holder: 0, cards: ["com010", "com011"] }),
  offer("raze mill", { zone: "hand", holder: 0, cards: ["com010"] }),
  offer("raze quarry of 1", { zone: "empire", holder: 1, cards: ["com100"] }),
  offer("send wood", { goods: { wood: 1 } }),
  offer("end"),
  offer("pass"),
];

describe("moves and the cards they are made on", () => {
  it("copies alike each have the move", () => {
    const found = placed(TURN, 0);
    expect(found.get("hand/0/com010")?.map(({ text }) => text)).toEqual(["build mill", "raze mill"]);
    expect(found.get("hand/0/com011")?.map(({ text }) => text)).toEqual(["build mill"]);
  });

  it("a rival's location has its own, not a copy of it in the own hand", () => {
    expect(placed(TURN, 0).get("empire/1/com100")).toHaveLength(1);
    expect(placed(TURN, 0).get("empire/0/com100")).toBeUndefined();
  });

  it("what is on offer is nobody's, and foundations are one place", () => {
    const found = placed(
      [
        offer("draft mill", { zone: "offer", cards: ["com010"] }),
        offer("choose foundation", { zone: "foundations", holder: 2, cards: ["com001", "com002"] }),
      ],
      2,
    );
    expect(found.has("offer/-1/com010")).toBe(true);
    const differ = [
      offer("choose foundation mill", { zone: "foundations", holder: 2, cards: ["com001"] }),
      offer("choose foundation tavern", { zone: "foundations", holder: 2, cards: ["com002", "com003"] }),
    ];
    expect(placed(differ, 2).get("foundations/2")?.map(({ text }) => text)).toEqual(["choose foundation mill", "choose foundation tavern"]);
    expect(found.has(spotKey({ zone: "foundations", holder: 2, card: "com002" }))).toBe(true);
  });

  it("what is made on no card is loose, but for the end of a turn and a pass, which have buttons", () => {
    expect(loose(TURN).map(({ text }) => text)).toEqual(["send wood"]);
  });

  it("on a card building comes first, using once before twice, tokens last", () => {
    const offers = [
      offer("guard castle"),
      offer("use castle twice", { times: 2 }),
      offer("use castle", { times: 1 }),
      offer("raze castle"),
      offer("build castle"),
    ];
    expect(inOrder(offers).map(({ text }) => text)).toEqual([
      "build castle",
      "use castle",
      "use castle twice",
      "raze castle",
      "guard castle",
    ]);
  });
});

describe("whose cards a question is about", () => {
  it("names each holder once, the own seat where none is named", () => {
    expect(holders(TURN, 0)).toEqual([1]);
    expect(
      holders([offer("choose mill", { zone: "empire", cards: ["com010"] }), offer("choose wood", { goods: { wood: 1 } })], 2),
    ).toEqual([2]);
  });
});

describe("how a question is put", () => {
  const ofHand = [offer("choose mill", { zone: "hand", holder: 0, cards: ["com010"] })];
  const drawn = [offer("choose mill", { zone: "offer", cards: ["com010"] })];
  const own = [offer("choose mill", { zone: "empire", holder: 0, cards: ["com010"] })];
  const rivals = [offer("choose mill of 1", { zone: "empire", holder: 1, cards: ["com010"] })];

  it("giving up and paying are losses, a turn and a draft are not", () => {
    expect(manner({ kind: "discard" }, own, 0)).toBe("give");
    expect(manner({ kind: "pay" }, [], 0)).toBe("give");
    expect(manner({ kind: "turn" }, TURN, 0)).toBe("go");
    expect(manner({ kind: "draft" }, drawn, 0)).toBe("go");
    expect(manner(null, [], 0)).toBe("go");
  });

  it("a card of the own hand is lost, a card just drawn is kept", () => {
    expect(manner({ kind: "card" }, ofHand, 0)).toBe("give");
    expect(manner({ kind: "card" }, drawn, 0)).toBe("go");
  });

  it("an attack takes an own location, an effect chooses one", () => {
    expect(manner({ kind: "location" }, own, 0)).toBe("give");
    expect(manner({ kind: "location", card: "com005" }, own, 0)).toBe("go");
    expect(manner({ kind: "location" }, rivals, 0)).toBe("go");
  });

  it("the tab says what an answer does", () => {
    const choose = offer("choose mill");
    expect(verbOf(choose, { kind: "discard" })).toBe("give-up");
    expect(verbOf(choose, { kind: "under" })).toBe("put");
    expect(verbOf(choose, { kind: "location" })).toBe("choose");
    expect(verbOf(offer("use castle"), { kind: "turn" })).toBe("use");
  });
});

describe("goods", () => {
  it("are paid, put or gained by an answer; what is kept changes nothing", () => {
    const mix = offer("choose 1 wood, 1 gold", { goods: { wood: 1, gold: 1 } });
    expect(paid(mix, { kind: "pay" })).toEqual({ wood: -1, gold: -1 });
    expect(paid(mix, { kind: "good" })).toEqual({ wood: 1, gold: 1 });
    expect(paid(mix, { kind: "keep" })).toEqual({});
    expect(paid(null, null)).toEqual({});
  });

  it("are counted", () => {
    expect(tally(["wood", "gold", "wood"])).toEqual({ wood: 2, gold: 1 });
  });
});
