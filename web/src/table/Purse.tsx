/** The own goods, with what the next step would change. */
import { counted } from "../lib/goods";
import { t } from "../lib/i18n";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import type { Goods } from "../wire";
import { PURSE } from "./choices";
import { flying } from "./flights";

export function Purse({ goods, change }: { goods: Goods; change: Goods }) {
  const coming = flying.value;
  return (
    <ul class="purse" aria-label={t("table-purse")}>
      {PURSE.map((good) => {
        const n = goods[good] ?? 0;
        const now = n - (coming[good] ?? 0);
        const by = change[good] ?? 0;
        return (
          <li key={good} data-good={good} class={cx(now === 0 && by === 0 && "zero", by < 0 && "paying", by > 0 && "gaining")}>
            <Icon name={good} />
            <b class="nums" aria-hidden="true">
              {now}
            </b>
            {by !== 0 && (
              <span class={cx("by nums", by < 0 ? "pay" : "gain")} aria-hidden="true">
                {by < 0 ? "−" : "+"}
                {Math.abs(by)}
              </span>
            )}
            <span class="vh">
              {counted(good, n)}
              {by !== 0 && ` (${t(by < 0 ? "table-loses" : "table-gains", { what: counted(good, Math.abs(by)) })})`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
