/** The page's words: one Fluent bundle in the chosen language; whoever calls `t` follows a switch. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../wire";
import { kept } from "./settings";
import { plain } from "./sentence";

const isLanguage = (value: unknown): value is Language => typeof value === "string" && value in LANGUAGES;

const chosen = kept<Language | null>("language", null, (value) => value === null || isLanguage(value));
const bundle = signal<FluentBundle | null>(null);

/** The language that the page speaks now. */
export const language = computed<Language>(() => (bundle.value?.locales[0] as Language | undefined) ?? preferred());

function preferred(): Language {
  return chosen.value ?? navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? "en";
}

/** A bundle of words from the text of a Fluent file. */
function words(of: Language, text: string): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  const [first] = made.addResource(new FluentResource(text));
  if (first) throw first;
  return made;
}

async function speak(next: Language): Promise<void> {
  const answer = await fetch(`/page/words/${next}.ftl`);
  if (!answer.ok) throw new Error(`The words in "${next}" did not come (${answer.status}); reload the page.`);
  bundle.value = words(next, await answer.text());
  document.documentElement.lang = next;
}

/** Speak the language of this browser, before anything is drawn. */
export const begin = (): Promise<void> => speak(preferred());

/** Switch to a language and remember it. */
export async function setLanguage(next: Language): Promise<void> {
  chosen.value = next;
  await speak(next);
}

/** Messages without arguments, as they were said before: a table says hundreds of them whenever it is drawn. */
const said = computed(() => (bundle.value, new Map<string, string>()));

/** A message in the page's language. An unknown id is shown as it is; the tests look for that. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  if (args) return plain(tagged(id, args));
  const known = said.value;
  let found = known.get(id);
  if (found === undefined) known.set(id, (found = plain(tagged(id))));
  return found;
}

/** The same with its tags, for `Words`. */
export function tagged(id: string, args?: Record<string, FluentVariable>): string {
  const spoken = bundle.value;
  const message = spoken?.getMessage(id);
  if (!spoken || !message?.value) return id;
  return spoken.formatPattern(message.value, args ?? null, []);
}

/** Numbers, dates and lists in the page's language; in English as the server writes them, `a, b and c`. */
export const locale = (): string => (language.value === "en" ? "en-GB" : language.value);

const lists = computed(() => new Intl.ListFormat(locale(), { type: "conjunction" }));

/** `a, b and c` in the page's language. */
export const listed = (parts: readonly string[]): string => lists.value.format(parts);
