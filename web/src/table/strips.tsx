/** What stands where the question does, while a table is only read. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";

/** Where nothing can be done: whose turn it is. */
export function ReadStrip({ children }: { children?: ComponentChildren }) {
  return (
    <section class="ask is-still" aria-label={t("table-asked")}>
      {children}
    </section>
  );
}

/** The last table of a game: nothing is asked any more, and the result is a press away. */
export function Over({ toEnd }: { toEnd: () => void }) {
  return (
    <section class="ask is-past is-over" aria-label={t("table-asked")}>
      <b class="question" role="status">
        {t("table-over")}
      </b>
      <Button onClick={toEnd}>{t("table-to-end")}</Button>
    </section>
  );
}

export function BackToNow({ at, onBack }: { at: number; onBack: () => void }) {
  return (
    <section class="ask is-past" aria-label={t("table-asked")}>
      <Icon name="moment" />
      <b class="question">{t("table-moment", { at })}</b>
      <Button kind="primary" onClick={onBack}>
        {t("table-back-to-now")}
      </Button>
    </section>
  );
}
