// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Making, PAUSE } from "../src/review/making";
import { axisOf, closest, dearest, lost, markOf, milestones, pointAt, question, seatsOf, shown, signed, stepped, whole } from "../src/review/model";
import type { CurvePoint, Decided, Depth, Mark, Review, ReviewState } from "../src/wire";

const decided = (at: number, seat: number, mark: Mark, loss = 0, more: Partial<Decided> = {}): Decided => ({
  at, seat, round: 1 + Math.floor(at / 10), turn: 1, asked: "turn", mark, loss, lines: [{ move: `m${at}`, label: `Move ${at}`, margin: 1, within: 1, chance: 0.5, played: true }], ...more,
});
const point = (at: number, round: number, chance: number[], margin: number[]): CurvePoint => ({ at, round, chance, margin });

const GAME = [
  decided(0, 0, "best"),
  decided(3, 1, "mistake", 4.1),
  decided(4, 0, "good", 0.4),
  decided(11, 0, "inaccuracy", 1.5),
  decided(12, 1, "blunder", 7),
  decided(15, 0, "mistake", 3.2),
  decided(16, 0, "best", 0, { hard: true }),
];

describe("the decisions that are shown", () => {
  it("are those of a seat, or of all; all, or mistakes", () => {
    expect(shown(GAME, 0, "all").map((one) => one.at)).toEqual([0, 4, 11, 15, 16]);
    expect(shown(GAME, 0, "mistakes").map((one) => one.at)).toEqual([11, 15]);
    expect(shown(GAME, null, "mistakes").map((one) => one.at)).toEqual([3, 11, 12, 15]);
  });

  it("are walked through from wherever one is", () => {
    const mistakes = shown(GAME, 0, "mistakes");
    expect(stepped(mistakes, 4, 1)?.at).toBe(11);
    expect(stepped(mistakes, 11, 1)?.at).toBe(15);
    expect(stepped(mistakes, 15, 1)).toBeUndefined();
    expect(stepped(mistakes, Infinity, -1)?.at).toBe(15);
    expect(stepped(mistakes, 11, -1)).toBeUndefined();
  });

  it("begin with the dearest mistake; without mistakes with the first", () => {
    expect(dearest(shown(GAME, 0, "all"))?.at).toBe(15);
    expect(dearest(GAME)?.at).toBe(12);
    expect(dearest([decided(2, 0, "best"), decided(5, 0, "good", 0.3)])?.at).toBe(2);
    expect(dearest([])).toBeUndefined();
  });

  it("are found near a moment at which nobody decided", () => {
    expect(closest(GAME, 9)?.at).toBe(11);
    expect(closest(GAME, 7)?.at).toBe(4);
    expect(closest(GAME, 900)?.at).toBe(16);
  });

  it("say what was asked only where the move does not tell", () => {
    expect(question({ asked: "turn" })).toBeNull();
    expect(question({ asked: "pay" })).toBe("pay");
    expect(question({ asked: "something new" })).toBe("other");
  });

  it("are well seen only where they are best", () => {
    expect(markOf({ mark: "best", hard: true })).toBe("hard");
    expect(markOf({ mark: "good", hard: true })).toBe("good");
  });

  it("say what they lost with a true minus, or nothing", () => {
    expect(lost(decided(1, 0, "mistake", 4.12))).toBe("−4.1");
    expect(lost(decided(1, 0, "best"))).toBe("");
    expect(signed(2.44)).toBe("+2.4");
    expect(signed(0)).toBe("0.0");
    expect(whole(-20)).toBe("−20");
  });

  it("are made by the seats that play", () => {
    expect(seatsOf({ decisions: [decided(1, 3, "best"), decided(2, 1, "best"), decided(3, 3, "best")] })).toEqual([1, 3]);
  });
});

describe("the curve", () => {
  const curve = [point(0, 1, [0.5, 0.5], [0.4, -0.4]), point(7, 1, [0.6, 0.4], [6, -6]), point(10, 2, [0.7, 0.3], [22, -22]), point(20, 2, [1, 0], [31, -31])];

  it("has a milestone for each round, and the end", () => {
    expect(milestones(curve).map((one) => one.at)).toEqual([0, 10, 20]);
    expect(milestones([])).toEqual([]);
  });

  it("is measured in round numbers with zero among them", () => {
    expect(axisOf(curve, [0, 1], "chance")).toMatchObject({ low: 0, high: 1 });
    const { low, high, ticks } = axisOf(curve, [0, 1], "margin");
    expect(low).toBeLessThanOrEqual(-31);
    expect(high).toBeGreaterThanOrEqual(31);
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThan(8);
  });

  it("of who plays alone begins at nothing", () => {
    expect(axisOf([point(0, 1, [0.5], [40]), point(9, 1, [0.5], [61])], [0], "margin").low).toBe(0);
  });

  it("has a point at every moment", () => {
    expect(pointAt(curve, 8)).toBe(1);
    expect(pointAt(curve, 99)).toBe(3);
    expect(pointAt(curve, -5)).toBe(0);
  });
});

describe("a review that is made", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const review = (done: number): Review => ({
    depth: "quick", by: "greedy", deals: 8, within: 2, game: 0, sources: [], seats: [], curve: [], turning: [], decisions: GAME.slice(0, done),
  });

  /** A server that judges one more decision with each question. */
  function server(fails: (asked: number) => boolean = () => false) {
    const known: number[] = [];
    const started: Depth[] = [];
    let state: ReviewState = { status: "none" };
    const answer = async (knows: number): Promise<ReviewState> => ({ ...state, ...((state.done ?? 0) > knows ? { review: review(state.done ?? 0) } : {}) });
    const making = new Making({
      look: async (knows) => {
        known.push(knows);
        if (fails(known.length)) throw new Error("offline");
        if (state.status === "running") {
          const done = (state.done ?? 0) + 1;
          state = { ...state, done, status: done === GAME.length ? "done" : "running" };
        }
        return answer(knows);
      },
      start: async (depth) => {
        started.push(depth);
        state = { status: "running", done: 0, total: GAME.length, depth };
        return answer(0);
      },
      stop: async () => {
        state = { ...state, status: "none" };
        return answer(0);
      },
    });
    return { making, known, started };
  }

  it("is asked for every second until it is done, each time for what is new", async () => {
    const { making, known } = server();
    await making.look();
    await vi.advanceTimersByTimeAsync(10 * PAUSE);
    expect(known).toEqual([0]);
    await making.start("quick");
    await vi.advanceTimersByTimeAsync(3 * PAUSE);
    expect(known).toEqual([0, 0, 1, 2]);
    expect(making.review.value?.decisions).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(30 * PAUSE);
    expect(making.state.value?.status).toBe("done");
    expect(known).toHaveLength(1 + GAME.length);
  });

  it("stops, and what is done stays", async () => {
    const { making, known } = server();
    await making.start("quick");
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    await making.stop();
    const asked = known.length;
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect(known).toHaveLength(asked);
    expect(making.state.value).toMatchObject({ status: "none", done: 2 });
    expect(making.review.value?.decisions).toHaveLength(2);
  });

  it("that is begun anew does not show the old one", async () => {
    const { making } = server();
    await making.start("quick");
    await vi.advanceTimersByTimeAsync(30 * PAUSE);
    await making.start("deep");
    expect(making.review.value).toBeNull();
  });

  it("goes on when the line is back, and says why it waited", async () => {
    const { making, known } = server((asked) => asked === 2);
    await making.start("quick");
    await vi.advanceTimersByTimeAsync(2 * PAUSE);
    expect(making.failed.value).toBeInstanceOf(Error);
    expect(making.review.value?.decisions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(making.failed.value).toBeNull();
    expect(known.length).toBe(3);
    expect(making.review.value?.decisions).toHaveLength(2);
  });

  it("is not asked for once nobody looks", async () => {
    const { making, known } = server();
    await making.start("quick");
    const asked = making.look();
    making.close();
    await asked;
    await vi.advanceTimersByTimeAsync(5 * PAUSE);
    expect(known).toEqual([0]);
    expect(making.state.value?.done).toBe(0);
  });
});
