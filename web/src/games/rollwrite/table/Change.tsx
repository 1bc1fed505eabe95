/** What a move changes in the pool: `−1 stone +2 points`, as icons. */
import { t } from "../../../lib/i18n";
import { Icon } from "../../../ui/Icon";
import { type Change as Changes, KINDS, type Kind } from "./places";

/** Actions are what workers do. */
export const iconOf = (kind: Kind): string => (kind === "actions" ? "worker" : kind);

/** `2 actions`. */
export const counted = (kind: Kind, n: number): string =>
  kind === "actions" ? t("roll-n-actions", { n })
  : kind === "vp" ? t("roll-n-points", { n })
  : t(`common-n-${kind}`, { n });

/** `2 stone, 1 action`. */
export const inWords = (change: Changes, sign: 1 | -1): string =>
  KINDS.flatMap((kind) => ((change[kind] ?? 0) * sign > 0 ? [counted(kind, Math.abs(change[kind] ?? 0))] : [])).join(", ");

export function Change({ change }: { change: Changes }) {
  return (
    <span class="change nums">
      {KINDS.map((kind) => {
        const n = change[kind] ?? 0;
        if (n === 0) return null;
        return (
          <span key={kind} class={n < 0 ? "minus" : "plus"}>
            <span aria-hidden="true">
              {n < 0 ? "−" : "+"}
              {Math.abs(n)}
              <Icon name={iconOf(kind)} />
            </span>
            <span class="vh">{t(n < 0 ? "table-loses" : "table-gains", { what: counted(kind, Math.abs(n)) })} </span>
          </span>
        );
      })}
    </span>
  );
}
