/** How to play the roll & write game: a round, where points come from, the sheets, the favors. */
import { useEffect } from "preact/hooks";
import { Block, Head, Round } from "../../learn/parts";
import { t } from "../../lib/i18n";
import { plain } from "../../lib/sentence";
import { openVillages, villages } from "../../lib/villages";
import { Icon } from "../../ui/Icon";
import { Dice } from "./Dice";
import { SheetSources } from "./SheetSources";

const ROUND = [
  ["favor", "favor-gift"],
  ["develop", "bonus"],
  ["settlements", "settle"],
] as const;

export function HowToPlay() {
  useEffect(openVillages, []);
  const printed = villages.value;
  return (
    <>
      <Head game="rollwrite">
        <Dice />
      </Head>
      <Block id="round-three">
        <Round phases={ROUND} name={(phase) => t(`roll-phase-${phase}`)} />
      </Block>
      <Block id="where">
        <SheetSources />
      </Block>
      <div class="two even">
        <Block id="sheet">
          <p>{t("learn-sheet-what")}</p>
        </Block>
        <Block id="lost">
          <p>{t("learn-lost-what")}</p>
        </Block>
      </div>
      <Block id="favors">
        <ul class="signs">
          {printed &&
            Object.entries(printed.favors).map(([token, favor]) => (
              <li key={token}>
                <Icon name={`favor-${token}`} />
                <span>
                  <b>{favor.name}</b>
                  {plain(favor.text ?? "")}
                </span>
              </li>
            ))}
        </ul>
      </Block>
    </>
  );
}
