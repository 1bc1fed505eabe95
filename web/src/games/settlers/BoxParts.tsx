/** What the boxes bring, with pictures: cards of each new form taken apart, blessings, ways to pray. */
import type { ComponentChildren } from "preact";
import { Anatomy } from "../../learn/Anatomy";
import { Flow } from "../../learn/Flow";
import { WhatIsNew } from "../../learn/WhatIsNew";
import { signName } from "../../learn/signs";
import { t, tagged } from "../../lib/i18n";
import { bySlug } from "../../lib/library";
import { Blessing } from "../../ui/Blessing";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";

/** A card of each form. */
const SHOWN = { friends: ["communal-orchard", "wood-depot", "volcano"], aztecs: ["aztecs/sacrificial-altar"] } as const;
const TOKENS = ["brown", "grey", "red", "pink", "gold", "blue", "black", "purple", "white", "tricolour"];
const DOINGS = {
  friends: [
    ["visit", "visit", "worker > food", "table-verb-visit"],
    ["host", "worker", "visit > worker", "learn-host"],
    ["store", "k-storage", "2 wood > 2 wood 2 wood", "learn-store"],
  ],
  aztecs: [
    ["draw", "prayer", "c-grey c-grey c-red b-tricolour > 3 stone", "learn-draw"],
    ["tokens", "blessing", "b-grey b-tricolour > 2 stone", "learn-tokens"],
    ["bless", "b-tricolour", "blessing > b-brown / b-grey / b-red", "learn-bless"],
  ],
} as const;
const MORE = {
  friends: [["shielded", "defense-printed"]],
  aztecs: [
    ["tech", "tech"],
    ["set", "set"],
    ["statue", "statue"],
    ["five", "person"],
  ],
} as const;

export type Box = keyof typeof SHOWN;

/** The cards of a box that look otherwise, taken apart. */
export function Forms({ box, children }: { box: Box; children?: ComponentChildren }) {
  return (
    <div class="forms">
      {SHOWN[box].flatMap((slug) => bySlug(slug).slice(0, 1)).map((face) => (
        <Anatomy key={face.slug} face={face} />
      ))}
      {children}
    </div>
  );
}

/** The blessing tokens with their names. */
export const Tokens = () => (
  <ul class="hues2 tokens-of">
    {TOKENS.map((colour) => (
      <li key={colour}>
        <Blessing of={colour} />
        <b>{t(`common-colour-${colour}`)}</b>
      </li>
    ))}
  </ul>
);

/** A location that a shield is printed on. */
function Shielded() {
  const face = bySlug("damascus-steel-smith")[0];
  return face ? <Card face={face} /> : null;
}

/** A box on the page on how to play. */
export function BoxParts({ box }: { box: Box }) {
  return (
    <section class="panel blk" aria-labelledby={`learn-box-${box}`} id={box}>
      <h2 id={`learn-box-${box}`} class="of-box">
        <Icon name={`box-${box}`} />
        {t(`lobby-box-${box}`)}
      </h2>
      <p>{t(`lobby-box-${box}-what`)}</p>
      <WhatIsNew which={(lesson) => lesson.box === box} />
      <Forms box={box}>{box === "aztecs" && <Tokens />}</Forms>
      <ul class="doings">
        {DOINGS[box].map(([name, icon, flow, title]) => (
          <li key={name}>
            <h3>
              <Icon name={icon} /> {t(title)}
            </h3>
            <Flow of={flow} />
            <p>{t(`learn-how-${name}`)}</p>
          </li>
        ))}
      </ul>
      <div class="and-more">
        {box === "friends" && <Shielded />}
        <ul class="tips">
          {MORE[box].map(([name, icon]) => (
            <li key={name}>
              <Icon name={icon} />
              <p>
                <b>{name === "five" ? t("learn-five") : signName(icon)}</b> <Words text={tagged(`learn-more-${name}`)} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
