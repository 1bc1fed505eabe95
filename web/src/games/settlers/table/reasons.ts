/** Why a card in hand cannot be built, in the few words that its foot has room for. */
import type { CardFace, Good, Goods, Refusal } from "../../../wire";

export interface Reason {
  /** A message of the table's words. */
  id: string;
  args: Record<string, string | number>;
  /** What is struck out in the cost. */
  missing: Goods;
}

const RESOURCES: readonly Good[] = ["wood", "stone", "food"];

/** Gold stands in for any resource (GOODS-3); what it cannot cover is short. */
function short(face: CardFace, facts: Record<string, string | number>): Reason {
  const spare = Number(facts["gold"] ?? 0) - (face.cost.gold ?? 0);
  const missing: Goods = {};
  for (const good of RESOURCES) if (Number(facts[good] ?? 0) > 0) missing[good] = Number(facts[good]);
  if (spare < 0) missing.gold = -spare;
  const kinds = Object.keys(missing) as Good[];
  const n = kinds.reduce((sum, good) => sum + (missing[good] ?? 0), 0) - Math.max(0, spare);
  const [only] = kinds;
  if (kinds.length === 1 && only !== undefined) return { id: "table-why-short", args: { good: only, n }, missing: { [only]: n } };
  return { id: "table-why-short-goods", args: { n }, missing };
}

/** Null where the reason is not the card's own but the moment's: that the strip says. */
export function reason(face: CardFace, refusal: Refusal): Reason | null {
  if (refusal.reason === "build-goods") return short(face, refusal.facts ?? {});
  if (refusal.reason === "no-sacrifice") return { id: "table-why-no-sacrifice", args: {}, missing: {} };
  return null;
}
