/** What is pointed at: by a mouse that moves, never because something appeared below it. */
import { expect, test } from "vitest";
import { pointing } from "../src/games/settlers/table/pointing";

test("an answer is pointed at by a mouse that moves, not by a touch, nor by appearing below a mouse at rest", () => {
  const shown: string[] = [];
  const handlers = pointing(() => shown.push("shown"));
  expect(handlers).not.toHaveProperty("onPointerEnter");
  handlers.onPointerMove({ pointerType: "touch" } as PointerEvent);
  expect(shown).toEqual([]);
  handlers.onPointerMove({ pointerType: "mouse" } as PointerEvent);
  expect(shown).toEqual(["shown"]);
});
