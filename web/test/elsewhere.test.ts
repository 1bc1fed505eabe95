// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { counted, tell, waiting } from "../src/lib/elsewhere";
import { games, remember } from "../src/lib/games";
import type { TableInfo } from "../src/wire";

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  title: "",
  status: "running",
  public: false,
  seats: [{ name: "Ola" }, { name: "Jan" }],
  lookout: "standard",
  peaceful: false,
  peaceful_drafts: 1,
  robbers_cut_routes: false, upkeep_gold: true, play_on: false, rebuild: false,
  turn: [0],
  ...more,
});

describe("own games elsewhere", () => {
  beforeEach(() => {
    games.value = [];
  });

  it("counts those that wait for one's own seat", () => {
    remember({ table: "aaaa-aaaa", seat: 0, title: "" });
    remember({ table: "bbbb-bbbb", seat: 1, title: "" });
    remember({ table: "cccc-cccc", seat: 0, title: "" });
    expect(waiting.value).toEqual([]); // nothing has been told yet
    tell(table("aaaa-aaaa"));
    tell(table("bbbb-bbbb"));
    tell(table("dddd-dddd"));
    expect(waiting.value.map((game) => game.table)).toEqual(["aaaa-aaaa"]);
    tell(table("cccc-cccc", { lesson: "basics" }));
    tell(table("bbbb-bbbb", { turn: [1] }));
    expect(waiting.value.map((game) => game.table)).toEqual(["bbbb-bbbb", "aaaa-aaaa"]);
    tell(table("aaaa-aaaa", { status: "finished" }));
    expect(waiting.value.map((game) => game.table)).toEqual(["bbbb-bbbb"]);
    expect(games.value.find((game) => game.table === "aaaa-aaaa")?.over).toBe(true);
  });

  it("writes the number before the title", () => {
    expect(counted("Osada", 0)).toBe("Osada");
    expect(counted("Your turn · Osada", 3)).toBe("(3) Your turn · Osada");
  });
});
