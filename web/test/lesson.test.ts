// @vitest-environment happy-dom
/** Lessons: what is read or done when, which moves that allows, where texts stand, how far one is. */
import { beforeEach, describe, expect, test } from "vitest";
import { pageOf } from "../src/games";
import { type Now, allows, stage } from "../src/lesson/course";
import { BASICS, type Beat, beats, chapterAt, fits, minutesFrom } from "../src/lesson/lesson";
import { around, placed } from "../src/lesson/placing";
import { allLessons, learned, lessonAfter, lessonOf, lessonPath, placeIn, progress } from "../src/lesson/progress";
import { GAMES, type Offer } from "../src/wire";

const offer = (text: string): Offer => ({ text, label: text, verb: text.split(" ")[0] ?? "" });
const now = (asked: string | null, texts: string[], more: Partial<Now> = {}): Now => ({
  asked,
  acted: false,
  round: 1,
  over: false,
  offers: texts.map(offer),
  ...more,
});

const build: Beat = { id: "build", moves: ["build village", "build quarry"] };
const read: Beat = { id: "goal" };

describe("where a lesson stands", () => {
  test("a task lists the moves that do it", () => {
    const here = stage(build, now("turn", ["build village", "build sawmill", "pass"]));
    expect(here.kind).toBe("task");
    expect(here.kind === "task" && here.right.map(({ text }) => text)).toEqual(["build village"]);
  });

  test("something to read waits for any question, or for a turn; never in the middle of a move", () => {
    expect(stage(read, now("draft", ["draft mill"])).kind).toBe("read");
    expect(stage(read, now(null, [])).kind).toBe("between");
    expect(stage(read, now("pay", ["choose gold"])).kind).toBe("between");
    expect(stage({ ...read, turn: true }, now("draft", ["draft mill"])).kind).toBe("between");
    expect(stage({ ...read, turn: true }, now("turn", ["end"], { acted: true })).kind).toBe("end");
    expect(stage({ ...read, round: 2 }, now("turn", ["pass"])).kind).toBe("between");
  });

  test("after the action the turn is ended first", () => {
    expect(stage(build, now("turn", ["guard village", "end"], { acted: true })).kind).toBe("end");
  });

  test("what cannot be done any more is skipped, what comes later is waited for", () => {
    expect(stage(build, now("turn", ["pass"])).kind).toBe("skip");
    expect(stage(build, now("draft", ["draft mill"])).kind).toBe("between");
    expect(stage(build, now("draft", ["draft mill"], { round: 2 })).kind).toBe("skip");
    expect(stage({ id: "settle", moves: ["settle *"] }, now("develop", ["ready"])).kind).toBe("between");
    expect(stage({ id: "favor", moves: ["take coin"] }, now("develop", ["ready"])).kind).toBe("skip");
  });

  test("behind its last step, or when the game is over, the table is free", () => {
    expect(stage(undefined, now("turn", ["pass"])).kind).toBe("free");
    expect(stage(build, now(null, [], { over: true })).kind).toBe("free");
  });
});

describe("which moves a step allows", () => {
  const task = stage(build, now("turn", ["build village", "pass"]));
  test("a task allows what does it, and the end of the turn", () => {
    expect(["build village", "end", "pass", "build sawmill"].map((text) => allows(task, text))).toEqual([true, true, false, false]);
  });
  test("while one reads nothing is moved; between two steps all is", () => {
    expect(allows(stage(read, now("turn", ["pass"])), "pass")).toBe(false);
    expect(allows(stage(build, now("pay", ["choose gold"])), "choose gold")).toBe(true);
  });
  test("a star stands for anything", () => {
    expect(fits(["send food*"], "send food, ...")).toBe(true);
    expect(fits(["send food"], "send food, ...")).toBe(false);
  });
});

describe("where a text stands", () => {
  const room = { left: 0, top: 44, width: 1280, height: 676 };
  const size = { width: 460, height: 90 };
  const meets = (at: { left: number; top: number }, box: { left: number; top: number; width: number; height: number }): boolean =>
    at.left < box.left + box.width && box.left < at.left + size.width && at.top < box.top + box.height && box.top < at.top + size.height;

  test("in the middle, if nothing is lit", () => {
    expect(placed(size, [], [], [], room)).toMatchObject({ left: 410, top: 337 });
  });
  test.each([
    [{ left: 12, top: 480, width: 1000, height: 179 }, { left: 12, top: 430, width: 1000, height: 44 }],
    [{ left: 300, top: 300, width: 700, height: 200 }, { left: 0, top: 662, width: 1280, height: 58 }],
    [{ left: 900, top: 50, width: 370, height: 660 }, { left: 0, top: 0, width: 1, height: 1 }],
  ])("never over what is lit, nor over what is kept free: %o", (lit, free) => {
    const at = placed(size, [lit], [free], [], room);
    expect(meets(at, lit)).toBe(false);
    expect(meets(at, free)).toBe(false);
  });
  test("beside what can be pressed, where there is room", () => {
    const lit = { left: 17, top: 236, width: 113, height: 72 };
    const can = [0, 80, 160, 240].map((down) => ({ ...lit, left: 260, top: 236 + down }));
    const at = placed(size, [lit], [], can, { left: 0, top: 48, width: 480, height: 796 });
    expect(can.filter((box) => meets(at, box))).toEqual([]);
  });
  test("the box around boxes", () => {
    expect(around([])).toBeNull();
    expect(around([{ left: 0, top: 5, width: 10, height: 10 }, { left: 20, top: 0, width: 5, height: 5 }])).toEqual({ left: 0, top: 0, width: 25, height: 15 });
  });
});

describe("how far one is", async () => {
  const place = placeIn("settlers");
  const basics = pageOf("settlers").lessons[0]!;
  beforeEach(() => (place.value = { table: "", beat: 0, done: false }));

  test("not begun, under way, done", () => {
    expect(progress("settlers")).toBeNull();
    place.value = { table: "ab12-cd34", beat: 5, done: false };
    expect(progress("settlers")).toEqual({ step: 3, of: 9, minutes: 8 });
    place.value = { table: "ab12-cd34", beat: beats(basics).length, done: true };
    expect(progress("settlers")).toBeNull();
    expect(learned("settlers")).toBe(true);
  });

  test("each lesson has a place and an address of its own", () => {
    place.value = { table: "ab12-cd34", beat: 5, done: true };
    expect([progress("settlers", "visit"), learned("settlers", "visit")]).toEqual([null, false]);
    placeIn("settlers", "visit").value = { table: "ef56-ab78", beat: 1, done: false };
    expect(progress("settlers", "visit")).toEqual({ step: 2, of: 4, minutes: 3 });
    expect([lessonPath("settlers"), lessonPath("settlers", "visit"), lessonPath("rollwrite")]).toEqual(["/lesson", "/lesson/settlers/visit", "/lesson/rollwrite"]);
    expect(lessonOf("settlers", "constructor")).toBeUndefined();
  });

  const all = await Promise.all(allLessons().map(async ([game, lesson]) => [game, lesson.name, (await lesson.whole?.()) ?? lesson] as const));

  test("the outline of a lesson that is fetched is that of the lesson", () => {
    for (const [game, name, lesson] of all)
      expect(lessonOf(game, name)?.chapters.map(({ id, minutes, beats }) => [id, minutes, beats.length])).toEqual(lesson.chapters.map(({ id, minutes, beats }) => [id, minutes, beats.length]));
  });

  test("a step of a later game of a campaign waits for that game", () => {
    const later: Beat = { id: "upkeep", game: 2, moves: ["upkeep *"] };
    expect(stage(later, now("turn", ["upkeep wood"], { round: 4 })).kind).toBe("between");
    expect(stage(later, now("turn", ["upkeep wood"], { game: 2 })).kind).toBe("task");
    expect(stage({ id: "buy", round: 4, moves: ["buy wheel"] }, now("track", ["advance culture"], { round: 4 })).kind).toBe("between");
  });

  test.each(all)("%s, %s: ten minutes for a game, three to five for what is new", (_, name, lesson) => {
    const minutes = minutesFrom(lesson, 0);
    if (name === BASICS) expect(minutes).toBe(10);
    else expect(minutes).toBeGreaterThanOrEqual(3);
    if (name !== BASICS) expect(minutes).toBeLessThanOrEqual(5);
    expect(chapterAt(lesson, 0)).toBe(0);
    expect(chapterAt(lesson, 99)).toBe(-1);
  });

  test.each(all)("%s, %s: the goal comes first, or the card that is new; what to play next last", (_, name, lesson) => {
    const found = beats(lesson);
    expect(name === BASICS ? found[0]?.id : found[0]?.show).toMatch(name === BASICS ? /goal$/ : /^card$/);
    expect(found.at(-1)?.show).toBe("next");
  });

  test("every step has an id of its own, after which its words are called", () => {
    const ids = all.flatMap(([, , lesson]) => beats(lesson).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("each game begins with its basics; one lesson of what is new leads to the next", () => {
    for (const game of GAMES) expect(pageOf(game).lessons[0]?.name ?? BASICS).toBe(BASICS);
    const after = pageOf("settlers").lessons.map((lesson) => lessonAfter("settlers", lesson)?.name);
    expect(after).toEqual([undefined, "storage", "prayer", undefined]);
  });
});
