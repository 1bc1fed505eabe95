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

test("in a window as narrow as a phone a mouse moves nothing", () => {
  const shown: string[] = [];
  pointing(() => shown.push("shown"), undefined, true).onPointerMove({ pointerType: "mouse" } as PointerEvent);
  expect(shown).toEqual([]);
});
