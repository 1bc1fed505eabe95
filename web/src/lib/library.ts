/** All cards, factions and nouns in the page's language. */
import { computed } from "@preact/signals";
import type { Card, CardFace, FactionFace, Library } from "../wire";
import { translated } from "./translated";

const stored = translated<Library>("/api/cards");
export const library = stored.value;
/** Whether the library could not be had. */
export const libraryFailed = stored.failed;
export const openLibrary = stored.open;

const byNumber = computed(() => new Map<Card, CardFace>(library.value?.cards.flatMap((card) => card.numbers.map((number) => [number, card] as const)) ?? []));
const factions = computed(() => new Map<string, FactionFace>(library.value?.factions.map((face) => [face.slug, face] as const) ?? []));

/** The face of a card by its printed number. */
export const face = (number: Card): CardFace | undefined => byNumber.value.get(number);

/** Whether a card lies beside the decks of the card game: it is never drawn, built or played. */
export const isBeside = ({ faction }: Pick<CardFace, "faction">): boolean => ["province", "invention", "goal"].includes(faction);

/** All cards of this name: more than one where copies differ in print. */
export const bySlug = (slug: string): CardFace[] => library.value?.cards.filter((card) => card.slug === slug) ?? [];

/** A faction by its name in files: `rome`. */
export const faction = (slug: string): FactionFace | undefined => factions.value.get(slug);
