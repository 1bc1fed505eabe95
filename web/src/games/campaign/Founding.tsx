/** After a fall: a new empire with a faction that nobody else has, or leaving. */
import { t, tagged } from "../../lib/i18n";
import { faction } from "../../lib/library";
import { nameOf } from "../../table/names";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import { cx } from "../../ui/cx";
import { offered, useScene } from "./scene";

export function Founding() {
  const scene = useScene();
  const { view, info, seat } = scene;
  const asked = view.asked;
  if (asked?.kind !== "empire") return null;
  const own = asked.seat === seat;
  return (
    <section class="panel pad found">
      <h3>
        {own ? t("campaign-found-you") : t("campaign-found-other", { name: nameOf(info, asked.seat) })} <small><Words text={tagged("campaign-found-what")} /></small>
      </h3>
      <div class="facs">
        {(asked.factions ?? []).map((slug) => {
          const offer = own ? offered(scene, `found ${slug}`) : undefined;
          const picked = offer !== undefined && scene.picked === offer;
          const inside = (
            <>
              <Emblem of={slug} />
              <b>{faction(slug)?.name ?? slug}</b>
              <small>{t(view.players[asked.seat]?.sheet.faction === slug ? "campaign-again" : "campaign-is-free")}</small>
              {picked && <span class="tab"><Icon name="check" />{t("campaign-found")}</span>}
            </>
          );
          return offer ?
              <button key={slug} type="button" class={cx("fac", `f-${slug}`, picked && "is-picked")} aria-pressed={picked} data-can data-written={offer.text} onClick={() => (picked ? scene.make(offer) : scene.pick(offer))}>
                {inside}
              </button>
            : <span key={slug} class={cx("fac", `f-${slug}`)}>{inside}</span>;
        })}
      </div>
    </section>
  );
}
