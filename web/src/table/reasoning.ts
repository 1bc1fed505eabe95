/** A hint in sentences: what is known of the move and of the next best one, none is said without a fact. */
import { GOODS, countedTag } from "../lib/goods";
import { inTags } from "../lib/sentence";
import { locale, t, tagged } from "../lib/i18n";
import type { Good, Hint } from "../wire";

/** Less than this, in points by the end of the game, is no difference. */
const EVEN = 0.25;

const amount = (name: string, n: number): string => (name === "actions" ? t("hint-n-actions", { n }) : countedTag(name as Good, n));

/** `+2 stone, −1 gold`; gains first. */
function changes(by: Readonly<Record<string, number | undefined>>): string {
  const found = ["actions", ...GOODS].flatMap((name) => (by[name] ? [[name, by[name]] as const] : []));
  return [...found.filter(([, n]) => n > 0), ...found.filter(([, n]) => n < 0)]
    .map(([name, n]) => `${n > 0 ? "+" : "−"}${amount(name, Math.abs(n))}`)
    .join(", ");
}

const points = (n: number): string => n.toLocaleString(locale());

type Told = Pick<Hint, "text"> & Partial<Pick<Hint, "now" | "alike" | "other" | "ahead" | "within" | "why">>;

export function reasons({ text, now = {}, alike, other, ahead = 0, within = 0, why = [] }: Told): string[] {
  const passes = text === "pass" || text === "end" || text === "ready";
  const found = [
    changes(now) && tagged("hint-now", { what: changes(now) }),
    passes && tagged("hint-pass"),
    alike && tagged("hint-even", { other: inTags(alike) }),
    other && within > 0 && tagged("hint-costs", { n: points(ahead), within: points(within), other: inTags(other) }),
    other && !within && ahead >= EVEN && tagged("hint-ahead", { n: points(ahead), other: inTags(other) }),
    other && !within && ahead < EVEN && tagged("hint-even", { other: inTags(other) }),
    ...why.map(inTags),
  ];
  return found.filter((line): line is string => !!line);
}
