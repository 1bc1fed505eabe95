import { describe, expect, it } from "vitest";
import { CHUNK, Film, roundBack, roundOn } from "../src/replay/film";
import type { Moment } from "../src/wire";

const moment = (at: number): Moment => ({ at, label: "", move: `m${at}`, by: 0, view: {} as Moment["view"], log: [{ at, text: `line ${at}` }] });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("a film", () => {
  const filming = (length: number, fails: (start: number) => boolean = () => false) => {
    const asked: [number, number][] = [];
    const film = new Film(length, async (start, stop) => {
      asked.push([start, stop]);
      if (fails(start)) throw new Error("offline");
      return Array.from({ length: stop - start }, (_, i) => moment(start + i));
    });
    return { film, asked };
  };

  it("fetches the wanted chunk first, then on to the end, then what lies before", async () => {
    const { film, asked } = filming(3 * CHUNK + 5);
    film.want(CHUNK + 3);
    await settled();
    expect(asked).toEqual([
      [CHUNK, 2 * CHUNK],
      [2 * CHUNK, 3 * CHUNK],
      [3 * CHUNK, 3 * CHUNK + 5],
      [0, CHUNK],
    ]);
    expect(film.at(3 * CHUNK + 4)?.move).toBe(`m${3 * CHUNK + 4}`);
    expect(film.come.value).toBe(4);
  });

  it("asks for nothing twice", async () => {
    const { film, asked } = filming(CHUNK);
    film.want(0);
    film.want(3);
    await settled();
    film.want(5);
    await settled();
    expect(asked).toHaveLength(1);
  });

  it("tells the log as far as it has come", async () => {
    const { film } = filming(3);
    expect(film.log()).toEqual([]);
    film.want(0);
    await settled();
    expect(film.log().map((entry) => entry.text)).toEqual(["line 0", "line 1", "line 2"]);
  });

  it("says that a chunk did not come, and tries again when wanted", async () => {
    let broken = true;
    const { film } = filming(4, () => broken);
    film.want(0);
    await settled();
    expect(film.failed.value).toBeInstanceOf(Error);
    broken = false;
    film.want(0);
    await settled();
    expect(film.failed.value).toBeNull();
    expect(film.at(0)?.at).toBe(0);
  });
});

describe("rounds", () => {
  const marks = [0, 31, 74];
  it.each([[80, 74], [74, 31], [32, 31], [31, 0], [0, 0]])("back from %i to %i", (at, to) => expect(roundBack(marks, at)).toBe(to));
  it.each([[0, 31], [31, 74], [74, 99], [99, 99]])("on from %i to %i", (at, to) => expect(roundOn(marks, at, 99)).toBe(to));
});
