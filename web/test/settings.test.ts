// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { kept, motion, still, tempo, theme } from "../src/lib/settings";

describe("what is kept in the browser", () => {
  beforeEach(() => localStorage.clear());

  test("a choice is there the next time", () => {
    const first = kept("pace", 1, Number.isInteger);
    first.value = 3;
    expect(kept("pace", 1, Number.isInteger).value).toBe(3);
  });

  test("what does not fit is not taken", () => {
    localStorage.setItem("osada.pace", '"fast"');
    expect(kept("pace", 1, Number.isInteger).value).toBe(1);
    localStorage.setItem("osada.pace", "{");
    expect(kept("pace", 1, Number.isInteger).value).toBe(1);
  });

  test("another tab's choice is followed", () => {
    const here = kept("pace", 1, Number.isInteger);
    localStorage.setItem("osada.pace", "7");
    dispatchEvent(new StorageEvent("storage", { key: "osada.pace" }));
    expect(here.value).toBe(7);
  });

  test("theme and stillness stand on the page", () => {
    theme.value = "dark";
    motion.value = "fast";
    expect(document.documentElement.dataset.motion).toBe("fast");
    expect(tempo()).toBeLessThan(1);
    expect(still()).toBe(false);
    motion.value = "none";
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(document.documentElement.classList.contains("still")).toBe(true);
    expect(still()).toBe(true);
    theme.value = "system";
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});
