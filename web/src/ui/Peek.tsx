/** The large card that floats beside whatever is pointed at, focused or held. */
import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { route } from "../lib/route";
import type { CardFace } from "../wire";
import { Card } from "./Card";
import { cx } from "./cx";

export interface Peeked {
  face: CardFace;
  anchor: DOMRect;
  /** What there is to say beside the card: what moves would bring, why not. */
  note?: ComponentChildren;
}

/** What is looked at now. */
export const peek = signal<Peeked | null>(null);

const HOVER = 250;
const HOLD = 450;
/** Time to move the pointer from a card to the note beside it. */
const LINGER = 160;
const EDGE = 8;
const GAP = 14;

let soon: ReturnType<typeof setTimeout> | undefined;
let held = false;

function later(ms: number, then: () => void): void {
  clearTimeout(soon);
  soon = setTimeout(then, ms);
}

/** Look away. */
export function unpeek(): void {
  clearTimeout(soon);
  peek.value = null;
}

/** The handlers that let a card be looked at: hover, keyboard focus, long press. */
export function peekProps(face: CardFace, note?: ComponentChildren) {
  const show = (target: EventTarget | null) => {
    if (target instanceof Element && target.isConnected) peek.value = { face, anchor: target.getBoundingClientRect(), note };
  };
  return {
    onPointerEnter(event: PointerEvent) {
      const target = event.currentTarget;
      if (event.pointerType === "mouse" && event.buttons === 0) later(HOVER, () => show(target));
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === "mouse") later(LINGER, unpeek);
      else clearTimeout(soon);
    },
    onPointerDown(event: PointerEvent) {
      const target = event.currentTarget;
      held = false;
      if (event.pointerType === "mouse") unpeek();
      else
        later(HOLD, () => {
          held = true;
          show(target);
        });
    },
    onPointerUp() {
      if (!held) clearTimeout(soon);
    },
    onPointerCancel() {
      clearTimeout(soon);
    },
    onContextMenu(event: MouseEvent) {
      if (held) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!held) return; // the end of a long press is no click
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    onFocus(event: FocusEvent) {
      const target = event.currentTarget;
      if (target instanceof Element && target.matches(":focus-visible")) later(HOVER, () => show(target));
    },
    onBlur: unpeek,
  };
}

/** Where a box of this size stands beside the anchor: right, left, above or below, inside the window. */
export function beside(
  anchor: { left: number; right: number; top: number; bottom: number },
  box: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));
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
    if (event.key !== "Escape" || !peek.peek()) return;
    event.stopPropagation();
    unpeek();
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

interface Place {
  left: number;
  top: number;
  /** Whether the note stands beside the card: below it the window is too low. */
  aside: boolean;
}

/** The layer itself, once on the page. Labels tell readers all this, so the card is hidden from them. */
export function PeekLayer() {
  const shown = peek.value;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const layer = box.current;
    if (!shown || !layer) return setPlace(null);
    const settle = () => {
      const [card, note] = [...layer.children] as HTMLElement[];
      if (!card) return;
      const below = note ? note.offsetHeight + GAP : 0;
      const aside = card.offsetHeight + below + 2 * EDGE > innerHeight && innerWidth > 2 * (card.offsetWidth + GAP);
      const width = aside ? 2 * card.offsetWidth + GAP : card.offsetWidth;
      const height = aside ? Math.max(card.offsetHeight, below) : card.offsetHeight + below;
      setPlace({ ...beside(shown.anchor, { width, height }, { width: innerWidth, height: innerHeight }), aside });
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
      class={cx("peek", shown.note !== undefined && "has-note", place && "placed", place?.aside && "aside")}
      style={{ left: `${place?.left ?? 0}px`, top: `${place?.top ?? 0}px` }}
      onPointerEnter={() => clearTimeout(soon)}
      onPointerLeave={() => later(LINGER, unpeek)}
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
