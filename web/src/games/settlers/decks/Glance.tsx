/** A deck at a glance: what its cards cost, bring and score. Each chart is a table with bars in it, so readers have it too. */
import type { ComponentChild } from "preact";
import { t } from "../../../lib/i18n";
import { Disc } from "../../../ui/Disc";
import { Icon } from "../../../ui/Icon";
import type { DeckGlance } from "../../../wire";

function Bars({ title, of, sign, name }: { title: string; of: Readonly<Record<string, number>>; sign: (key: string) => ComponentChild; name: (key: string) => string }) {
  const most = Math.max(1, ...Object.values(of));
  return (
    <table class="bars">
      <caption>{title}</caption>
      <tbody>
        {Object.entries(of).map(([key, n]) => (
          <tr key={key}>
            <th scope="row" title={name(key)}>
              {sign(key)}
              <span class="vh">{name(key)}</span>
            </th>
            <td>{n}</td>
            <td aria-hidden="true">
              <i style={{ width: `${(100 * n) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Glance({ glance: { costs, goods, colours, kinds, scoring, worth, cards } }: { glance: DeckGlance }) {
  return (
    <details class="panel glance" open={!matchMedia("(max-width: 719px)").matches}>
      <summary>
        <h2>{t("decks-glance")}</h2>
      </summary>
      <div>
        <Bars title={t("decks-costs-of")} of={costs} sign={(n) => n} name={(n) => t("decks-pieces", { n: Number(n) })} />
        <Bars title={t("decks-goods-of")} of={goods} sign={(good) => <Icon name={good} />} name={(good) => t(`common-good-${good}`)} />
        <Bars title={t("decks-colours-of")} of={colours} sign={(colour) => <Disc colour={colour} />} name={(colour) => t(`common-colour-${colour}`)} />
        <Bars
          title={t("decks-kinds-of")}
          of={kinds}
          sign={(kind) => <Icon name={kind === "instant" ? "cards" : `k-${kind}`} />}
          name={(kind) => t(kind === "instant" ? "decks-instant" : `common-kind-${kind}`)}
        />
      </div>
      <p>
        <Icon name="vp" /> {t("decks-scores", { scoring, worth, cards })}
      </p>
    </details>
  );
}
