/** What is new about cards of boxes: by what they do, never by their names. */
import type { CardFace } from "../wire";

/** A production that others visit, a place for goods, a card that is played, one that prays; nothing of the usual ones. */
export type Form = NonNullable<CardFace["form"]> | "prayer";

export function formOf(face: CardFace): Form | undefined {
  const prays = face.abilities.some(({ formula = [] }) => formula.some(({ sign }) => sign === "prayer"));
  return face.form ?? (prays ? "prayer" : undefined);
}
