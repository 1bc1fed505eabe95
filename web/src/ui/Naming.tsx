/** Every sign names itself to whoever rests on it with the mouse, or comes to it by keyboard. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { signName } from "../learn/signs";
import { pointerMoved } from "../lib/pointer";

interface Named {
  text: string;
  at: Element;
}

/** A rest this long asks for a name. */
const REST = 600;
const GAP = 6;
const EDGE = 6;

const shown = signal<Named | null>(null);

/** What has a label of its own and a single sign: a pile, a counter, a button without words. */
const LABELLED = "[title], [data-title], [role=img][aria-label], button[aria-label], a[aria-label], li[aria-label]";

const isWordless = (element: Element): boolean => !/\p{L}{2}/u.test((element as HTMLElement).innerText ?? "");

const titleOf = (element: Element): string | null => element.getAttribute("title") ?? element.getAttribute("data-title");

function labelled(element: Element | null): Named | null {
  if (!element || element.querySelectorAll("svg.i").length > 1) return null;
  const text = titleOf(element) ?? (element.getAttribute("role") === "img" || isWordless(element) ? element.getAttribute("aria-label") : null);
  return text ? { text, at: element } : null;
}

const idOf = (sign: Element): string => sign.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? "";

/** The name of what is pointed at, and the part of the page that has it. */
export function nameAt(target: Element): Named | null {
  const titled = target.closest("[title], [data-title]");
  const sign = target.closest("svg.i");
  const good = target.closest("[data-good]");
  const found =
    labelled(sign?.matches(LABELLED) ? sign : target.closest(LABELLED)) ??
    (sign ? { text: sign.getAttribute("aria-label") ?? signName(idOf(sign)), at: sign } : null) ??
    (good instanceof HTMLElement ? { text: signName(good.dataset.good ?? ""), at: good } : null) ??
    (titled ? { text: titleOf(titled) ?? "", at: titled } : null);
  return found?.text ? found : null;
}

let soon: ReturnType<typeof setTimeout> | undefined;
let next: Element | null = null;
/** What has been pressed shows what it does: its name would lie over that. */
let pressed: Element | null = null;

/** Titles that the browser must not show a second time, until the pointer has left. */
let hushed: Element | null = null;

function hush(element: Element | null): void {
  if (element === hushed) return;
  if (hushed?.hasAttribute("data-title")) {
    hushed.setAttribute("title", hushed.getAttribute("data-title") ?? "");
    hushed.removeAttribute("data-title");
  }
  hushed = element;
  if (!element) return;
  element.setAttribute("data-title", element.getAttribute("title") ?? "");
  element.removeAttribute("title");
}

function hide(): void {
  clearTimeout(soon);
  next = null;
  shown.value = null;
}

function rest(found: Named | null): void {
  if (found !== null && found.at === next) return;
  hide();
  if (found === null || found.at === pressed) return;
  next = found.at;
  soon = setTimeout(() => {
    if (found.at.isConnected) shown.value = found;
  }, REST);
}

const found = ({ target }: Event): Named | null => (target instanceof Element ? nameAt(target) : null);

/** Something else lies below the pointer, whether that moved or not. */
function over(event: PointerEvent): void {
  hush(event.target instanceof Element ? event.target.closest("[title], [data-title]") : null);
  const at = found(event)?.at ?? null;
  if (at !== pressed) pressed = null;
  if (at !== next) hide();
}

function press(event: PointerEvent): void {
  hide();
  pressed = found(event)?.at ?? null;
}

addEventListener("pointerover", over);
addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || event.buttons !== 0) hide();
  else if (pointerMoved()) rest(found(event));
});
addEventListener("focusin", (event) => {
  if (!(event.target instanceof Element && event.target.matches(":focus-visible"))) return;
  pressed = null;
  rest(found(event));
});
addEventListener("pointerdown", press, true);
for (const other of ["keydown", "focusout"]) addEventListener(other, hide, true);
addEventListener("scroll", hide, { capture: true, passive: true });

/** The name that is shown; readers have the labels. */
export function NameLayer() {
  const named = shown.value;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!named || !box.current) return;
    const anchor = named.at.getBoundingClientRect();
    const { width, height } = box.current.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min((anchor.left + anchor.right - width) / 2, innerWidth - width - EDGE));
    const above = anchor.top - GAP - height;
    setPlace({ left, top: above >= EDGE ? above : anchor.bottom + GAP });
  }, [named]);
  if (!named) return null;
  return (
    <div class="naming" ref={box} aria-hidden="true" style={{ left: `${place.left}px`, top: `${place.top}px` }}>
      {named.text}
    </div>
  );
}
