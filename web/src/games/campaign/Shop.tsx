/** The shop between two games: a column is a colour, its head is your place. */
import { useState } from "preact/hooks";
import { listed, t } from "../../lib/i18n";
import { face } from "../../lib/library";
import { nameOf } from "../../table/names";
import { Card, cardLabel } from "../../ui/Card";
import { Disc } from "../../ui/Disc";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { cx } from "../../ui/cx";
import type { CampaignView, Shop as Shelves, Wares } from "../../wire";
import { type Scene, buying, empireName, rulerAt, useScene } from "./scene";

const COLOURS = ["brown", "grey", "red", "pink", "gold", "blue", "black", "purple"] as const;
type Filter = "all" | "paid" | "free";

function Ware({ ware, shop, scene }: { ware: Wares; shop: Shelves; scene: Scene }) {
  const card = face(ware.card);
  if (card === undefined) return null;
  const { view, info } = scene;
  if (ware.owner !== null) {
    const owner = rulerAt(view, ware.owner);
    return (
      <span class="gone" title={cardLabel(card)}>
        <Emblem of={owner?.sheet.faction ?? "common"} />
        <span>
          <b>{card.name}</b>
          <small>{t("campaign-owned-by", { name: nameOf(info, ware.owner) })}</small>
        </span>
        <em class="nums">{ware.price}</em>
      </span>
    );
  }
  const offer = buying(scene, ware.card);
  const picked = offer !== undefined && scene.picked === offer;
  const short = ware.price - shop.knowledge;
  const replaced = listed(ware.replaces.map((number) => face(number)?.name ?? number));
  const why = ware.set_aside ? t("campaign-set-aside") : short > 0 ? t("campaign-short", { n: short }) : undefined;
  const wanted = ware.wanted.map((seat) => nameOf(info, seat));
  return (
    <div class="ware" data-card={ware.card} data-written={offer?.text}>
      <Card
        face={card}
        class={cx("inv", offer && ware.replaces.length > 0 && "is-quiet")}
        state={picked ? "selected" : offer ? "playable" : "blocked"}
        why={offer ? undefined : why}
        tab={offer ? t(ware.replaces.length ? "campaign-replace" : "campaign-buy") : undefined}
        says={cx(t("campaign-price", { n: ware.price }), replaced && t("campaign-sends-back", { name: replaced }), wanted.length > 0 && t("campaign-wanted", { names: listed(wanted) }))}
        onClick={offer ? () => (picked ? scene.make(offer) : scene.pick(offer)) : undefined}
      />
      {wanted.length > 0 && (
        <span class="wants" title={t("campaign-wanted", { names: listed(wanted) })} aria-hidden="true">
          {ware.wanted.map((seat) => (
            <Emblem key={seat} of={rulerAt(view, seat)?.sheet.faction ?? "common"} />
          ))}
        </span>
      )}
      {replaced && offer && (
        <span class="note swap">
          <Icon name="replay" />
          {t("campaign-sends-back", { name: replaced })}
        </span>
      )}
    </div>
  );
}

/** What is left to spend, and who buys when. */
export function ShopSide({ view, shop }: { view: CampaignView; shop: Shelves }) {
  const scene = useScene();
  const { info } = scene;
  const ware = shop.offers.find(({ card }) => scene.picked && buying(scene, card) === scene.picked);
  const spent = shop.bought.reduce((sum, card) => sum + (shop.offers.find((one) => one.card === card)?.price ?? 0), 0);
  return (
    <>
      <section class="panel pad purse2">
        <h3>{t("campaign-purse")}</h3>
        <dl>
          {spent > 0 && (
            <div>
              <dt>{t("campaign-before")}</dt>
              <dd>{shop.knowledge + spent}</dd>
            </div>
          )}
          {shop.bought.map((card) => (
            <div key={card} class="minus">
              <dt>{face(card)?.name}</dt>
              <dd>−{shop.offers.find((one) => one.card === card)?.price}</dd>
            </div>
          ))}
          <div class="sum big">
            <dt>
              <Icon name="knowledge" />
              {t("campaign-left")}
            </dt>
            <dd>{shop.knowledge}</dd>
          </div>
          {ware && (
            <div class="maybe">
              <dt>{t("campaign-after", { name: face(ware.card)?.name ?? "" })}</dt>
              <dd>{shop.knowledge - ware.price}</dd>
            </div>
          )}
        </dl>
      </section>
      <section class="panel pad">
        <h3>{t("campaign-buyers")}</h3>
        <ol class="turns">
          {view.order.map((seat, at) => {
            const ruler = rulerAt(view, seat);
            if (!ruler) return null;
            return (
              <li key={seat} class={`f-${ruler.sheet.faction}`} aria-current={view.turn.includes(seat) ? "step" : undefined}>
                <span class="pos">{at + 1}</span>
                <Emblem of={ruler.sheet.faction} />
                <span>
                  {empireName(ruler, info)}
                  <small>{t(`empire-era-${ruler.sheet.era}`)}</small>
                </span>
                <span class="k nums">
                  <Icon name="knowledge" label={t("campaign-knowledge")} />
                  {ruler.sheet.knowledge}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

export function Shop() {
  const scene = useScene();
  const { view, seat } = scene;
  const { shop } = view;
  const [filter, setFilter] = useState<Filter>("all");
  const [open, setOpen] = useState<string | null>(null);
  if (shop === undefined) return <p class="panel pad cap">{t("campaign-shop-shut")}</p>;
  const own = rulerAt(view, shop.seat);
  const fits = (ware: Wares): boolean =>
    filter === "all" || (filter === "paid" ? buying(scene, ware.card) !== undefined || ware.affordable : ware.owner === null && ware.replaces.length === 0);
  return (
    <div class={cx("shopmain", `f-${own?.sheet.faction ?? "common"}`)}>
      <header class="shophead">
        <h2>{t("campaign-shop-of", { era: t(`empire-era-${shop.era}`) })}</h2>
        <span class="cap">{t("campaign-shop-what")}</span>
        <span class="filters" role="group" aria-label={t("campaign-filter")}>
          {(["all", "paid", "free"] as const).map((name) => (
            <button key={name} type="button" class={cx("fbtn", filter === name && "on")} aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {t(`campaign-filter-${name}`)}
            </button>
          ))}
        </span>
      </header>
      <div class="cols">
        {COLOURS.map((colour) => {
          const wares = shop.offers.filter((ware) => ware.colours[0] === colour && fits(ware)).sort((a, b) => Number(a.owner !== null) - Number(b.owner !== null));
          const mine = own?.sheet.inventions.find((card) => face(card)?.colours.includes(colour));
          const aimed = wares.some((ware) => scene.picked && buying(scene, ware.card) === scene.picked);
          const left = wares.filter(({ owner }) => owner === null).length;
          return (
            <section key={colour} class={cx("col", `c-${colour}`, (open ?? "brown") === colour && "open")}>
              <button
                type="button"
                class={cx("shelf", `c-${colour}`, !mine && "free", aimed && "aim", mine && shop.bought.includes(mine) && "fresh")}
                aria-expanded={(open ?? "brown") === colour}
                onClick={() => setOpen(colour)}
              >
                <span class="tex sw">
                  <Disc colour={colour} />
                </span>
                <span>
                  <b>{mine ? face(mine)?.name : t("campaign-free-place")}</b>
                  <small class="tag">{mine ? t(shop.seat === seat ? "campaign-yours" : "campaign-theirs") : t(`common-colour-${colour}`)}</small>
                </span>
                <em class="cnt" aria-hidden="true">{left}</em>
              </button>
              <div class="deck">
                {wares.map((ware) => (
                  <Ware key={ware.card} ware={ware} shop={shop} scene={scene} />
                ))}
                {left === 0 && <p class="none">{t("campaign-none-left")}</p>}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}
