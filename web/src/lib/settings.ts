/** What somebody has chosen on this device: kept in the browser, as signals. */
import { type Signal, effect, signal } from "@preact/signals";

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
/** Whether motion is left out; the system may ask for that too: see `still`. */
export const calm = kept("calm", false, isBoolean);
/** The player's name. */
export const playerName = kept("name", "", (value) => typeof value === "string" && value.length <= 24);

const system = matchMedia("(prefers-reduced-motion: reduce)");
const systemStill = signal(system.matches);
system.addEventListener("change", () => (systemStill.value = system.matches));

/** Whether things show their end state at once. Reads signals. */
export const still = (): boolean => calm.value || systemStill.value;

effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.classList.toggle("still", still());
});
