/** What a card does, in icons: `worker -> card`. */
import { type ComponentChild, Fragment } from "preact";
import { t } from "../lib/i18n";
import type { Token } from "../wire";
import { Disc } from "./Disc";
import { Icon } from "./Icon";

interface FormulaProps {
  tokens: readonly Token[];
  /** The form on built cards: no spaces, two of a good as two icons where there is room. */
  short?: boolean;
}

/** How a token is drawn: without spaces, two of a good as two icons, one of a good without its number. */
interface Manner {
  short: boolean;
  twins: boolean;
  bare: boolean;
}

/** So many tokens leave room on a built card. */
const ROOMY = 3;

/** `≤6`: at most 6. */
const LIMIT = /^≤(\d+)$/;

/** Whether icons alone tell it: no words but gaps and limits. */
export const isPlain = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ kind, what = "", sign }) => kind !== "colon" && (kind !== "text" || what === " " || !!sign || LIMIT.test(what)));

function amount(name: string, n: number, { short, twins, bare }: Manner): ComponentChild {
  if (n === 1 && bare) return <Icon name={name} />;
  if (twins && n === 2 && name !== "vp") return [<Icon name={name} />, <Icon name={name} />];
  return (
    <span class="nb">
      {n}
      {!short && "\u00a0"}
      <Icon name={name} />
    </span>
  );
}

function words(what: string, short: boolean): ComponentChild {
  if (what === " ") return <span class="gap">{short ? " " : ", "}</span>;
  const limit = LIMIT.exec(what)?.[1];
  return <span class="say">{limit && !short ? t("common-at-most", { n: Number(limit) }) : what}</span>;
}

/** A word that has an icon; its number, where it is more than one, stands beside it. */
const Sign = ({ of, says, n }: { of: string; says: string; n: number }) => (
  <span class="nb" title={says}>
    <Icon name={of} />
    {n > 1 && n}
  </span>
);

const isGap = (token: Token | undefined): boolean => token?.kind === "text" && token.what === " ";

function drawn({ kind, what = "", n = 1, sign }: Token, manner: Manner): ComponentChild {
  const { short } = manner;
  switch (kind) {
    case "good":
      return amount(what, n, manner);
    case "colour":
      return <Disc colour={what} class="inl" />;
    case "arrow":
      return <Icon name="arrow" class="ar" />;
    case "colon":
      return <span class="sep">:</span>;
    case "slash":
      return <span class="sep">{short ? "/" : t(sign === "per" ? "common-per" : "common-or")}</span>;
    case "text":
      return sign ? <Sign of={sign} says={what} n={n} /> : words(what, short);
    default:
      return amount(kind, n, { ...manner, bare: true });
  }
}

export function Formula({ tokens, short = false }: FormulaProps) {
  const arrow = tokens.findIndex(({ kind }) => kind === "arrow");
  const twins = short && tokens.length <= ROOMY;
  return (
    <>
      {tokens.map((token, at) => (
        <Fragment key={at}>
          {!short && at > 0 && !isGap(token) && !isGap(tokens[at - 1]) && " "}
          {drawn(token, { short, twins, bare: short || at < arrow })}
        </Fragment>
      ))}
    </>
  );
}
