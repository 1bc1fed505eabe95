/** How much room the table has: a desk shows all at once, a tablet scrolls, a phone shows one empire. */
import { signal } from "@preact/signals";

export type Size = "desk" | "tablet" | "phone";

const desk = matchMedia("(min-width: 1120px) and (min-height: 640px)");
const phone = matchMedia("(max-width: 699px)");
const now = (): Size =>
  desk.matches ? "desk"
  : phone.matches ? "phone"
  : "tablet";

export const size = signal<Size>(now());
for (const media of [desk, phone]) media.addEventListener("change", () => (size.value = now()));

/** Whether the window is so low that the question and the hand come first: a phone held sideways, a page at 200 %. */
const lying = matchMedia("(max-height: 519px), (min-width: 700px) and (max-height: 639px), (min-width: 700px) and (max-width: 1119px) and (max-height: 699px)");
export const low = signal(lying.matches);
lying.addEventListener("change", () => (low.value = lying.matches));

/** So much room the table fills as it is drawn; in more it grows, up to a limit. */
const FILLS = { width: 1477, height: 830 };
const MOST = 1.6;

export const growth = (width: number, height: number): number =>
  Math.round(Math.max(1, Math.min(MOST, width / FILLS.width, height / FILLS.height)) * 100) / 100;

/** How many times larger the table is drawn at a desk. */
export const scale = signal(growth(innerWidth, innerHeight));
addEventListener("resize", () => (scale.value = growth(innerWidth, innerHeight)));
