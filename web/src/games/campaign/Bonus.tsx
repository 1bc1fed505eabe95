/** A bonus of a Progress track: the piece that it gives, its name, what it does. */
import { t } from "../../lib/i18n";
import type { Bonus as Name } from "../../wire";

const ICONS: Record<Name, string> = {
  location: "location",
  card: "card",
  deal: "deal",
  worker: "worker",
  gold: "gold",
  foundation: "foundation",
  dove: "tok-dove",
  bee: "tok-bee",
  wall: "tok-wall",
  bribe: "tok-bribe",
  "faction-lore": "b-faction-lore",
  "common-lore": "b-common-lore",
  "province-lore": "b-province-lore",
  triumph: "b-triumph",
  relief: "b-relief",
  scouts: "b-scouts",
  "next-era": "era-modern",
};

/** The kinds of bonus in the order of the rulebook. */
export const GROUPS: readonly [string, readonly Name[]][] = [
  ["start", ["location", "card", "deal", "worker", "gold", "foundation"]],
  ["token", ["dove", "bee", "wall", "bribe"]],
  ["end", ["faction-lore", "common-lore", "province-lore", "triumph", "relief", "scouts"]],
];

export const NEXT_ERA = { ancient: "medieval", medieval: "industrial", industrial: "modern" } as const;

export const bonusIcon = (name: Name, era: keyof typeof NEXT_ERA): string => (name === "next-era" ? `era-${NEXT_ERA[era]}` : ICONS[name]);

/** `Worker`, or the era that a track leads to. */
export const bonusName = (name: Name, era: keyof typeof NEXT_ERA): string =>
  name === "next-era" ? t(`empire-era-${NEXT_ERA[era]}`) : t(`empire-bonus-${name}`);

export const bonusWhat = (name: Name): string => t(`empire-bonus-${name}-what`);
