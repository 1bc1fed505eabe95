/** What somebody has chosen on this device: kept in the browser, as signals. */
import { type Signal, effect, signal } from "@preact/signals";
import type { Speed } from "../wire";

export type Theme = "system" | "light" | "dark";

const PREFIX = "osada.";

function read<T>(key: string, or: T, fits: (value: unknown) => boolean): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? "null");
    return fits(value) ? (value as T) : or;
  } catch {
    return or; // the browser keeps nothing, or not what we wrote
  }
}

/** A signal that is remembered under this key and follows the other tabs. */
export function kept<T>(key: string, or: T, fits: (value: unknown) => boolean): Signal<T> {
  const value = signal(read(key, or, fits));
  let first = true;
  effect(() => {
    const text = JSON.stringify(value.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch {
      // private mode: it holds for this page only
    }
  });
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) value.value = read(key, or, fits);
  });
  return value;
}

const isBoolean = (value: unknown): boolean => typeof value === "boolean";

export const theme = kept<Theme>("theme", "system", (value) => value === "light" || value === "dark" || value === "system");
/** A sound when it is your turn. */
export const sound = kept("sound", false, isBoolean);
/** A message of the browser when it is your turn and the page is hidden. */
export const notifications = kept("notifications", false, isBoolean);
/** Whether it also comes when no page is open; only a click turns it on. */
export const push = kept("push", false, isBoolean);
const oneOf =
  (...values: string[]) =>
  (value: unknown): boolean =>
    values.includes(value as string);

/** How fast bots are where only this person plays; of several people the slowest wish holds. */
export const botSpeed = kept<Speed>("bot-speed", "normal", oneOf("slow", "normal", "fast", "at-once"));
export type Motion = "slow" | "normal" | "fast" | "none";
/** How fast pieces move; the system may ask for stillness too: see `still`. */
export const motion = kept<Motion>(
  "motion",
  read("calm", false, isBoolean) ? "none" : "normal", // what older pages kept
  oneOf("slow", "normal", "fast", "none"),
);
/** Whether a turn ends by itself when nothing but tokens could be placed any more. */
export const endsTurns = kept("ends-turns", true, isBoolean);
/** Whether a pass with something left to do asks once. */
export const confirmPass = kept("confirm-pass", true, isBoolean);
/** What shows a card large. */
export const zoomBy = kept<"hover" | "click">("zoom-by", "hover", oneOf("hover", "click"));
/** Whether to be asked in cleanup what is kept, even where all can be kept. */
export const asksKeep = kept("asks-keep", false, isBoolean);
export const LONGEST_NAME = 24;
/** The player's name; "": none was given. */
export const playerName = kept("name", "", (value) => typeof value === "string" && value.length <= LONGEST_NAME);

const system = matchMedia("(prefers-reduced-motion: reduce)");
const systemStill = signal(system.matches);
system.addEventListener("change", () => (systemStill.value = system.matches));

/** Whether things show their end state at once. Reads signals. */
export const still = (): boolean => motion.value === "none" || systemStill.value;

const TEMPO = { slow: 1.7, normal: 1, fast: 0.5, none: 0 } as const;

/** How many times its usual length a movement takes. */
export const tempo = (): number => TEMPO[motion.value];

effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.classList.toggle("still", still());
  root.dataset.motion = motion.value;
});
