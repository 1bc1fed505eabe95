/** A prayer that was answered, in words. */
import { goodsInTags } from "../../../lib/goods";
import { tagged, t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import type { Goods, Prayer } from "../../../wire";

export const isAny = (goods: Goods): boolean => Object.keys(goods).length > 0;

/** Why it brings what it does, a sentence for each reason. */
export function reasons({ by, cards, tokens, least }: Prayer): string[] {
  const lit = cards.filter((one) => one.lit).length;
  const helping = tokens.filter((one) => one.lit).length;
  const counted =
    by === "tokens" ? tagged("table-prayer-by-tokens", { n: helping })
    : lit === 0 ? tagged("table-prayer-in-vain", { tokens: tokens.some(({ why }) => why === "needs-match") ? "yes" : "no" })
    : helping > 0 ? tagged("table-prayer-helped", { n: lit, tokens: tagged("table-prayer-tokens", { n: helping }) })
    : t("table-prayer-matches", { n: lit });
  return [
    counted,
    ...least.map((one) => tagged(one.reached ? "table-prayer-least" : "table-prayer-least-not", { n: one.least, goods: goodsInTags(one.brings) })),
  ];
}

/** `Ola, Voice of the Gods: 3 cards match. It brings 4 food.` */
export function prayerInWords(prayer: Prayer, name: (seat: number) => string): string {
  const brings = isAny(prayer.brings) ? tagged("table-prayer-brings-goods", { goods: goodsInTags(prayer.brings) }) : t("table-prayer-nothing");
  return `${name(prayer.seat)}, ${face(prayer.card)?.name ?? ""}: ${reasons(prayer).join(" ")} ${brings}`;
}
