/** What a card does, as it stands on its face: a large formula where icons tell it, else a sentence. */
import type { ComponentChild } from "preact";
import { t } from "../lib/i18n";
import type { Ability, CardFace, Token } from "../wire";
import { Formula, isPlain } from "./Formula";
import { Icon } from "./Icon";
import { Words } from "./Words";
import { plain } from "../lib/sentence";

/** More tokens than this want smaller icons. */
const MANY = 4;

/** `Each time you build [red]: gold` begins with colours and a colon. */
function afterBuilding(tokens: readonly Token[]): { hues: Token[]; then: Token[] } | null {
  const colon = tokens.findIndex(({ kind }) => kind === "colon");
  const hues = tokens.slice(0, Math.max(colon, 0));
  const then = tokens.slice(colon + 1);
  return hues.length > 0 && hues.every(({ kind }) => kind === "colour") && isPlain(then) ? { hues, then } : null;
}

function drawn({ kind, text, formula = [] }: Ability, uses: number, only: boolean): ComponentChild {
  if (kind === "bonus")
    return (
      <span class={only ? "bonus only" : "bonus"}>
        <Icon name="bonus" /> {isPlain(formula) ? <Formula tokens={formula} /> : <Words text={text} />}
      </span>
    );
  const built = kind === "feature" ? afterBuilding(formula) : null;
  if (built)
    return (
      <span class="inline">
        {t("common-when-build")} <Formula tokens={built.hues} />: <Formula tokens={built.then} />
      </span>
    );
  if (kind !== "feature" && isPlain(formula))
    return [
      <span class={formula.length > MANY ? "formula many" : "formula"}>
        <Formula tokens={formula} />
      </span>,
      kind === "action" && uses > 1 && <span class="note">{t("common-uses", { n: uses })}</span>,
    ];
  return (
    <span>
      <Words text={text} />
    </span>
  );
}

/** How much there is to read, from 1 to 4: the more, the less art and the smaller the type. */
export function effectSize(face: CardFace): 1 | 2 | 3 | 4 {
  const letters = face.abilities.reduce((sum, { kind, text, formula = [] }) => {
    if (isPlain(formula) && kind !== "feature") return sum + 18;
    return sum + (kind === "feature" && afterBuilding(formula) ? 40 : plain(text).length) + (kind === "bonus" ? 14 : 0);
  }, face.name.length > 14 ? 16 : 0);
  return letters > 170 ? 4 : letters > 100 ? 3 : letters > 74 ? 2 : 1;
}

export function Effect({ face }: { face: CardFace }) {
  const only = face.abilities.length === 1;
  return (
    <span class="does">
      <span class="kind">
        <Icon name={`k-${face.kind}`} />
        {t(`common-kind-${face.kind}`)}
      </span>
      {face.abilities.map((ability) => drawn(ability, face.uses ?? 0, only))}
    </span>
  );
}
