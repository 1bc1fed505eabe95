/** The page's words: one Fluent file in the chosen language; whoever calls `t` follows a switch. */
import { computed, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../wire";
import { type Messages, type Variable, formatted, messages } from "./fluent";
import { kept } from "./settings";
import { plain } from "./sentence";

const isLanguage = (value: unknown): value is Language => typeof value === "string" && value in LANGUAGES;

const chosen = kept<Language | null>("language", null, (value) => value === null || isLanguage(value));
const spoken = signal<{ language: Language; messages: Messages } | null>(null);

/** The language that the page speaks now. */
export const language = computed<Language>(() => spoken.value?.language ?? preferred());

function preferred(): Language {
  return chosen.value ?? navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? "en";
}

async function speak(next: Language): Promise<void> {
  const answer = await fetch(`/page/words/${next}.ftl`);
  if (!answer.ok) throw new Error(`The words in "${next}" did not come (${answer.status}); reload the page.`);
  spoken.value = { language: next, messages: messages(await answer.text()) };
  document.documentElement.lang = next;
}

/** Speak the language of this browser, before anything is drawn. */
export const begin = (): Promise<void> => speak(preferred());

/** Switch to a language and remember it. */
export async function setLanguage(next: Language): Promise<void> {
  chosen.value = next;
  await speak(next);
}

/** A message in the page's language. An unknown id is shown as it is; the tests look for that. */
export const t = (id: string, args?: Record<string, Variable>): string => plain(tagged(id, args));

/** The same with its tags, for `Words`. */
export function tagged(id: string, args?: Record<string, Variable>): string {
  const now = spoken.value;
  const message = now?.messages.get(id);
  return now && message ? formatted(message, args ?? {}, now.language) : id;
}

/** Numbers, dates and lists in the page's language; in English as the server writes them, `a, b and c`. */
export const locale = (): string => (language.value === "en" ? "en-GB" : language.value);
