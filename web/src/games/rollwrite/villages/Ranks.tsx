/** The ranks of the adventure with the scores that earn them; the own best is marked. */
import { locale, t, tagged } from "../../../lib/i18n";
import { best } from "../records";
import { rankOf, villages } from "../../../lib/villages";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";

const day = (when: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(when * 1000);

export function Ranks({ sheet }: { sheet: string }) {
  const ranks = villages.value?.ranks ?? [];
  const own = best(sheet);
  const earned = own && rankOf(own.score, ranks);
  return (
    <section class="panel ranks-of" aria-labelledby="ranks">
      <h2 id="ranks">{t("library-record")}</h2>
      {own && earned ? (
        <p class="own-record">
          <Icon name="trophy" />
          <span>
            <b>{t("library-record-is", { score: own.score, rank: earned.name })}</b>
            {t("library-record-when", { day: day(own.when), n: own.games })}
          </span>
        </p>
      ) : (
        <p class="own-record none">{t("library-record-none")}</p>
      )}
      <table>
        <caption class="vh">{t("library-ranks")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("library-rank")}</th>
            <th scope="col">{t("library-score")}</th>
          </tr>
        </thead>
        <tbody>
          {ranks.map((rank, at) => {
            const next = ranks[at + 1];
            const mine = earned?.slug === rank.slug;
            return (
              <tr key={rank.slug} class={cx(mine && "mine")} aria-current={mine ? "true" : undefined}>
                <th scope="row">
                  {rank.name}
                  {mine && <Icon name="check" label={t("library-record-here")} />}
                </th>
                <td class="nums">{next ? t("library-score-range", { from: rank.least, to: next.least - 1 }) : t("library-score-from", { from: rank.least })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="note">
        <Words text={tagged("library-record-local")} />
      </p>
    </section>
  );
}
