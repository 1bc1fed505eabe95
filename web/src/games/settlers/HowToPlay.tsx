/** How to play the card game: points, a card, a round, what one can do, every sign. */
import { Anatomy } from "../../learn/Anatomy";
import { Flow } from "../../learn/Flow";
import { Block, Head, Round, Signs } from "../../learn/parts";
import { signName } from "../../learn/signs";
import { t, tagged } from "../../lib/i18n";
import { bySlug, library } from "../../lib/library";
import { Card } from "../../ui/Card";
import { Disc } from "../../ui/Disc";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import { BoxParts } from "./BoxParts";
import { CardSources } from "./CardSources";

const FAN = ["quarry", "sawmill", "rome/headquarters"];
const ROUND = [
  ["lookout", "lookout"],
  ["production", "k-production"],
  ["action", "k-action"],
  ["cleanup", "cleanup"],
] as const;
const TURN = [
  ["build", "bonus", "wood stone >", "learn-flow-location"],
  ["use", "k-action", "worker stone > 2 vp", ""],
  ["deal", "deal", "food >", "learn-flow-deal"],
  ["raze", "raze", "raze >", "learn-flow-raze"],
  ["send", "worker", "worker worker > wood / stone / food / card", ""],
  ["pass", "pass", ">", "learn-flow-pass"],
] as const;
const MISSED = [
  ["keep", "cleanup"],
  ["deal", "deal"],
  ["razed", "foundation"],
] as const;
const GOODS = ["wood", "stone", "food", "gold", "worker", "raze", "defense", "card", "vp", "location", "foundation", "deal", "bonus", "samurai"];
const KINDS = ["k-production", "k-feature", "k-action", "lookout", "cleanup", "pass", "first"];
const BOXED = ["k-open", "visit", "k-storage", "k-instant", "defense-printed", "prayer", "declare", "eye", "blessing", "b-tricolour", "tech", "set", "statue"];
const COLOURS = ["brown", "grey", "red", "pink", "gold", "blue", "black", "purple", "orange", "white"];
const FACTIONS = ["rome", "barbarians", "egypt", "japan", "aztecs"];

export function HowToPlay() {
  if (!library.value) return null;
  const quarry = bySlug("quarry")[0];
  return (
    <>
      <Head game="settlers">
        <div class="fan" aria-hidden="true">
          {FAN.flatMap((slug) => bySlug(slug).slice(0, 1)).map((face) => (
            <Card key={face.slug} face={face} />
          ))}
        </div>
      </Head>
      <Block id="points">
        <CardSources />
      </Block>
      <div class="two">
        <Block id="card">{quarry && <Anatomy face={quarry} />}</Block>
        <div class="col">
          <Block id="round">
            <Round phases={ROUND} name={(phase) => t(`table-phase-${phase}`)} />
          </Block>
          <Block id="missed">
            <ul class="tips">
              {MISSED.map(([name, icon]) => (
                <li key={name}>
                  <Icon name={icon} />
                  <p>
                    <b>{t(`learn-missed-${name}`)}</b> <Words text={tagged(`learn-missed-${name}-what`)} />
                  </p>
                </li>
              ))}
            </ul>
          </Block>
        </div>
      </div>
      <Block id="turn">
        <ul class="doings">
          {TURN.map(([verb, icon, flow, then]) => (
            <li key={verb}>
              <h3>
                <Icon name={icon} /> {t(`table-verb-${verb}`)}
              </h3>
              <Flow of={flow} {...(then && { then: t(then) })} />
              <p>{t(`learn-turn-${verb}`)}</p>
            </li>
          ))}
        </ul>
      </Block>
      <BoxParts box="friends" />
      <BoxParts box="aztecs" />
      <Block id="signs">
        <div class="legend2">
          <div>
            <h3>{t("learn-signs-goods")}</h3>
            <Signs of={GOODS} />
            <h3>{t("learn-signs-boxes")}</h3>
            <Signs of={BOXED} />
          </div>
          <div>
            <h3>{t("learn-signs-kinds")}</h3>
            <Signs of={KINDS} />
            <h3>{t("learn-signs-colours")}</h3>
            <ul class="hues2">
              {COLOURS.map((colour) => (
                <li key={colour}>
                  <span class={`tex c-${colour}`}>
                    <Disc colour={colour} />
                  </span>
                  <b>{signName(`c-${colour}`)}</b>
                </li>
              ))}
            </ul>
            <h3>{t("learn-signs-factions")}</h3>
            <ul class="signs">
              {FACTIONS.map((slug) => (
                <li key={slug}>
                  <Emblem of={slug} />
                  <span>
                    <b>{signName(`f-${slug}`)}</b>
                    {t(`learn-what-${slug}`)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Block>
    </>
  );
}
