/** The check of a deck, live: each rule with its clause; a broken one says what is missing, and what would mend it. */
import { t } from "../../../lib/i18n";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { Clause, Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import type { DeckBench } from "../../../wire";
import { put } from "./bench";
import { draft } from "./kept";

export function Check({ bench: { rules, mends } }: { bench: DeckBench }) {
  const broken = rules.filter((rule) => rule.broken.length > 0).length;
  return (
    <section class={cx("panel check", broken > 0 && "is-broken")}>
      <div role="status" aria-live="polite">
      <h2>
        <span class="seal">
          <Icon name={broken ? "close" : "check"} />
        </span>
        {broken ? t("decks-not-yet", { n: broken }) : t("decks-playable")} <small>{t(`lobby-option-format-${draft.value.format}`)}</small>
      </h2>
      </div>
      <ul aria-live="polite" aria-atomic="false">
        {rules.map(({ name, text, clause, figure, broken: wrong }) => (
          <li key={name} class={cx(wrong.length > 0 && "is-no")}>
            <Icon name={wrong.length ? "close" : "check"} label={t(wrong.length ? "decks-broken" : "decks-kept")} />
            <span>{text}</span>
            <b>{figure}</b>
            <Clause id={clause} />
            {wrong.map((why, at) => (
              <p key={at}>
                <Words text={why} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      {mends.length > 0 && (
        <div class="acts">
          {mends.map(({ text, lines }) => (
            <Button key={text} onClick={() => put({ lines })}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
