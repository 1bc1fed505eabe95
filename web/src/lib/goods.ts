/** Goods in words and in their order on the table. */
import type { Good, Goods } from "../wire";
import { listed, t } from "./i18n";

export const GOODS: readonly Good[] = ["wood", "stone", "food", "gold", "worker", "raze", "defense", "blessing", "tech", "card", "vp"];

/** `2 workers`. */
export const counted = (good: Good, n: number): string => t(`common-n-${good}`, { n });

/** What there is of each good, in the order of the table. */
export const entries = (goods: Goods): [Good, number][] =>
  GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]] as [Good, number]] : []));

/** `1 wood and 2 stone`; empty for nothing. */
export const inWords = (goods: Goods): string => listed(entries(goods).map(([good, n]) => counted(good, n)));

/** `2 workers` with their icon. */
export const countedTag = (good: Good, n: number): string => `<${good}>${counted(good, n)}</${good}>`;

/** `1 wood and 2 stone` with their icons; empty for nothing. */
export const goodsInTags = (goods: Goods): string => listed(entries(goods).map(([good, n]) => countedTag(good, n)));
