/** The Empire sheet, the Village sheets and their buildings, in the page's language. */
import { computed } from "@preact/signals";
import type { BuildingFace, Rank, SheetFace, Track, Villages } from "../wire";
import { translated } from "./translated";

const stored = translated<Villages>("/api/villages");
export const villages = stored.value;
/** Whether they could not be had. */
export const villagesFailed = stored.failed;
export const openVillages = stored.open;

/** The sheet of the Basic and the Advanced game. */
export const COMPETITION = "competition";

/** The tracks from top to bottom. */
export const TRACKS: readonly Track[] = ["walls", "huts", "granaries", "bridges"];
/** How many Bridges sections it takes to reach each field (RH-FIELD-01). */
export const BRIDGE_ENDS: readonly number[] = [2, 4, 6, 9];

const sheets = computed(() => new Map<string, SheetFace>(villages.value?.sheets.map((face) => [face.slug, face] as const) ?? []));
const buildings = computed(() => new Map<string, BuildingFace>(villages.value?.buildings.map((face) => [face.slug, face] as const) ?? []));

/** A sheet by its number, `17`, or `competition`. */
export const sheet = (slug: string): SheetFace | undefined => sheets.value.get(slug);

/** A building by its name in files: `sawpit`. */
export const building = (slug: string): BuildingFace | undefined => buildings.value.get(slug);

/** The buildings of a sheet in their order. */
export const buildingsOf = (face: SheetFace): BuildingFace[] => face.buildings.flatMap((slug) => building(slug) ?? []);

/** `17 Upper Eastmere`; the competition sheet has no number. Until the sheets are here, the number alone. */
export function sheetTitle(slug: string): string {
  const name = sheet(slug)?.name;
  if (slug === COMPETITION) return name ?? "";
  return name ? `${slug} ${name}` : slug;
}

/** The name of a track, a phase, a mode ...: `named("track-walls")`. */
export const named = (key: string): string => villages.value?.names[key] ?? "";

/** The rank that a score earns (RW-ADVENTURE-09). */
export const rankOf = (score: number, ranks: readonly Rank[] = villages.value?.ranks ?? []): Rank | undefined =>
  ranks.reduce<Rank | undefined>((found, rank) => (rank.least <= score && (!found || rank.least >= found.least) ? rank : found), undefined);

/** Where a sheet, and where a building, can be read about. */
export const sheetPath = (slug: string): string => `/villages/${encodeURIComponent(slug)}`;
export const buildingPath = (slug: string): string => `/villages/building/${encodeURIComponent(slug)}`;
