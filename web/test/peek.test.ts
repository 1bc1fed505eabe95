// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { beside } from "../src/ui/Peek";

const VIEW = { width: 1440, height: 900 };
const CARD = { width: 304, height: 416 };
const at = (left: number, top: number, width = 150, height = 206) => ({ left, top, right: left + width, bottom: top + height });

describe("where the large card stands", () => {
  test("right of what is pointed at, at its level", () => {
    expect(beside(at(100, 300), CARD, VIEW)).toEqual({ left: 264, top: 195 });
  });

  test("left where the right is short", () => {
    expect(beside(at(1200, 300), CARD, VIEW)).toEqual({ left: 882, top: 195 });
  });

  test("inside the window at its edges", () => {
    expect(beside(at(100, 680), CARD, VIEW).top).toBe(900 - 416 - 8);
    expect(beside(at(100, 0), CARD, VIEW).top).toBe(8);
  });

  test("on a phone above, else below", () => {
    const phone = { width: 390, height: 844 };
    expect(beside(at(120, 600), CARD, phone)).toEqual({ left: 43, top: 170 });
    expect(beside(at(120, 100), CARD, phone)).toEqual({ left: 43, top: 320 });
  });
});
