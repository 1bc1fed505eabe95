/** Decks that were saved in this browser, newest first; the one on the bench; and those that everybody has. */
import { signal } from "@preact/signals";
import { readyDecks } from "../../../lib/api";
import { kept } from "../../../lib/settings";
import type { ReadyDeck } from "../../../wire";
import type { Draft } from "./link";

export type Saved = Draft & { lines: readonly string[] };

const MOST = 100;

function isDraft(value: unknown): boolean {
  const draft = value as Draft | null;
  const lists = [draft?.boxes, draft?.bans, draft?.lines ?? []];
  return typeof draft?.name === "string" && typeof draft.faction === "string" && typeof draft.format === "string" && lists.every(Array.isArray);
}

export const saved = kept<readonly Saved[]>("decks", [], (value) => Array.isArray(value) && value.every((one) => isDraft(one) && (one as Draft).lines !== null));
/** What is on the bench stays there when the page is closed. */
export const draft = kept<Draft>("deck-draft", { name: "", faction: "rome", format: "standard", boxes: ["friends"], bans: [], lines: null }, isDraft);

const isSame = (one: Draft, other: Draft): boolean => one.name === other.name && one.faction === other.faction;

/** A deck goes to the top; one of the same name and faction makes room for it. */
export function keepDeck(deck: Saved): void {
  saved.value = [deck, ...saved.peek().filter((other) => !isSame(deck, other))].slice(0, MOST);
}

export function forgetDeck(deck: Draft): void {
  saved.value = saved.peek().filter((other) => !isSame(deck, other));
}

/** Standard decks for each faction: its basic cards, or all of one box. */
export const ready = signal<readonly ReadyDeck[]>([]);
let asked = false;
export function openReady(): void {
  if (asked) return;
  asked = true;
  readyDecks().then((found) => (ready.value = found), () => (asked = false));
}
