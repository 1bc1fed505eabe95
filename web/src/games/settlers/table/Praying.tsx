/** A prayer as a small scene over your own empire: its cards turned one by one, what matches lit, tokens beside, the sum below. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { entries, inWords } from "../../../lib/goods";
import { soft } from "../../../lib/hyphens";
import { t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { plain } from "../../../lib/sentence";
import { Art } from "../../../ui/Art";
import { Blessing, blessingName } from "../../../ui/Blessing";
import { colours } from "../../../ui/Card";
import { Disc } from "../../../ui/Disc";
import { Emblem } from "../../../ui/Emblem";
import { prayerParts } from "../../../ui/Effect";
import { Formula } from "../../../ui/Formula";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import type { CardFace, Good, Goods, Offer, Prayer, PrayerCard, PrayerToken } from "../../../wire";
import { Answer } from "./Answer";
import { isAny, reasons } from "./counted";
import { Amounts } from "./Ledger";
import type { Shown } from "./prayed";
import { answersInPrayer, useScene } from "./scene";
import { Group } from "../../../table/keys";
import { nameOf } from "../../../table/names";

/** The look of a card that is drawn for a prayer. */
function Face({ of }: { of: CardFace }) {
  return (
    <>
      <span class="spine">
        {colours(of).map((name) => (
          <span key={name} class={`tex c-${name}`} />
        ))}
      </span>
      <span class="art">
        <Art name={of.art} />
      </span>
      <span class="big">
        {colours(of).map((name) => (
          <Disc key={name} colour={name} />
        ))}
      </span>
      <b>{soft(of.name)}</b>
    </>
  );
}

/** What a match brings, or lets be spent for points. */
function Gets({ brings, spends }: { brings: Goods; spends: Good | null }) {
  return (
    <span class="gets nums" aria-hidden="true">
      {entries(brings).map(([good, n]) => (
        <span key={good}>
          +{n}
          <Icon name={good} />
        </span>
      ))}
      {spends && (
        <span>
          <Icon name={spends} />
          <Icon name="arrow" class="ar" />
          <Icon name="vp" />
        </span>
      )}
    </span>
  );
}

const gain = (brings: Goods, spends: Good | null): string =>
  [isAny(brings) && `+ ${inWords(brings)}`, spends && t("table-prayer-spend", { good: t(`common-good-${spends}`) })].filter(Boolean).join(", ");

/** A drawn or stored card; `nth` among those that are turned now. */
function Drawn({ one, nth, lights }: { one: PrayerCard; nth: number | null; lights: boolean }) {
  const of = face(one.card);
  if (of === undefined) return null;
  const hues = colours(of).map((name) => t(`common-colour-${name}`)).join(", ");
  const said = one.lit ? gain(one.brings, one.spends) : one.why && t(`table-prayer-${one.why}`);
  return (
    <li class={cx("pc-place", nth !== null && "turns")} style={nth === null ? undefined : { "--at": nth }}>
      <span
        class={cx("pc", `c-${colours(of)[0]}`, one.lit && "is-lit", lights && "lights", one.why && "is-dim", one.stored && "is-stored")}
        role="img"
        aria-label={[of.name, hues, one.stored && t("table-prayer-stored"), said].filter(Boolean).join(", ")}
        title={[of.name, said].filter(Boolean).join(": ")}
      >
        <Face of={of} />
        {one.lit ? <Gets brings={one.brings} spends={one.spends} /> : one.why && <small>{t(`table-prayer-${one.why}`)}</small>}
      </span>
    </li>
  );
}

/** Tokens: each that counts with what it brings, the others together by their reason. */
function Tokens({ prayer: { tokens, seat }, own }: { prayer: Prayer; own: boolean }) {
  const { info } = useScene();
  if (tokens.length === 0) return null;
  const others = (["", "needs-match", "not-asked"] as const)
    .map((why) => [why, tokens.filter((one) => !one.lit && one.why === why)] as const)
    .filter(([, some]) => some.length > 0);
  const said = ({ brings, spends, colour, token }: PrayerToken): string =>
    `${blessingName(token)}: ${gain(brings, spends)}${colour !== token ? `, ${t("table-prayer-as", { colour: t(`common-colour-${colour}`) })}` : ""}`;
  return (
    <div class="besides">
      <h3>{own ? t("table-prayer-own-tokens") : t("table-prayer-tokens-of", { name: nameOf(info, seat) })}</h3>
      <ul>
        {tokens
          .filter((one) => one.lit)
          .map((one) => (
            <li key={one.token} class="is-lit" title={said(one)}>
              <span role="img" aria-label={said(one)}>
                <Blessing of={one.token} />
                <Gets brings={one.brings} spends={one.spends} />
                {one.colour !== one.token && <small>{t("table-prayer-as", { colour: t(`common-colour-${one.colour}`) })}</small>}
              </span>
            </li>
          ))}
        {others.map(([why, some]) => (
          <li key={why} class={cx("some", why && "is-dim")}>
            <span>
              {some.map(({ token }) => (
                <Blessing key={token} of={token} named />
              ))}
            </span>
            {why && <small>{t(`table-prayer-${why}`)}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Draw, or pray with tokens. */
function Mode({ offers, prayer }: { offers: readonly Offer[]; prayer: Prayer }) {
  return (
    <Group class="modes" aria-label={t("table-asked")}>
      {offers.map((offer) => {
        const draws = offer.text.endsWith("draw");
        return (
          <Answer key={offer.text} offer={offer} class="mode">
            <span class="heap" aria-hidden="true">
              {draws ?
                Array.from({ length: prayer.n }, (_, at) => <i key={at} class="cardback" />)
              : prayer.tokens.filter(({ why }) => !why).map(({ token }) => <Blessing key={token} of={token} />)}
            </span>
            <b>{plain(offer.label)}</b>
            <small>{t(draws ? "table-prayer-draw-what" : "table-prayer-tokens-what", { n: prayer.n })}</small>
          </Answer>
        );
      })}
    </Group>
  );
}

/** So many colours stand in a row; more are drawn smaller, in two. */
const FEW = 4;

/** A colour to name: what it brings, as far as that is known. */
function Hues({ offers, prayer }: { offers: readonly Offer[]; prayer: Prayer }) {
  return (
    <Group class={cx("hues-row", offers.length > FEW && "many")} aria-label={t("table-asked")}>
      {offers.map((offer) => {
        const choice = prayer.choices.find(({ colour }) => colour === offer.colour);
        return (
          <Answer key={offer.text} offer={offer} class="hue">
            <span class={`tex c-${offer.colour}`}>
              <Disc colour={offer.colour ?? "none"} />
            </span>
            <b>{t(`common-colour-${offer.colour}`)}</b>
            {choice && (
              <small class="nums">
                {choice.spends ? <Icon name={choice.spends} label={gain({}, choice.spends)} />
                : isAny(choice.brings) ? <Amounts goods={choice.brings} />
                : "–"}{" "}
                {choice.each && t("table-prayer-each")}
              </small>
            )}
          </Answer>
        );
      })}
    </Group>
  );
}

/** Stored cards to be used as well, or no more of them. */
function Stored({ offers, prayer }: { offers: readonly Offer[]; prayer: Prayer }) {
  return (
    <Group class="hues-row" aria-label={t("table-asked")}>
      {offers.map((offer) => {
        const of = face(offer.cards?.[0] ?? "");
        if (of === undefined) return <Answer key={offer.text} offer={offer} />;
        const choice = prayer.choices.find(({ card }) => offer.cards?.includes(card));
        return (
          <Answer key={offer.text} offer={offer} class="stored-one">
            <span class={cx("pc is-stored", `c-${colours(of)[0]}`)}>
              <Face of={of} />
              {choice && <Gets brings={choice.brings} spends={choice.spends} />}
            </span>
          </Answer>
        );
      })}
    </Group>
  );
}

function Choices({ prayer }: { prayer: Prayer }) {
  const { asked, offers } = useScene();
  switch (asked?.kind) {
    case "prayer":
      return <Mode offers={offers} prayer={prayer} />;
    case "colour":
    case "tricolour":
      return <Hues offers={offers} prayer={prayer} />;
    case "stored":
      return <Stored offers={offers} prayer={prayer} />;
    default:
      return (
        <Group class="answers" aria-label={t("table-asked")}>
          {offers.map((offer) => (
            <Answer key={offer.text} offer={offer} />
          ))}
        </Group>
      );
  }
}

/** What has been decided, what is decided now, what comes. */
function Steps({ prayer }: { prayer: Prayer }) {
  const { by, named, decided, n, over, colours: asked } = prayer;
  const drawn = { key: "draw", text: by === "tokens" ? t("table-prayer-with-tokens") : t("table-prayer-draw", { n }), done: by !== "" };
  const colour = named && {
    key: "colour",
    text: decided ? t(`common-colour-${asked[0]}`) : t(`table-prayer-${named}`),
    done: decided,
  };
  const steps = [
    ...(colour && named === "declare" && by !== "tokens" ? [colour, drawn] : colour ? [drawn, colour] : [drawn]),
    { key: "brings", text: t("table-prayer-brings"), done: false },
  ];
  const now = over ? steps.length - 1 : steps.findIndex(({ done }) => !done);
  return (
    <ol class="pray-steps">
      {steps.map(({ key, text, done }, at) => (
        <li key={key} aria-current={at === now ? "step" : undefined}>
          {done && <Icon name="check" />}
          {text}
        </li>
      ))}
    </ol>
  );
}

/** What comes of it; before that, what the card says. */
function Sum({ prayer, card }: { prayer: Prayer; card: CardFace | undefined }) {
  const prays = card?.abilities.find(({ formula = [] }) => prayerParts(formula));
  if (!prayer.over) return <p class="sum is-text">{prays && <Words text={prays.text} />}</p>;
  return (
    <div class="sum">
      <b class="nums">
        {isAny(prayer.spent) && (
          <>
            <Amounts goods={prayer.spent} /> <Icon name="arrow" class="ar" />{" "}
          </>
        )}
        {isAny(prayer.brings) ? <Amounts goods={prayer.brings} /> : t("table-prayer-nothing")}
      </b>
      <p>
        {reasons(prayer).map((text, at) => (
          <span key={at}>
            <Words text={text} />
          </span>
        ))}
      </p>
    </div>
  );
}

export function Praying({ shown }: { shown: Shown }) {
  const scene = useScene();
  const { prayer, ended, before, on } = shown;
  const root = useRef<HTMLElement>(null);
  const card = face(prayer.card);
  const own = prayer.seat === scene.seat;
  const asks = answersInPrayer(scene);
  const known = new Map(before?.cards.map((one) => [one.card, one]));
  const turned = prayer.cards.filter((one) => !known.has(one.card));
  const parts = card?.abilities.map(({ formula = [] }) => prayerParts(formula)).find((found) => found !== null);
  const lit = new Set(before?.tokens.filter((one) => one.lit).map(({ token }) => token));
  const freshTokens = prayer.tokens.some((one) => one.lit && !lit.has(one.token));
  useLayoutEffect(() => root.current?.scrollIntoView?.({ block: "nearest" }), [prayer.card]);
  const who: ComponentChildren = !own && (
    <span class="who">
      <Emblem of={scene.view.players[prayer.seat]?.faction ?? "common"} />
      {nameOf(scene.info, prayer.seat)}
    </span>
  );
  return (
    <section
      ref={root}
      class={cx("praying", ended && "is-ended", freshTokens && "tokens-come", prayer.over && !before?.over && "sum-comes")}
      aria-label={t("table-prayer-of", { name: own ? t("table-you") : nameOf(scene.info, prayer.seat), card: card?.name ?? "" })}
      style={{ "--turned": turned.length }}
      data-prayer={prayer.over ? "over" : "open"}
    >
      <header>
        <h2>
          <Icon name="prayer" />
          {card?.name} <span class="nums">{prayer.n}</span>
        </h2>
        {who}
        {parts && (
          <span class="pairs" aria-hidden="true">
            <Formula tokens={[...parts.how, ...parts.then]} short />
          </span>
        )}
        <Steps prayer={prayer} />
        {prayer.over && (
          <button type="button" class="btn quiet sq shut" data-aside aria-label={t("table-prayer-shut")} title={t("table-prayer-shut")} onClick={on}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <div class="altar">
        {prayer.cards.length > 0 && (
          <ul class="drawn" aria-label={t("table-prayed", { n: prayer.cards.length })}>
            {prayer.cards.map((one) => (
              <Drawn key={one.card} one={one} nth={known.has(one.card) ? null : turned.indexOf(one)} lights={one.lit && !known.get(one.card)?.lit} />
            ))}
          </ul>
        )}
        {asks && <Choices prayer={prayer} />}
        {!(asks && scene.asked?.kind === "prayer") && <Tokens prayer={prayer} own={own} />}
      </div>
      <Sum prayer={prayer} card={card} />
    </section>
  );
}
