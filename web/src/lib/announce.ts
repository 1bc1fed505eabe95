/** Tells a screen reader what has happened. */
import { signal } from "@preact/signals";
import type { Sentence } from "../wire";
import { plain } from "./sentence";

/** What the live region says; the shell draws it. */
export const announced = signal("");

let waiting: string[] = [];

/** Say this to whoever listens to the page; sentences that come together are said together. */
export function announce(sentence: Sentence): void {
  const text = plain(sentence);
  if (!text) return;
  if (waiting.length === 0) {
    setTimeout(() => {
      const next = waiting.join(" ");
      waiting = [];
      // the same sentence twice is still news: a trailing no-break space makes it a change
      announced.value = next === announced.peek() ? `${next}\u00a0` : next;
    }, 50);
  }
  waiting.push(text);
}
