/** A card as it is held in hand, and large: spine, head, name, kind, effect, bonus, foot. */
import type { ComponentChildren } from "preact";
import { counted, entries, inWords } from "../lib/goods";
import { listed, t } from "../lib/i18n";
import { faction, isBeside } from "../lib/library";
import type { CardFace, Goods } from "../wire";
import { Art } from "./Art";
import { Disc } from "./Disc";
import { emblem } from "./Emblem";
import { Icon } from "./Icon";
import { Piece, type PieceProps } from "./Piece";
import { Effect, effectSize } from "./Effect";
import { cx } from "./cx";
import { plain } from "../lib/sentence";

export type CardState = "playable" | "blocked" | "selected" | "candidate" | "chosen";

interface CardProps extends PieceProps {
  face: CardFace;
  size?: "hand" | "large";
  state?: CardState | undefined;
  /** What is done with it: stands on its upper edge. */
  tab?: ComponentChildren;
  /** Why it cannot be played: stands in place of the foot. */
  why?: string | undefined;
  /** The part of the cost that is not there: struck out. */
  missing?: Goods | undefined;
  /** Whether there is no location to give up for it: struck out too. */
  homeless?: boolean | undefined;
  /** What a reader hears after the card itself. */
  says?: string | undefined;
}

export const colours = (face: CardFace): string[] => (face.colours.length ? face.colours : ["none"]);

/** The classes that carry a card's colour and faction. */
export const hues = (face: CardFace): string =>
  cx(`c-${colours(face)[0]}`, `f-${face.faction}`, face.faction !== "common" && face.faction !== "attack" && "faction");

/** What a card belongs to that is no faction. */
const NAMED = new Set(["attack", "province", "invention", "goal"]);

/** `Romans`; `common`. */
export const factionName = (slug: string): string => faction(slug)?.name ?? t(NAMED.has(slug) ? `common-${slug}` : "common-common");

/** What a card counts as in decks; a box from outside has no word of its own. */
export function markName(mark: string): string {
  const id = `decks-mark-${mark}`;
  const said = t(id);
  return said === id ? mark : said;
}

/** All that is printed on a card, as a reader hears it. */
export function cardLabel(face: CardFace): string {
  const cost = [...entries(face.cost).map(([good, n]) => counted(good, n)), ...(face.location ? [t("common-a-location")] : [])];
  return [
    `${face.name}, ${factionName(face.faction)}, ${listed(colours(face).map((name) => t(`common-colour-${name}`)))}, ${t(`common-kind-${face.form ?? face.kind}`)}.`,
    ...face.abilities.map(({ kind, text }) => (kind === "bonus" ? t("common-says-bonus", { text: plain(text) }) : plain(text))),
    isBeside(face) ? "" : t("common-says-cost", { cost: cost.length ? listed(cost) : t("common-free") }),
    face.deal ? t("common-says-deal", { good: t(`common-good-${face.deal}`) }) : "",
    entries(face.raze).length ? t("common-says-raze", { goods: inWords(face.raze) }) : "",
    face.mark && !isBeside(face) ? t("common-says-mark", { box: markName(face.mark) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The cost, a disc for each good; the last of a missing good are struck out. */
function Cost({ face, missing = {}, homeless }: Pick<CardProps, "face" | "missing" | "homeless">) {
  if (isBeside(face)) {
    return (
      <span class="cost">
        <span>
          <Icon name={face.era ? `era-${face.era}` : face.category ? `tr-${face.category}` : face.faction} />
        </span>
      </span>
    );
  }
  const goods = entries(face.cost);
  return (
    <span class="cost">
      {goods.flatMap(([good, n]) =>
        Array.from({ length: n }, (_, at) => (
          <span key={`${good}${at}`} class={cx(at >= n - (missing[good] ?? 0) && "missing")}>
            <Icon name={good} />
          </span>
        )),
      )}
      {face.location && (
        <span class={cx(homeless && "missing")}>
          <Icon name="location" />
        </span>
      )}
      {goods.length === 0 && !face.location && <span>0</span>}
    </span>
  );
}

function Foot({ face }: { face: CardFace }) {
  return (
    <span class="foot">
      {face.faction !== "common" && !isBeside(face) && <Icon name={emblem(face.faction)} class="em" />}
      {face.deal && (
        <span class="deal">
          <Icon name="deal" />
          <Icon name="arrow" class="ar" />
          <Icon name={face.deal} />
        </span>
      )}
      {face.form === "instant" && (
        <span class="deal">
          <Icon name="card" />
          {t("common-then-discard")}
        </span>
      )}
      {face.worth > 0 && (
        <span class="worth">
          {face.worth}
          <Icon name="vp" />
        </span>
      )}
      {face.mark && !isBeside(face) && (
        <span class="bx">
          <Icon name={`box-${face.mark}`} />
        </span>
      )}
    </span>
  );
}

function Raze({ goods }: { goods: Goods }) {
  const found = entries(goods);
  if (found.length === 0) return null;
  return (
    <span class="raze">
      <Icon name="raze" />
      {found.flatMap(([good, n]) => Array.from({ length: n }, (_, at) => <Icon key={`${good}${at}`} name={good} />))}
    </span>
  );
}

/** A word that a card has no room for in the usual size. */
const LONG = /\S{13}/;

export function Card({ face, size = "hand", state, tab, why, missing, homeless, says, class: more, ...rest }: CardProps) {
  return (
    <Piece
      {...rest}
      class={cx("card", hues(face), size === "large" && "large", face.form === "instant" && "instant", `t-${effectSize(face)}`, state && `is-${state}`, more)}
      label={cx(cardLabel(face), says)}
    >
      <span class="spine">
        <span class="bands">
          {colours(face).map((name) => (
            <span key={name} class={`tex c-${name}`} />
          ))}
        </span>
        <Cost face={face} missing={missing} homeless={homeless} />
        <span class="hues">
          {colours(face).map((name) => (
            <Disc key={name} colour={name} />
          ))}
        </span>
      </span>
      <span class="art">
        <Art name={face.art} />
        <Raze goods={face.raze} />
        {!!face.price && (
          <span class="raze kprice nums">
            <Icon name="knowledge" />
            <b>{face.price}</b>
          </span>
        )}
      </span>
      <span class={cx("name", LONG.test(face.name) && "is-long")}>{face.name}</span>
      <Effect face={face} />
      {why ? (
        <span class="why">
          <Icon name="lock" />
          <span>{why}</span>
        </span>
      ) : (
        <Foot face={face} />
      )}
      {tab && <span class="tab">{tab}</span>}
    </Piece>
  );
}

