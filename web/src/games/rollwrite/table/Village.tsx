/** The Village sheet: six buildings with their areas, plans, what they do and how they stand. */
import { inWords } from "../../../lib/goods";
import { plain } from "../../../lib/sentence";
import { t } from "../../../lib/i18n";
import { building, sheet, sheetTitle } from "../../../lib/villages";
import { Group } from "../../../table/keys";
import { nameOf } from "../../../table/names";
import { Words } from "../../../ui/Words";
import { Icon } from "../../../ui/Icon";
import { Origin } from "../../../ui/Origin";
import { Plan } from "../../../ui/Plan";
import { cx } from "../../../ui/cx";
import type { Building, BuildingFace, Sheets } from "../../../wire";
import { Area, usePlace } from "./Area";
import { useFresh } from "./fresh";
import { isAlone, standing, timesOf } from "./places";
import { type Scene, useScene } from "./scene";

/** How a building stands, in a few words. */
function stands(one: Building, face: BuildingFace, scene: Scene): string {
  const { phase } = scene.view;
  if (isLeftOut(face, scene)) return t("roll-stands-basic");
  switch (standing(one, phase)) {
    case "open":
      return t("roll-stands-open", { n: face.areas.length - one.crossed.length });
    case "next":
      return t("roll-stands-next");
    case "star":
      return face.star ? t("roll-stands-star") : t("roll-stands-plan");
    case "used":
      return isAlone(one.slug) ? t("roll-stands-worked") : t("roll-stands-used", { n: one.used });
    case "active":
      if (phase !== "favor" && one.used > 0) return t("roll-stands-left", { n: timesOf(one) - one.used });
      return t(isAlone(one.slug) ? "roll-stands-alone" : "roll-stands-active");
  }
}

/** In the Basic game plans are nothing, and what only has a plan is left out (RW-VILLAGE-14). */
const isLeftOut = (face: BuildingFace, { view }: Scene): boolean => view.mode === "basic" && face.form === "plan-vp";

interface BuildingProps {
  one: Building;
  at: number;
  own: boolean;
  fresh: ReadonlySet<string>;
}

function BuildingBox({ one, at, own, fresh }: BuildingProps) {
  const scene = useScene();
  const face = building(one.slug);
  const use = usePlace(`building/${one.slug}`, own);
  if (!face) return null;
  const state = standing(one, scene.view.phase);
  const out = isLeftOut(face, scene);
  const settling = own && scene.asked === "settlements";
  const places = settling ? scene.placements.filter(({ building: slug }) => slug === one.slug).length : 0;
  const picked = settling && scene.plan === one.slug;
  const told = (own && scene.standings[one.slug]) || stands(one, face, scene);
  const letter = "ABCDEF"[at] ?? "";
  const text = face.raised[one.value - face.value - 1] ?? face.text;
  const label = [
    t(face.star ? "roll-building-star" : "roll-building", { name: face.name }),
    plain(text),
    told,
    one.settlements > 0 && t("roll-settlements", { n: one.settlements }),
    places > 0 && t("roll-places", { n: places }),
    use.can && !settling && t("roll-can-use"),
  ]
    .filter(Boolean)
    .join(". ");
  const inside = (
    <>
      <span class="does">
        <Words text={text} />
      </span>
      <span class="stands">
        {state === "next" && <Icon name="clock" />}
        {state === "used" && <Icon name="check" />}
        {(state === "active" || state === "star") && !out && <i class="lit" />}
        {told}
        {use.can && !settling && <b class="tab">{t("roll-use")}</b>}
        {settling && places > 0 && <b class="tab">{picked ? t("roll-plan-picked") : t("roll-plan-pick", { n: places })}</b>}
      </span>
    </>
  );
  const { onClick, ...on } = use.on;
  return (
    <li
      class={cx(
        "building",
        `stands-${state}`,
        out && "is-out",
        (settling ? places > 0 : use.can) && "is-can",
        picked && "is-picked",
        use.sent && "is-sent",
      )}
    >
      <h3>
        {scene.view.mode !== "basic" && <span class="letter" aria-hidden="true">{letter}</span>}
        <span class="n">{face.name}</span>
        {face.star && <Icon name="star" class="star" label={t("roll-star")} />}
      </h3>
      {face.plan.length > 0 && scene.view.mode !== "basic" && (
        <span class="plan-of">
          <Plan plan={face.plan} />
          {one.settlements > 0 && (
            <span class="made nums" title={t("roll-settlements", { n: one.settlements })}>
              <Icon name="settle" />
              {one.settlements}
            </span>
          )}
        </span>
      )}
      {face.areas.length > 0 ?
        <Group class="areas" aria-label={t("roll-areas-of", { name: face.name })}>
          {face.areas.map((goods, area) => {
            const place = `building/${one.slug}/${area + 1}`;
            const costs = inWords(goods);
            return (
              <Area
                key={area}
                place={place}
                goods={goods}
                label={`${t("roll-building-area", { name: face.name, area: area + 1 })}, ${costs ? t("roll-costs", { goods: costs }) : t("roll-free")}`}
                crossed={one.crossed.includes(area)}
                fresh={fresh.has(place)}
                own={own}
              />
            );
          })}
        </Group>
      : <span class="prebuilt">{t("roll-prebuilt")}</span>}
      {own ?
        <button
          type="button"
          class="use"
          aria-label={label}
          {...on}
          aria-pressed={settling && places > 0 ? picked : undefined}
          data-can={(settling ? places > 0 : use.can) ? true : undefined}
          onClick={(event) => (settling && places > 0 ? scene.pickPlan(picked ? null : one.slug) : onClick(event))}
        >
          {inside}
        </button>
      : <span class="use">{inside}</span>}
    </li>
  );
}

export function Village({ player, own }: { player: Sheets; own: boolean }) {
  const { info } = useScene();
  const from = sheet(player.sheet)?.source;
  const done = new Set(player.buildings.flatMap((one) => one.crossed.map((area) => `building/${one.slug}/${area + 1}`)));
  const fresh = useFresh(done, player.seat);
  return (
    <section class={cx("sheet village-sheet", `f-seat-${player.seat}`)} aria-label={t("roll-village-of", { name: nameOf(info, player.seat) })}>
      <h2>
        <span>{sheetTitle(player.sheet)}</span>
        {from && (
          <span title={t(`library-sheet-from-${from}`)}>
            <Origin source={from} />
          </span>
        )}
        <small>{nameOf(info, player.seat)}</small>
      </h2>
      <ul class="buildings">
        {player.buildings.map((one, at) => (
          <BuildingBox key={one.slug} one={one} at={at} own={own} fresh={fresh} />
        ))}
      </ul>
    </section>
  );
}
