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

/** `worker -> pray 5`, `declare brown`, what that brings: the three lines of a prayer. */
export function prayerParts(tokens: readonly Token[]): { head: Token[]; how: Token[]; then: Token[] } | null {
  const at = tokens.findIndex(({ sign }) => sign === "prayer");
  const colon = tokens.findIndex(({ kind }, nth) => nth > at && kind === "colon");
  if (at < 0 || colon < 0) return null;
  return { head: tokens.slice(0, at + 1), how: tokens.slice(at + 1, colon).filter(({ what }) => what !== " "), then: tokens.slice(colon + 1) };
}

/** `raze per black`, `worker per pink`: what a prayer brings, each in one piece. */
function Rewards({ tokens }: { tokens: readonly Token[] }) {
  const found: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "text" && token.what === " ") found.push([]);
    else found[found.length - 1]?.push(token);
  }
  return found.map((reward, at) => (
    <span key={at} class="reward">
      <Formula tokens={reward} short />
    </span>
  ));
}

/** The kind line says already that a production is open. */
const opened = (tokens: readonly Token[]): readonly Token[] => (tokens[0]?.sign === "k-open" ? tokens.slice(2) : tokens);

/** `2?`: so many goods of the colour that is named. */
const MATCHING = /^(\d)\?$/;

/** In hand a prayer is icons; large it is a sentence. */
function Prayer({ text, formula, uses }: { text: Ability["text"]; formula: readonly Token[]; uses: number }) {
  const found = prayerParts(formula);
  if (found === null) return null;
  const matching = Number(MATCHING.exec(found.then[0]?.what ?? "")?.[1] ?? 0);
  return (
    <>
      <span class="formula">
        <Formula tokens={found.head} />
      </span>
      <span class="in-icons">
        {found.how.length > 0 && <Formula tokens={found.how} short />}
        {uses > 1 && <small>{t("common-uses", { n: uses })}</small>}
      </span>
      <span class="in-icons">{matching > 0 ? t("common-matching", { n: matching }) : <Rewards tokens={found.then} />}</span>
      <span class="in-words">
        <Words text={text} />
      </span>
    </>
  );
}

function drawn({ kind, text, formula: whole = [] }: Ability, uses: number, only: boolean): ComponentChild {
  const formula = opened(whole);
  if (kind === "bonus")
    return (
      <span class={only ? "bonus only" : "bonus"}>
        <Icon name="bonus" /> {isPlain(formula) ? <Formula tokens={formula} /> : <Words text={text} />}
      </span>
    );
  if (kind !== "feature" && prayerParts(formula)) return <Prayer text={text} formula={formula} uses={uses} />;
  if (formula[0]?.sign === "k-storage")
    return (
      <span class="in-words">
        <Words text={text} />
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

/** The smallest form of a card in hand, in pixels: what name, effect and art share; the art at each size; a line of text at each. */
const ROOM = 128;
const ART = [51, 46, 38, 21, 0] as const;
const LINE = [14.3, 12.7, 11.6, 11.6, 10.2] as const;
/** So many letters of a text, and of a name, are in a line. */
const LETTERS = 17;
const NAMED = 13;
const ICONS = 27;
const ROW = 19;
const NAME = 14;
const KIND = 13;

/** In how many lines words stand, each whole. */
function lines(text: string, most: number): number {
  let [found, left] = [1, most];
  for (const word of text.split(" ")) {
    if (word.length > left) [found, left] = [found + 1, most];
    left -= word.length + 1;
  }
  return found;
}

/** So many icons stand in a row; a number takes half the room of one. */
const ABREAST = 4.6;

/** In how many rows icons stand: before the arrow a single one has no number. */
function rows(formula: readonly Token[]): number {
  if (formula.length > MANY) return 2.2;
  const arrow = formula.findIndex(({ kind }) => kind === "arrow");
  const wide = formula.reduce((sum, { kind, n = 1 }, at) => sum + (kind === "good" && (n > 1 || at > arrow) ? 1.5 : 1), 0);
  return wide > ABREAST ? 1.8 : 1;
}

/** How high an ability stands, where a line of text is so high. */
function height({ kind, text, formula: whole = [] }: Ability, uses: number, line: number): number {
  const formula = opened(whole);
  if (formula[0]?.sign === "k-storage") return 0; // its shelf says it
  if (kind === "bonus") return 5 + line * (isPlain(formula) ? 1.3 : lines(`xxx${plain(text)}`, LETTERS));
  const prayer = kind === "feature" ? null : prayerParts(formula);
  if (prayer) return ICONS + ROW * (Math.ceil((prayer.how.length + (uses > 1 ? 3 : 0)) / ABREAST) + Math.ceil((1.6 * prayer.then.length) / ABREAST));
  if (kind === "feature" && afterBuilding(formula)) return line * (2 + lines(t("common-when-build"), LETTERS));
  if (kind !== "feature" && isPlain(formula)) return ICONS * rows(formula) + (uses > 1 && kind === "action" ? line : 0);
  return 3 + line * lines(plain(text), LETTERS);
}

/** How much there is to read, from 1 to 5: the more, the less art and the smaller the type, so that nothing is cut on the smallest card in hand. */
export function effectSize(face: CardFace): number {
  const fixed = NAME * lines(face.name, NAMED) + KIND + (face.form === "open" || face.shelf ? 26 : face.shielded ? 38 : 0);
  const found = ART.findIndex((art, at) => {
    const does = face.abilities.reduce((sum, ability) => sum + height(ability, face.uses ?? 0, LINE[at] ?? 0), 0);
    return fixed + does + art <= ROOM;
  });
  return (found < 0 ? ART.length - 1 : found) + 1;
}

/** The good that a storage keeps. */
const kept = ({ abilities }: CardFace): string =>
  abilities.flatMap(({ formula = [] }) => (formula[0]?.sign === "k-storage" ? formula : [])).find(({ kind }) => kind === "good")?.what ?? "card";

/** Doorways for workers, slots of a shelf. */
const Places = ({ of, shape, icon }: { of: number; shape: "place" | "slot"; icon: string }) => (
  <span class="places">
    {Array.from({ length: of }, (_, at) => (
      <span key={at} class={shape}>
        <Icon name={icon} />
      </span>
    ))}
  </span>
);

export function Effect({ face }: { face: CardFace }) {
  const only = face.abilities.length === 1;
  return (
    <span class="does">
      <span class="kind">
        <Icon name={`k-${face.form ?? face.kind}`} />
        {t(`common-kind-${face.form ?? face.kind}`)}
        {face.shielded && <Icon name="defense-printed" class="shield" />}
      </span>
      {face.abilities.map((ability) => drawn(ability, face.uses ?? 0, only))}
      {face.form === "open" && (
        <span class="visits">
          <Places of={2} shape="place" icon="worker" />
          <small>{t("common-two-visits")}</small>
        </span>
      )}
      {!!face.shelf && (
        <span class="visits">
          <small>{t("common-kept")}</small>
          <Places of={face.shelf} shape="slot" icon={kept(face)} />
        </span>
      )}
    </span>
  );
}
