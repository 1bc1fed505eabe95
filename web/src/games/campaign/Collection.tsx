/** All Provinces, Inventions and Goals. */
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../lib/i18n";
import { library, openLibrary } from "../../lib/library";
import { useTitle } from "../../lib/title";
import { Card } from "../../ui/Card";
import type { CardFace } from "../../wire";

const GROUPS: readonly [string, (card: CardFace) => boolean][] = [
  ["provinces", ({ faction }) => faction === "province"],
  ...(["ancient", "medieval", "industrial"] as const).map((era) => [era, (card: CardFace) => card.era === era] as [string, (card: CardFace) => boolean]),
  ...(["military", "economy", "culture"] as const).map((category) => [category, (card: CardFace) => card.category === category] as [string, (card: CardFace) => boolean]),
];

export function Collection() {
  useEffect(openLibrary, []);
  useTitle(t("campaign-collection"));
  const cards = library.value?.cards ?? [];
  return (
    <div class="learn collection">
      <h1>{t("campaign-collection")}</h1>
      {GROUPS.map(([group, fits]) => (
        <Fragment key={group}>
          <h2>{t(`campaign-collection-${group}`)}</h2>
          <div class="faces">
            {cards.filter(fits).map((card) => (
              <Card key={card.slug} face={card} size="large" />
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
