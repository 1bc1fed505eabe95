// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { lesson, why } from "../src/table/Coach";
import type { CardFace, Offer, View } from "../src/wire";

const view = (more: Partial<View>): View => ({ phase: "action", round: 1, acted: false, ...more }) as View;
const offer = (text: string): Offer => ({ text, label: text, verb: text.split(" ")[0] ?? "" });
const mill = { kind: "feature" } as CardFace;

describe("what the coach teaches", () => {
  it("in a turn the round decides", () => {
    expect(lesson({ asked: { kind: "turn" }, view: view({ round: 3 }) })).toBe("turn-3");
    expect(lesson({ asked: { kind: "turn" }, view: view({ acted: true }) })).toBe("acted");
  });

  it("a question has its own lesson, or the common one", () => {
    expect(lesson({ asked: { kind: "discard" }, view: view({}) })).toBe("discard");
    expect(lesson({ asked: { kind: "under" }, view: view({}) })).toBe("question");
  });

  it("while others decide there is something to say too", () => {
    expect(lesson({ asked: null, view: view({}) })).toBe("wait");
    expect(lesson({ asked: null, view: view({ phase: "production" }) })).toBe("watch");
    expect(lesson({ asked: null, view: view({ phase: "end" }) })).toBe("end");
  });

  it("a move has its reason: by its verb, its card or its question", () => {
    expect(why(offer("build mill"), { kind: "turn" }, mill)).toBe("build-feature");
    expect(why(offer("send wood"), { kind: "turn" }, undefined)).toBe("send");
    expect(why(offer("choose mill"), { kind: "discard" }, mill)).toBe("discard");
    expect(why(offer("choose mill"), { kind: "location" }, mill)).toBe("best");
  });
});
