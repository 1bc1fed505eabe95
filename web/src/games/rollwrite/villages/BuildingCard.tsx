/** A building with all its facts: areas, what it does, its plan, where it comes from. */
import { t } from "../../../lib/i18n";
import { Link } from "../../../lib/route";
import { buildingPath } from "../../../lib/villages";
import { familyOf } from "./villagefilter";
import type { BuildingFace } from "../../../wire";
import { Words } from "../../../ui/Words";
import { Icon } from "../../../ui/Icon";
import { Origin } from "../../../ui/Origin";
import { Plan } from "../../../ui/Plan";
import { Price } from "../../../ui/Price";
import { cx } from "../../../ui/cx";
import { FamilySign, familyClass, familyName } from "./family";

/** The areas to cross off; a building without any stands from the beginning. */
export function Areas({ face }: { face: BuildingFace }) {
  if (face.areas.length === 0) return <span class="pre">{t("library-prebuilt")}</span>;
  return (
    <span class="box-row">
      <span class="vh">{t("library-areas")} </span>
      {face.areas.map((cost, at) => [at > 0 && <span class="vh">, </span>, <Price key={at} cost={cost} />])}
    </span>
  );
}

interface BuildingCardProps {
  face: BuildingFace;
  /** The heading is not a link where the page is about the building. */
  alone?: boolean;
  level?: 2 | 3;
}

export function BuildingCard({ face, alone = false, level = 3 }: BuildingCardProps) {
  const family = familyOf(face);
  const Heading = `h${level}` as const;
  const name = (
    <>
      {face.name}
      {face.star && <Icon name="star" class="starred" label={t("library-star")} />}
    </>
  );
  return (
    <article class={cx("house", familyClass(face))}>
      <span class="band tex" aria-hidden="true" />
      {!alone && (
        <Heading class="house-name">
          <Link href={buildingPath(face.slug)}>{name}</Link>
        </Heading>
      )}
      <Areas face={face} />
      <p class="does">
        <Words text={face.text} />
      </p>
      {face.plan.length > 0 ? <Plan plan={face.plan} /> : <span class="no-plan">{t("library-no-plan")}</span>}
      <p class="house-foot">
        <span class="nb">
          <FamilySign family={family} /> {familyName(family)}
        </span>
        <span class="code-of">{face.code}</span>
        <Origin source={face.source} />
      </p>
    </article>
  );
}
