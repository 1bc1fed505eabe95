/** What each sign of the sprite is called; one that only stands beside its word has no name. */
import { t } from "../lib/i18n";
import { blessingName } from "../ui/Blessing";
import { markName } from "../ui/Card";
import { faction } from "../lib/library";
import { named, villages } from "../lib/villages";
import type { Favor } from "../wire";

/** Signs whose names are words of other parts of the page. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  first: "table-first",
  attack: "common-attack",
  lookout: "table-phase-lookout",
  cleanup: "table-phase-cleanup",
  eye: "learn-sign-choose",
  "defense-printed": "common-shielded",
};

const OWN = new Set(["tokens", "prayer", "declare", "visit", "statue", "set", "raze", "defense", "location", "foundation", "deal", "bonus", "samurai", "pass", "hand", "dice", "settle", "star"]);
const GOODS = new Set(["wood", "stone", "food", "gold", "worker", "card", "vp", "blessing", "tech"]);

/** The name of a sign in the page's language, "" if it has none. */
export function signName(id: string): string {
  if (OWN.has(id)) return t(`learn-sign-${id}`);
  if (GOODS.has(id)) return t(`common-good-${id}`);
  if (ELSEWHERE[id]) return t(ELSEWHERE[id]);
  const [family, of = ""] = id.split(/-(.*)/s);
  if (family === "box") return markName(of);
  if (family === "k") return t(`common-kind-${of}`);
  if (family === "b") return blessingName(of);
  if (family === "c") return t(`common-colour-${of}`);
  if (family === "f") return faction(of)?.name ?? "";
  if (family === "t") return named(`track-${of}`);
  if (family === "favor") return villages.value?.favors[of as Favor]?.name ?? "";
  return "";
}
