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
