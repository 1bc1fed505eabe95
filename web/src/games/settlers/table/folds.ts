/** Locations that are alike in print and in all that lies on them stand once, with their number. */
import type { CardFace, Location } from "../../../wire";

export interface Fold {
  at: Location;
  n: number;
}

/** What tells two locations of a rival apart. */
const sign = ({ card, ...lies }: Location, face: CardFace | undefined): string =>
  JSON.stringify(face ? [face.name, face.cost, face.deal, face.raze, lies] : card);

export function folds(empire: readonly Location[], face: (card: string) => CardFace | undefined): Fold[] {
  const found = new Map<string, Fold>();
  for (const at of empire) {
    const key = sign(at, face(at.card));
    const same = found.get(key);
    if (same) same.n += 1;
    else found.set(key, { at, n: 1 });
  }
  return [...found.values()];
}
