// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { finish, forget, games, remember, seatAt } from "../src/lib/games";

describe("the games of this browser", () => {
  beforeEach(() => (games.value = []));

  it("are remembered newest first, a table once", () => {
    remember({ table: "a", seat: 0, title: "" });
    remember({ table: "b", seat: 2, title: "Friday" });
    remember({ table: "a", seat: 1, title: "" });
    expect(games.value.map((game) => [game.table, game.seat])).toEqual([["a", 1], ["b", 2]]);
    expect(JSON.parse(localStorage.getItem("osada.games") ?? "")).toEqual(games.value);
    expect(seatAt("b")).toBe(2);
  });

  it("are forgotten", () => {
    remember({ table: "a", seat: 0, title: "" });
    forget("a");
    expect(games.value).toEqual([]);
    expect(seatAt("a")).toBeNull();
  });

  it("are noted as finished", () => {
    remember({ table: "a", seat: 0, title: "" });
    finish("a");
    finish("b");
    expect(games.value).toEqual([{ table: "a", seat: 0, title: "", over: true }]);
  });

  it("do not grow for ever", () => {
    for (let i = 0; i < 60; i++) remember({ table: String(i), seat: 0, title: "" });
    expect(games.value).toHaveLength(40);
    expect(games.value[0]?.table).toBe("59");
  });
});
