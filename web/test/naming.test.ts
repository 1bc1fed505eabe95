// @vitest-environment happy-dom
/** What a sign is called to the mouse. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("../src/learn/signs", () => ({ signName: (id: string) => ({ wood: "wood", "k-action": "Action" })[id] ?? "" }));
const { nameAt, NameLayer } = await import("../src/ui/Naming");

const icon = (id: string): string => `<svg class="i"><use href="/page/icons.svg#${id}"></use></svg>`;

beforeEach(() => (document.body.innerHTML = ""));

const named = (html: string, selector: string): string | undefined => {
  document.body.innerHTML = html;
  return nameAt(document.querySelector(selector) as Element)?.text;
};

test("a sign without a label has the name of its picture", () => {
  expect(named(icon("wood"), "svg")).toBe("wood");
  expect(named(icon("chev"), "svg")).toBeUndefined();
});

test("the number beside a good names the good", () => {
  expect(named(`<li data-good="wood">${icon("wood")}<b>2</b></li>`, "b")).toBe("wood");
});

test("what has a label of its own says more than its sign", () => {
  const pile = `<button aria-label="2 cards lie aside">${icon("cleanup")}<b>2</b></button>`;
  expect(named(pile, "b")).toBe("2 cards lie aside");
  expect(named(pile, "svg")).toBe("2 cards lie aside");
});

test("of several signs under one label each has its own name", () => {
  expect(named(`<span role="img" aria-label="2 wood">${icon("wood")}${icon("k-action")}</span>`, "svg:last-child")).toBe("Action");
});

test("a button that says its word needs no name", () => {
  expect(named(`<button aria-label="Pass (P)">${icon("chev")}Pass</button>`, "button")).toBeUndefined();
});

test("a title is a name like any other, and the browser does not say it too", () => {
  const bot = `<b title="Barbarians, bot">Bruno</b>`;
  expect(named(bot, "b")).toBe("Barbarians, bot");
  const point = (selector: string): boolean =>
    (document.querySelector(selector) as Element).dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  point("b");
  expect(document.querySelector("[title]")).toBeNull();
  point("body");
  expect(document.querySelector("b")?.getAttribute("title")).toBe("Barbarians, bot");
});

test("a name opens for a pointer that moves, not where one rests, nor over what has just been pressed", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="signs"><b data-good="wood">2</b><button aria-label="wood menu"></button></div><div id="layer"></div>`;
  const layer = document.getElementById("layer") as Element;
  void act(() => render(h(NameLayer, {}), layer));
  const mouse = (type: string, selector: string, at: number): void => {
    void act(() => {
      const event = new PointerEvent(type, { bubbles: true, pointerType: "mouse", screenX: at, screenY: at });
      document.querySelector(selector)?.dispatchEvent(event);
    });
  };
  const comesTo = (selector: string, at: number): void => {
    mouse("pointerover", selector, at);
    mouse("pointermove", selector, at);
  };
  const shown = (): string => {
    void act(() => void vi.advanceTimersByTime(700));
    return layer.textContent ?? "";
  };
  comesTo("#signs", 1);
  comesTo("b", 1); // it has slid below the pointer
  expect(shown()).toBe("");
  comesTo("b", 2);
  expect(shown()).toBe("wood");
  comesTo("button", 3);
  mouse("pointerdown", "button", 3);
  comesTo("button", 4);
  expect(shown()).toBe("");
  comesTo("b", 5);
  comesTo("button", 6);
  expect(shown()).toBe("wood menu");
  vi.useRealTimers();
});
