/** The Province map: twelve spaces with their upkeep; crossed-off ones are due in every game. */
import { counted, entries, inWords } from "../../lib/goods";
import { t } from "../../lib/i18n";
import { face } from "../../lib/library";
import { size } from "../../table/size";
import { Card as Drawn } from "../../ui/Card";
import { Formula } from "../../ui/Formula";
import { Goods } from "../../ui/Goods";
import { Icon } from "../../ui/Icon";
import { Disc } from "../../ui/Disc";
import { colours } from "../../ui/Card";
import { cx } from "../../ui/cx";
import type { CampaignView, Card, CardFace, MapSpace, Ruler } from "../../wire";
import { Cross } from "./Cross";
import { COAST, LANDS, MIDDLES, VIEW_BOX } from "./mapart";
import { type Scene, empireName, offered, rulerAt, useScene } from "./scene";

/** Points that a Province costs at the end of a game (CEND-3). */
const PENALTY = 5;

const offerAt = (scene: Scene, own: boolean, { number }: MapSpace) => (own ? offered(scene, `cross ${number}`) : undefined);

/** The Provinces of an empire by the space that was crossed off for them, as far as the chronicle knows. */
export function placed({ chronicle }: Pick<CampaignView, "chronicle">, { seat, empires, sheet }: Ruler): Map<number, Card> {
  const chapters = chronicle.flatMap((record) => record.chapters).filter((one) => one.seat === seat && one.empire === empires && (one.new_era || one.era) === sheet.era);
  return new Map(chapters.flatMap(({ province, crossed }) => (province && crossed !== null && sheet.provinces.includes(province) ? [[crossed, province]] : [])));
}

function Space({ space, scene, own, there }: { space: MapSpace; scene: Scene; own: boolean; there: CardFace | undefined }) {
  const [left, top] = MIDDLES[space.number - 1] ?? [50, 50];
  const offer = offerAt(scene, own, space);
  const picked = offer !== undefined && scene.picked === offer;
  const says = t(space.crossed ? "campaign-map-crossed" : "campaign-map-open", { n: space.number, goods: inWords(space.goods) }) + (there ? `, ${there.name}` : "");
  const inside = (
    <>
      {picked && (
        <span class="tab">
          <Icon name="check" />
          {t("campaign-here")}
        </span>
      )}
      <span class="num">
        {space.number}
        {space.crossed && <Cross of={space.number} />}
      </span>
      <span class="up">
        {entries(space.goods).flatMap(([good, n]) => Array.from({ length: n }, (_, at) => <Icon key={`${good}${at}`} name={good} />))}
      </span>
      {there && (
        <span class={cx("there", `c-${colours(there)[0] ?? "none"}`)}>
          <span class="tex sw"><Disc colour={colours(there)[0] ?? "none"} /></span>
          <b>{there.name}</b>
        </span>
      )}
    </>
  );
  const at = { style: { left: `${left}%`, top: `${top}%` }, class: cx("spot", space.crossed ? "is-own" : "is-open", offer && "easy", picked && "is-picked") };
  if (!offer) {
    return (
      <div {...at} role="img" aria-label={says} title={says}>
        {inside}
      </div>
    );
  }
  return (
    <button type="button" {...at} aria-label={says} aria-pressed={picked} data-can data-written={offer.text} onClick={() => (picked ? scene.make(offer) : scene.pick(offer))}>
      {inside}
    </button>
  );
}

/** The Provinces of an empire, and those that were drawn. */
export function MapSide({ ruler }: { ruler: Ruler }) {
  const scene = useScene();
  const { view, seat } = scene;
  const drawn = view.asked?.kind === "province" && view.asked.seat === seat ? (view.asked.provinces ?? []) : [];
  return (
    <>
      {drawn.length > 0 && (
        <section class="panel pad newprov">
          <h3>{t("campaign-drawn", { n: drawn.length })}</h3>
          <div class="np">
            {drawn.map((number) => {
              const card = face(number);
              const offer = card && offered(scene, `keep ${card.slug}`);
              if (!card) return null;
              const picked = offer !== undefined && scene.picked === offer;
              return (
                <div key={number} data-card={number} data-written={offer?.text}>
                <Drawn
                  face={card}
                  class="prov"
                  state={picked ? "selected" : offer ? "playable" : undefined}
                  tab={offer ? t("campaign-keep") : undefined}
                  onClick={offer ? () => (picked ? scene.make(offer) : scene.pick(offer)) : undefined}
                />
                </div>
              );
            })}
          </div>
        </section>
      )}
      <section class="panel pad">
        <h3>
          {t("campaign-collection-provinces")} {ruler.sheet.provinces.length > 0 && <small>{t("campaign-penalty", { n: PENALTY * ruler.sheet.provinces.length })}</small>}
        </h3>
        {ruler.sheet.provinces.length === 0 && <p class="cap">{t("campaign-no-province")}</p>}
        <ul class="kept">
          {ruler.sheet.provinces.map((number) => {
            const card = face(number);
            const colour = card ? (colours(card)[0] ?? "none") : "none";
            return (
              <li key={number} class={cx("keeps", `c-${colour}`)}>
                <span class="tex sw">
                  <Disc colour={colour} />
                </span>
                <span>
                  <b>{card?.name ?? number}</b>
                  {card && (
                    <small>
                      {card.abilities.filter(({ kind }) => kind === card.kind).map(({ formula = [] }) => (
                        <Formula key={card.slug} tokens={formula} short />
                      ))}
                    </small>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

export function ProvinceMap() {
  const scene = useScene();
  const { view, info, seat, whose } = scene;
  const ruler = rulerAt(view, whose);
  if (ruler === undefined) return null;
  const { sheet } = ruler;
  const where = placed(view, ruler);
  const own = whose === seat;
  const due = entries(sheet.due).reduce((sum, [, n]) => sum + n, 0);
  const crossed = new Set(sheet.map.filter((space) => space.crossed).map(({ number }) => number));
  const picked = Number(scene.picked?.text.startsWith("cross ") ? scene.picked.text.slice(6) : 0);
  return (
    <section class={cx("paper mapsheet", `f-${sheet.faction}`)} aria-label={t("campaign-map-of", { name: empireName(ruler, info) })}>
      <header>
        <h2>{t("campaign-map-of", { name: empireName(ruler, info) })}</h2>
        <span class="legend">
          <i class="k own" />
          {t("campaign-legend-own")}
          <i class="k open" />
          {t("campaign-legend-open")}
        </span>
        <span class="sumup">
          <Icon name="upkeep" />
          <span>{t("campaign-upkeep")}</span>
          {due > 0 ? <Goods goods={sheet.due} class="dueline" /> : t("campaign-nothing-due")}
          {due > 0 && <small>{t("campaign-or-nothing", { n: due })}</small>}
        </span>
      </header>
      <div class={cx("mapwrap", size.value === "phone" ? "cells-only" : "wide")}>
        {size.value !== "phone" && (
          <svg class="mapart wide" viewBox={VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
            <path class="sea s3" d={COAST} />
            <path class="sea s2" d={COAST} />
            <path class="sea s1" d={COAST} />
            {LANDS.map((land, at) => (
              <path key={at} class={cx("land", `t${at % 3}`, crossed.has(at + 1) && "is-own", picked === at + 1 && "is-picked")} d={land} />
            ))}
            <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0v9" />
            </pattern>
            {LANDS.map((land, at) => crossed.has(at + 1) && <path key={at} class="hatched" d={land} />)}
            <path class="coast" d={COAST} />
          </svg>
        )}
        {sheet.map.map((space) => (
          <Space key={space.number} space={space} scene={scene} own={own} there={face(where.get(space.number) ?? "")} />
        ))}
      </div>
    </section>
  );
}

/** `2 wood and 1 food`, or that nothing is due. */
export const dueInWords = (ruler: Ruler): string =>
  entries(ruler.sheet.due).map(([good, n]) => counted(good, n)).join(", ") || t("campaign-nothing-due");
