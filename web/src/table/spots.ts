/** A place on the table where a card lies. */
import type { Card, Zone } from "../wire";

/** A card on the table: where it lies and whose it is; on offer it is nobody's, -1. */
export interface Spot {
  zone: Zone;
  holder: number;
  card: Card;
}

export const NOBODY = -1;

/** All foundations of a player are one place; where they differ, picking it offers each by name. */
export const spotKey = ({ zone, holder, card }: Spot): string =>
  zone === "foundations" ? `${zone}/${holder}` : `${zone}/${holder}/${card}`;

export const sameSpot = (a: Spot | null, b: Spot | null): boolean => a !== null && b !== null && spotKey(a) === spotKey(b);
