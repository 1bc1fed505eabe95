/** What the server tells in each language (cards, rules): fetched once for each, when it is first wanted. */
import { type ReadonlySignal, computed, effect, signal } from "@preact/signals";
import type { Language } from "../wire";
import { language } from "./i18n";

export interface Translated<T> {
  /** In the page's language; while that is on its way, what is here already; null: nothing yet. */
  value: ReadonlySignal<T | null>;
  /** Whether it could not be had; `open` tries again. */
  failed: ReadonlySignal<boolean>;
  /** Fetch it now, and again whenever the language changes. */
  open: () => void;
}

export function translated<T>(path: string): Translated<T> {
  const here = signal<Partial<Record<Language, T>>>({});
  const failed = signal(false);
  const asked = new Set<Language>();
  let open = false;

  async function fetchIn(wanted: Language): Promise<void> {
    if (asked.has(wanted)) return;
    asked.add(wanted);
    try {
      const answer = await fetch(`${path}?language=${wanted}`);
      if (!answer.ok) throw new Error(String(answer.status));
      here.value = { ...here.value, [wanted]: (await answer.json()) as T };
      failed.value = false;
    } catch {
      asked.delete(wanted);
      failed.value = true;
    }
  }

  return {
    value: computed(() => here.value[language.value] ?? Object.values<T>(here.value)[0] ?? null),
    failed,
    open() {
      if (failed.peek()) void fetchIn(language.peek());
      if (open) return;
      open = true;
      effect(() => void fetchIn(language.value));
    },
  };
}
