/** A built card, 94 x 96: art, glyph, name, formula, and what lies on it. */
import type { ComponentChildren } from "preact";
import { counted, entries } from "../lib/goods";
import { broadest, soft } from "../lib/hyphens";
import { t } from "../lib/i18n";
import type { CardFace, Location, Token } from "../wire";
import { Art } from "./Art";
import { cardLabel, colours, hues } from "./Card";
import { Disc } from "./Disc";
import { Formula } from "./Formula";
import { Icon } from "./Icon";
import { Piece, type PieceProps } from "./Piece";
import { cx } from "./cx";

export type LocState = "ready" | "candidate" | "chosen" | "selected";

interface LocProps extends PieceProps {
  face: CardFace;
  at?: Location | undefined;
  state?: LocState | undefined;
  /** What is done with it, on its lower edge. */
  flag?: ComponentChildren;
  /** The phone's form, without art. */
  small?: boolean;
  says?: string | undefined;
}

/** A formula wider than so many icons is drawn smaller. */
const ROOM = 4.2;
/** One wider than so many goes on in a second line. */
const LINE = 6.6;

/** What has room on a built card: of a prayer how many cards, of an open production the goods beside its doorways. */
export function inShort(formula: readonly Token[]): readonly Token[] {
  const prays = formula.findIndex(({ sign }) => sign === "prayer");
  const from = formula[0]?.sign === "k-open" && formula[1]?.what === " " ? 2 : 0;
  return prays < 0 ? formula.slice(from) : formula.slice(0, prays + 1);
}

/** About how wide a short formula is, in icons. */
const width = (formula: readonly Token[]): number =>
  formula.reduce((sum, { kind, what = "", n = 1, sign }) => sum + (kind === "text" && sign ? (n > 1 ? 1.5 : 1) : kind === "text" ? what.length * 0.4 : kind === "arrow" || kind === "colon" ? 0.8 : n === 2 ? 2 : n > 2 ? 1.5 : 1), 0);

/** An open production has so many places for workers of rivals. */
export const PLACES = 2;

/** Whether a location has been used, or visited, as often as it can be. */
export const isUsedUp = (face: CardFace, at: Location | undefined): boolean =>
  !!at && ((!!face.uses && at.uses >= face.uses) || (face.form === "open" && (at.visits ?? 0) >= PLACES));

/** The places of an open production as two doorways, those that are taken filled. */
export const Doors = ({ taken = 0 }: { taken?: number | undefined }) => (
  <span class="pips">
    {Array.from({ length: PLACES }, (_, at) => (
      <i key={at} class={at < taken ? "on" : undefined} />
    ))}
  </span>
);

/** The tokens on a location: icon, how many, and the words for readers. */
export function marks(at: Location): { icon: string; n: number; text: string }[] {
  const found = entries(at.goods).map(([good, n]) => ({ icon: good as string, n, text: t("common-lies", { goods: counted(good, n) }) }));
  for (const [good, n] of entries(at.stored ?? {})) found.push({ icon: good, n, text: t("common-stored", { goods: counted(good, n) }) });
  if (at.statues) found.push({ icon: "statue", n: at.statues, text: t("common-statues", { n: at.statues }) });
  if (at.guarded) found.push({ icon: "defense", n: 1, text: t("common-guarded") });
  if (at.samurai) found.push({ icon: "samurai", n: 1, text: t("common-samurai") });
  for (const token of new Set(at.tokens)) found.push({ icon: `tok-${token}`, n: at.tokens?.filter((one) => one === token).length ?? 1, text: t(`empire-bonus-${token}`) });
  if (at.under) found.push({ icon: "card", n: at.under, text: t("common-under", { n: at.under }) });
  if (at.route !== null) found.push({ icon: "deal", n: 1, text: t("common-route") });
  if (at.blocked) found.push({ icon: "lock", n: 1, text: t("common-blocked") });
  if (at.owner !== null) found.push({ icon: "hand", n: 1, text: t("common-taken-over") });
  return found;
}

/** What a reader hears of a built card: the card, what lies on it, how often it was used. */
export function locLabel(face: CardFace, at: Location | undefined): string {
  const visited = face.form === "open" ? [t("common-visits", { n: at?.visits ?? 0, of: PLACES })] : [];
  const lies = at ? marks(at).map(({ text }) => `${text}.`) : [];
  const used = at && face.uses ? [t("common-used", { n: at.uses, of: face.uses })] : [];
  return [cardLabel(face), ...used, ...visited, ...lies].join(" ");
}

function Marks({ at }: { at: Location }) {
  const found = marks(at);
  if (found.length === 0) return null;
  return (
    <span class="marks">
      {found.map(({ icon, n }) => (
        <span key={icon}>
          <Icon name={icon} />
          {n > 1 && <i>{n}</i>}
        </span>
      ))}
    </span>
  );
}

function Uses({ of, used }: { of: number; used: number }) {
  return (
    <span class="uses">
      {Array.from({ length: of }, (_, at) => (
        <i key={at} class={at < used ? "on" : undefined} />
      ))}
    </span>
  );
}

export function Loc({ face, at, state, flag, small = false, says, class: more, ...rest }: LocProps) {
  const does = face.abilities.filter(({ kind, formula }) => kind !== "bonus" && formula?.length && formula[0]?.sign !== "k-storage").map(({ formula = [] }) => inShort(formula));
  const dots = face.form === "open" ? 1.2 : face.uses && face.uses > 1 ? face.uses * 0.6 : 0;
  const wide = does.reduce((sum, formula) => sum + width(formula), dots);
  return (
    <Piece
      {...rest}
      style={{ "--wide": wide.toFixed(1), "--word": broadest(face.name).toFixed(1) }}
      class={cx("loc", hues(face), small && "sm", at && marks(at).length > 0 && "is-laden", isUsedUp(face, at) && "is-used", state && `is-${state}`, more)}
      label={cx(locLabel(face, at), says)}
    >
      <span class="spine">
        {colours(face).map((name) => (
          <span key={name} class={`tex c-${name}`} />
        ))}
      </span>
      {!small && (
        <span class="art">
          <Art name={face.art} />
        </span>
      )}
      <span class="hues">
        {colours(face).map((name) => (
          <Disc key={name} colour={name} />
        ))}
      </span>
      <b>{soft(face.name)}</b>
      <span class={cx("fx", wide > ROOM && "many", wide > LINE && "two")}>
        <span class="fx-in">
          {does.map((formula) => <Formula tokens={formula} short />)}
          {face.form === "storage" && <Icon name="k-storage" class="store" />}
          {does.length === 0 && face.form !== "storage" && face.faction !== "attack" && <span class="say">{t("common-no-ability")}</span>}
        </span>
        {face.form === "open" && <Doors taken={at?.visits} />}
        {!!face.uses && face.uses > 1 && <Uses of={face.uses} used={at?.uses ?? 0} />}
      </span>
      {at && <Marks at={at} />}
      {flag && <span class="flag">{flag}</span>}
    </Piece>
  );
}
