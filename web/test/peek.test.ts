// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { beside, peek, peekProps, place, unpeek } from "../src/ui/Peek";
import type { CardFace } from "../src/wire";

const VIEW = { width: 1440, height: 900 };
const CARD = { width: 304, height: 416 };
const at = (left: number, top: number, width = 150, height = 206) => ({ left, top, right: left + width, bottom: top + height });

describe("where the large card stands", () => {
  test("right of what is pointed at, at its level", () => {
    expect(beside(at(100, 300), CARD, VIEW)).toEqual({ left: 260, top: 195 });
  });

  test("left where the right is short", () => {
    expect(beside(at(1200, 300), CARD, VIEW)).toEqual({ left: 886, top: 195 });
  });

  test("inside the window at its edges", () => {
    expect(beside(at(100, 680), CARD, VIEW).top).toBe(900 - 416 - 8);
    expect(beside(at(100, 0), CARD, VIEW).top).toBe(8);
  });

  test("on a phone above, else below", () => {
    const phone = { width: 390, height: 844 };
    expect(beside(at(120, 600), CARD, phone)).toEqual({ left: 43, top: 174 });
    expect(beside(at(120, 100), CARD, phone)).toEqual({ left: 43, top: 316 });
  });
});

describe("card and note at a table", () => {
  const LAPTOP = { width: 1280, height: 720 };
  const LARGE = { width: 243, height: 334 };
  const NOTE = { width: 252, height: 150 };
  const hand = (left: number) => ({ anchor: at(left, 490, 120, 165) as DOMRect, over: { foot: 430 } });

  test("stand above the hand with their foot on the question, wherever the card lies", () => {
    for (let left = 12; left < 900; left += 40) {
      const found = place(hand(left), LARGE, NOTE, LAPTOP);
      expect(found.top + LARGE.height).toBe(420);
      const card = found.note === "left" ? found.left + NOTE.width + 10 : found.left;
      expect(Math.abs(card + LARGE.width / 2 - (left + 60))).toBeLessThanOrEqual(70);
      expect(found.left).toBeGreaterThanOrEqual(8);
      expect(found.left + LARGE.width + 10 + NOTE.width).toBeLessThanOrEqual(1280);
    }
  });

  test("stand beside the table for what lies on it", () => {
    const over = { column: { left: 1028, width: 240, bottom: 656 } as DOMRect };
    const found = place({ anchor: at(300, 240, 94, 60) as DOMRect, over }, LARGE, NOTE, LAPTOP);
    expect(found).toEqual({ left: 1020, top: 23, note: "below" });
    expect(found.left + NOTE.width).toBeLessThanOrEqual(1280 - 8);
    const low = place({ anchor: at(200, 490, 120, 165) as DOMRect, over }, LARGE, NOTE, LAPTOP);
    expect(low.top + LARGE.height + 10 + NOTE.height).toBe(656);
  });
});

test("a card is looked at by a pointer that moves, not because it has slid below one at rest", () => {
  vi.useFakeTimers();
  document.body.innerHTML = "<i></i><b></b>";
  const [first, second] = [...document.body.children] as [Element, Element];
  const comesTo = (card: Element, at: number): void => {
    dispatchEvent(new PointerEvent("pointermove", { screenX: at, screenY: at }));
    const event = { pointerType: "mouse", buttons: 0, currentTarget: card } as unknown as PointerEvent;
    peekProps({ slug: card.tagName } as CardFace).onPointerMove(event);
    vi.advanceTimersByTime(400);
  };
  const leaves = (): void => {
    peekProps({} as CardFace).onPointerLeave({ pointerType: "mouse" } as PointerEvent);
    vi.advanceTimersByTime(400);
  };
  comesTo(first, 1);
  expect(peek.value?.face.slug).toBe("I");
  leaves();
  expect(peek.value).toBeNull();
  comesTo(second, 1);
  expect(peek.value).toBeNull();
  comesTo(second, 2);
  expect(peek.value?.face.slug).toBe("B");
  unpeek(); // as a press does
  comesTo(second, 3);
  expect(peek.value).toBeNull();
  vi.useRealTimers();
});
