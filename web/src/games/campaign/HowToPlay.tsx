/** How to play a campaign: the eras, what is new in a game, the six steps after it, how empires fall. */
import { Block, Head, Round } from "../../learn/parts";
import { t } from "../../lib/i18n";
import { Icon } from "../../ui/Icon";
import { EraRow } from "./EraRow";
import { GROUPS, bonusIcon, bonusName, bonusWhat } from "./Bonus";

const ERAS = [
  ["ancient", "era-ancient"],
  ["medieval", "era-medieval"],
  ["industrial", "era-industrial"],
] as const;
const NEW = [
  ["goals", "goal"],
  ["provinces", "province"],
  ["upkeep", "upkeep"],
  ["inventions", "invention"],
  ["bonuses", "tok-bee"],
] as const;
const STEPS = [
  ["score", "vp"],
  ["winner", "b-triumph"],
  ["era", "era-medieval"],
  ["knowledge", "knowledge"],
  ["inventions", "invention"],
  ["provinces", "province"],
] as const;
const FALLS = [
  ["twilight", "drop"],
  ["nothing", "fall"],
  ["alone", "goal"],
] as const;

function Tips({ of, about }: { of: readonly (readonly [string, string])[]; about: string }) {
  return (
    <ul class="tips">
      {of.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} />
          <p>
            <b>{t(`learn-${about}-${name}`)}</b> {t(`learn-${about}-${name}-what`)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What is new in a game of a campaign, each with its sign. */
export const WhatIsNew = () => <Tips of={NEW} about="new" />;

export function HowToPlay() {
  return (
    <>
      <Head game="campaign">
        <EraRow />
      </Head>
      <Block id="eras">
        <Round phases={ERAS} name={(era) => t(`learn-era-${era}`)} />
      </Block>
      <Block id="campaign-new">
        <WhatIsNew />
      </Block>
      <Block id="steps">
        <Round phases={STEPS} name={(step) => t(`learn-step-${step}`)} />
      </Block>
      <Block id="falls">
        <Tips of={FALLS} about="fall" />
      </Block>
      <Block id="campaign-signs">
        <ul class="signs">
          {GROUPS.flatMap(([, names]) => names).map((name) => (
            <li key={name}>
              <Icon name={bonusIcon(name, "ancient")} />
              <span>
                <b>{bonusName(name, "ancient")}</b>
                {bonusWhat(name)}
              </span>
            </li>
          ))}
        </ul>
      </Block>
    </>
  );
}
