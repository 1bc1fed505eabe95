/** Goods with their numbers. */
import { GOODS, counted } from "../lib/goods";
import type { Good, Goods as Counts } from "../wire";
import { Icon } from "./Icon";
import { cx } from "./cx";

/** One good: icon and number; a reader hears `2 workers`. */
export function Amount({ good, n, class: more }: { good: Good; n: number; class?: string }) {
  return (
    <span class={cx("good", n === 0 && "zero", more)}>
      <Icon name={good} />
      <span aria-hidden="true">{n}</span>
      <span class="vh">{counted(good, n)}</span>
    </span>
  );
}

/** Some goods in a row. With `of` these goods in this order, also those of which there are none. */
export function Goods({ goods, of, class: more }: { goods: Counts; of?: readonly Good[]; class?: string }) {
  const shown = of ?? GOODS.filter((good) => goods[good]);
  return (
    <span class={cx("goods", more)}>
      {shown.map((good) => (
        <Amount key={good} good={good} n={goods[good] ?? 0} />
      ))}
    </span>
  );
}
