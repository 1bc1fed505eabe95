/** An area to cross off: a box with the resources that it costs; an empty one costs nothing but the action. */
import { inWords } from "../lib/goods";
import { t } from "../lib/i18n";
import type { Resource } from "../wire";
import { Icon } from "./Icon";
import { cx } from "./cx";

export type Cost = Partial<Record<Resource, number>>;
const ORDER: readonly Resource[] = ["wood", "stone", "food", "gold"];

/** `1 wood and 1 food`, or that it is free. */
export const priceInWords = (cost: Cost): string => inWords(cost) || t("library-free-area");

export function Price({ cost, class: more }: { cost: Cost; class?: string }) {
  const units = ORDER.flatMap((good) => Array.from({ length: cost[good] ?? 0 }, () => good));
  return (
    <span class={cx("price", units.length === 0 && "free", more)}>
      {units.map((good, at) => (
        <Icon key={at} name={good} />
      ))}
      <span class="vh">{priceInWords(cost)}</span>
    </span>
  );
}
