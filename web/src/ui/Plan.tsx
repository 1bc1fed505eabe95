/** The picture of a settlement plan: its sections on a small grid. */
import { t } from "../lib/i18n";
import { cx } from "./cx";

/** `##.`, `.##` as a sentence: what each row has, from the top. */
export const planInWords = (plan: readonly string[]): string =>
  t("library-plan-rows", {
    rows: plan
      .map((row) => t("library-plan-row", { sections: [...row].flatMap((mark, at) => (mark === "#" ? [at + 1] : [])).join(", ") }))
      .join("; "),
  });

/** A section is one em wide. */
export function Plan({ plan, class: more }: { plan: readonly string[]; class?: string }) {
  const wide = plan[0]?.length ?? 0;
  return (
    <svg
      class={cx("plan", more)}
      width={`${wide}em`}
      height={`${plan.length}em`}
      viewBox={`0 0 ${wide * 10} ${plan.length * 10}`}
      role="img"
      aria-label={planInWords(plan)}
    >
      {plan.flatMap((row, r) =>
        [...row].map((mark, c) => <rect key={`${r},${c}`} class={mark === "#" ? "on" : "off"} x={c * 10 + 1} y={r * 10 + 1} width="8" height="8" rx="1.5" />),
      )}
    </svg>
  );
}
