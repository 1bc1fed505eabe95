/** The large card that floats above the table while something is pointed at, focused or held; it takes no clicks. */
import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { pointerMoved } from "../lib/pointer";
import { route } from "../lib/route";
import { zoomBy } from "../lib/settings";
import type { CardFace } from "../wire";
import { Card } from "./Card";
import { cx } from "./cx";

export interface Peeked {
  face: CardFace;
  anchor: DOMRect;
  /** Where it stands at a table: above the hand, with its foot on this line, or in this column beside the table. */
  over?: { foot: number } | { column: DOMRect } | undefined;
  /** What there is to say beside the card: what moves would bring, why not. */
  note?: ComponentChildren;
}

/** What is looked at now. */
export const peek = signal<Peeked | null>(null);
/** Whether it stays when the pointer goes. */
const held = signal(false);

const HOVER = 350;
const HOLD = 450;
/** How long it stays when the pointer goes from card to card. */
const LINGER = 160;
const EDGE = 8;
const GAP = 10;

let soon: ReturnType<typeof setTimeout> | undefined;
/** Whether the press that has just ended was a long one. */
let pressed = false;
let byPointer = false;
/** What the pointer has come to: a card that slides below a pointer at rest is not looked at. */
let below: EventTarget | null = null;

function later(ms: number, then: () => void): void {
  clearTimeout(soon);
  soon = setTimeout(then, ms);
}

/** Look away. */
export function unpeek(): void {
  clearTimeout(soon);
  held.value = false;
  peek.value = null;
}

/** At a table nothing that could be pressed next is covered: not the hand, not the question, not an offer to choose from. */
function standing(target: Element): Peeked["over"] {
  const table = target.closest(".tabletop");
  const strip = target.closest(".cards.hand")?.parentElement?.querySelector(".strip");
  const side = target.closest(".desk") && table?.querySelector(":scope > .side");
  if (strip && !(side && table?.querySelector(".offer [aria-pressed]"))) return { foot: strip.getBoundingClientRect().top };
  return side ? { column: side.getBoundingClientRect() } : undefined;
}

/** Look at a card that lies there. */
export function peekAt(target: EventTarget | null, face: CardFace, note?: ComponentChildren): void {
  if (!(target instanceof Element) || !target.isConnected || held.peek()) return;
  peek.value = { face, anchor: target.getBoundingClientRect(), over: standing(target), note };
}

/** The handlers that let a card be looked at: hover or click, keyboard focus, long press. */
export function peekProps(face: CardFace, note?: ComponentChildren) {
  return {
    onPointerMove(event: PointerEvent) {
      const target = event.currentTarget;
      if (target === below || !pointerMoved()) return;
      below = target;
      if (event.pointerType !== "mouse" || event.buttons !== 0 || zoomBy.value === "click" || held.peek()) return;
      byPointer = true;
      later(peek.peek() ? 0 : HOVER, () => peekAt(target, face, note));
    },
    onPointerLeave(event: PointerEvent) {
      below = null;
      if (event.pointerType !== "mouse") clearTimeout(soon);
      else if (zoomBy.value === "hover" && !held.peek()) later(LINGER, unpeek);
    },
    onPointerDown(event: PointerEvent) {
      const target = event.currentTarget;
      pressed = false;
      if (event.pointerType === "mouse") unpeek();
      else
        later(HOLD, () => {
          pressed = true;
          peekAt(target, face, note);
          held.value = true;
        });
    },
    onPointerUp() {
      if (!pressed) clearTimeout(soon);
    },
    onPointerCancel() {
      clearTimeout(soon);
    },
    onContextMenu(event: MouseEvent) {
      if (pressed) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (pressed) {
        pressed = false; // the end of a long press is not a click
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (zoomBy.value === "click" && (event as PointerEvent).pointerType === "mouse") {
        const target = event.currentTarget;
        byPointer = true;
        later(0, () => peekAt(target, face, note));
      }
    },
    onFocus(event: FocusEvent) {
      const target = event.currentTarget;
      byPointer = false;
      if (target instanceof Element && target.matches(":focus-visible")) later(HOVER, () => peekAt(target, face, note));
    },
    onBlur: unpeek,
  };
}

const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));

/** Where a box of this size stands beside the anchor: right, left, above or below, inside the window. */
export function beside(
  anchor: { left: number; right: number; top: number; bottom: number },
  box: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const middle = (anchor.left + anchor.right - box.width) / 2;
  const centre = (anchor.top + anchor.bottom - box.height) / 2;
  const level = within(centre, box.height, view.height);
  if (anchor.right + GAP + box.width + EDGE <= view.width) return { left: anchor.right + GAP, top: level };
  if (anchor.left - GAP - box.width >= EDGE) return { left: anchor.left - GAP - box.width, top: level };
  const left = within(middle, box.width, view.width);
  const above = anchor.top - GAP - box.height;
  return { left, top: within(above >= EDGE ? above : anchor.bottom + GAP, box.height, view.height) };
}

addEventListener(
  "keydown",
  (event) => {
    if (!peek.peek()) return;
    if (event.key === " " && byPointer && document.querySelector(".tabletop")) {
      event.preventDefault();
      if (held.peek()) unpeek();
      else held.value = true;
    } else if (event.key === "Escape") unpeek();
    else return;
    event.stopPropagation();
  },
  true,
);
addEventListener("scroll", unpeek, { capture: true, passive: true });
addEventListener(
  "pointerdown",
  (event) => {
    if (event.target instanceof Element && !event.target.closest(".peek")) unpeek();
  },
  true,
);
effect(() => {
  void route.value.path;
  unpeek();
});

interface Box {
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
  /** How the note stands to the card. */
  note: "below" | "right" | "left";
}

/** Where card and note stand together. */
export function place({ anchor, over }: Pick<Peeked, "anchor" | "over">, card: Box, note: Box | null, view: Box): Place {
  const wide = note ? card.width + GAP + note.width : card.width;
  const high = Math.max(card.height, note?.height ?? 0);
  const low = note ? card.height + GAP + note.height : card.height;
  const middle = (anchor.left + anchor.right - card.width) / 2;
  if (over && "foot" in over && over.foot - GAP - card.height >= EDGE) {
    const left = within(middle, card.width, view.width);
    const leftward = note !== null && left - GAP - note.width >= EDGE;
    const top = Math.max(EDGE, over.foot - GAP - high);
    return leftward ? { left: left - GAP - (note?.width ?? 0), top, note: "left" } : { left, top, note: "right" };
  }
  if (over && "column" in over) {
    const centred = (width: number): number => within(over.column.left + (over.column.width - width) / 2, width, view.width);
    const foot = over.column.bottom + EDGE; // below it are the buttons of the dock
    const level = (size: number): number => within((anchor.top + anchor.bottom - size) / 2, size, foot);
    if (low + EDGE <= foot) return { left: centred(Math.max(card.width, note?.width ?? 0)), top: level(low), note: "below" };
    return { left: centred(card.width) - GAP - (note?.width ?? 0), top: level(high), note: "left" };
  }
  const aside = low + 2 * EDGE > view.height && view.width > wide + GAP;
  return { ...beside(anchor, { width: aside ? wide : card.width, height: aside ? high : low }, view), note: aside ? "right" : "below" };
}

/** The layer itself, once on the page. Labels tell readers all this, so the card is hidden from them. */
export function PeekLayer() {
  const shown = peek.value;
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const layer = box.current;
    if (!shown || !layer) return setAt(null);
    const settle = () => {
      const [card, note] = [...layer.children] as HTMLElement[];
      if (!card) return;
      const size = (part: HTMLElement): Box => ({ width: part.offsetWidth, height: part.offsetHeight });
      const said = note && note.offsetHeight > 0 ? size(note) : null;
      setAt(place(shown, size(card), said, { width: innerWidth, height: innerHeight }));
    };
    settle();
    const watch = new ResizeObserver(settle); // a note grows when the server has answered
    for (const part of layer.children) watch.observe(part);
    return () => watch.disconnect();
  }, [shown]);
  if (!shown) return null;
  return (
    <div
      ref={box}
      class={cx("peek", held.value && "is-held", at && `placed note-${at.note}`)}
      style={{ left: `${at?.left ?? 0}px`, top: `${at?.top ?? 0}px` }}
    >
      <div aria-hidden="true">
        <Card face={shown.face} size="large" />
      </div>
      {shown.note !== undefined && (
        <aside class="peek-note" aria-label={shown.face.name}>
          {shown.note}
        </aside>
      )}
    </div>
  );
}
