/** The reasons of a hint in sentences: each says one fact of the position, none is said without one. */
import { GOODS, countedTag } from "../lib/goods";
import { inTags } from "../lib/sentence";
import { listed, locale, t, tagged } from "../lib/i18n";
import { face } from "../lib/library";
import type { Card, Good, Hint } from "../wire";

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

const named = (card: Card): string => face(card)?.name ?? card;

export function reasons({ why, other }: Pick<Hint, "why" | "other">, name: (seat: number) => string): string[] {
  const { now = {}, yields = {}, points = 0, gives = [], if_built: later = false, takes = [], guards, ahead = 0 } = why;
  const at = why.text === "pass" || why.text === "end" || why.text === "ready";
  const found = [
    gives.length > 0 && tagged("hint-gives", { cards: listed(gives.map(named)) }),
    !later && changes(now) && tagged("hint-now", { what: changes(now) }),
    changes(yields) && tagged(later ? "hint-yields-built" : "hint-yields", { what: changes(yields) }),
    points !== 0 && tagged("hint-points", { what: changes({ vp: points }), built: later ? "yes" : "no" }),
    ...takes.map(({ seat, card }) => tagged("hint-takes", { who: name(seat), card: named(card) })),
    guards && tagged("hint-guards", { who: name(guards.by), card: named(guards.card), tokens: countedTag("raze", guards.tokens) }),
    at && tagged("hint-pass"),
    other && ahead >= EVEN && tagged("hint-ahead", { n: ahead.toLocaleString(locale()), other: inTags(other) }),
    other && ahead < EVEN && tagged("hint-even", { other: inTags(other) }),
  ];
  return found.filter((text): text is string => !!text);
}
