/** Places of the sheets: which moves are made there, what is crossed off, what the boxes hold. */
import { building } from "../../../lib/villages";
import type { Building, Offer, Resource, RollView, Sheets, Track, Villages } from "../../../wire";
import { TRACKS } from "./grid";

/** The legal moves by place; a move can have several. */
export function placed(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers)
    for (const place of [offer.place ?? "", ...(offer.also ?? [])])
      if (place) found.set(place, [...(found.get(place) ?? []), offer]);
  return found;
}

/** The notation of a move where it is made: of areas alike in price the one that was pointed at. */
export function textAt(offer: Offer, place: string): string {
  const [, , area] = place.split("/");
  if (offer.verb !== "build" || area === undefined || offer.place === place) return offer.text;
  const words = offer.text.split(" ");
  words[2] = area;
  return words.join(" ");
}

/** The areas of a section: `walls/4`, or `granaries/4a` and `granaries/4b`. */
export const sectionPlaces = (track: Track, section: number, areas: number): string[] =>
  Array.from({ length: areas }, (_, at) => `track/${track}/${section}${areas > 1 ? "abcd"[at] : ""}`);

/** Every place of somebody's sheets that is crossed off. */
export function crossed(player: Sheets, { tracks }: Pick<Villages, "tracks">): Set<string> {
  const found = new Set<string>();
  for (const track of TRACKS) {
    const done = player.tracks[track] ?? 0;
    tracks[track]?.forEach(({ areas }, at) => {
      const places = sectionPlaces(track, at + 1, areas.length);
      const half = at === done && areas.length > 1 ? player.half : [];
      places.forEach((place, area) => (at < done || half.includes(area)) && found.add(place));
    });
  }
  for (const area of player.harvested) found.add(`harvest/${area}`);
  for (const one of player.buildings) for (const area of one.crossed) found.add(`building/${one.slug}/${area + 1}`);
  return found;
}

/** The score boxes of an Empire sheet as they would be if the game ended now. */
export interface Boxes {
  tracks: Record<Track, number>;
  settlements: number;
  earned: number;
  total: number;
}

/** The form of a building whose settlements bring points. */
export const PLAN_POINTS = "plan-vp";

export const planPoints = (one: Building): number => (building(one.slug)?.form === PLAN_POINTS ? one.value * one.settlements : 0);

export function boxes(player: Sheets, { tracks }: Pick<Villages, "tracks">): Boxes {
  const worth = Object.fromEntries(
    TRACKS.map((track) => [track, tracks[track]?.[(player.tracks[track] ?? 0) - 1]?.value ?? 0]),
  ) as Record<Track, number>;
  const settlements = player.buildings.reduce((sum, one) => sum + planPoints(one), 0);
  const others = TRACKS.reduce((sum, track) => sum + worth[track], settlements);
  return { tracks: worth, settlements, earned: player.score - others, total: player.score };
}

/** How a building stands. */
export type Standing = "open" | "next" | "active" | "used" | "star";

/** Forms that are used up to so many times a round. */
const AGAIN = new Set(["swap", "discount", "act-pay", "free-harvest"]);
/** Forms that nobody uses: they work by themselves, or for settlements only. */
const ALONE = new Set(["gain", "act", "vp-if"]);

/** Whether it works without being told to. */
export const isAlone = (slug: string): boolean => ALONE.has(building(slug)?.form ?? "");

/** How often a building can be used in a round. */
export const timesOf = (one: Building): number => (AGAIN.has(building(one.slug)?.form ?? "") ? one.value : 1);

/** Before Develop begins, the last round's uses are still noted. */
export function standing(one: Building, phase: RollView["phase"]): Standing {
  const face = building(one.slug);
  if (!one.complete) return "open";
  if (face?.star || face?.form === PLAN_POINTS) return "star";
  if (phase === "favor") return "active";
  if (!one.active) return "next";
  return one.used >= timesOf(one) ? "used" : "active";
}

export const RESOURCES: readonly Resource[] = ["wood", "stone", "food", "gold"];
/** What a move changes, in this order. */
export const KINDS = [...RESOURCES, "actions", "vp"] as const;
export type Kind = (typeof KINDS)[number];
export type Change = Partial<Record<Kind, number>>;

/** What an offer changes in the pool. */
export const changeOf = (offer: Offer | null | undefined): Change => {
  const { action = 0, ...rest } = offer?.brings ?? {};
  return action ? { ...rest, actions: action } : rest;
};
