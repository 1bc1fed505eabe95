// @vitest-environment happy-dom
/** One record for each game: nothing else on the page names a game or knows its modules. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageOf } from "../src/games";
import { GAMES, type GameName } from "../src/wire";

const SRC = join(import.meta.dirname, "../src");
const REGISTRY = "games/index.ts";
const MADE = "wire.ts";
const SOURCES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.(tsx?|css)$/.test(path) && ![REGISTRY, MADE].includes(path));

/** Whose page is built on the page of another game: a campaign is made of card games. */
const USES: Partial<Record<GameName, readonly GameName[]>> = { settlers: ["campaign"] };

describe.each(GAMES)("the game %s", (game) => {
  test("is named in its own folder only", () => {
    const others = SOURCES.filter((path) => !path.startsWith(`games/${game}/`) && !(USES[game] ?? []).some((other) => path.startsWith(`games/${other}/`)));
    expect(others.length).toBeGreaterThan(100);
    const name = new RegExp(`\\b${game}\\b`);
    expect(others.filter((path) => name.test(readFileSync(join(SRC, path), "utf8")))).toEqual([]);
  });

  test("has a library at an address of its own", () => {
    const at = GAMES.flatMap((one) => pageOf(one).library?.at ?? []);
    expect(at.filter((one) => one === pageOf(game).library?.at)).toHaveLength(1);
  });

  test("begins with as many seats as it needs", () => {
    for (const { table } of pageOf(game).ways()) expect(table.seats.length).toBeGreaterThanOrEqual(pageOf(game).fewest(table));
  });
});
