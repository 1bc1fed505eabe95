/** A sheet in the list: number, title, own record, and its six buildings in a line each. */
import { t } from "../../../lib/i18n";
import { Link } from "../../../lib/route";
import { COMPETITION, buildingPath, buildingsOf, sheetPath } from "../../../lib/villages";
import { type Found, familyOf } from "./villagefilter";
import { Plan } from "../../../ui/Plan";
import { Icon } from "../../../ui/Icon";
import { Origin } from "../../../ui/Origin";
import { cx } from "../../../ui/cx";
import { Own } from "../SheetPicker";
import { Areas } from "./BuildingCard";
import { FamilySign } from "./family";

export function SheetCard({ found: { sheet, hits } }: { found: Found }) {
  const own = sheet.slug !== COMPETITION;
  return (
    <li class="panel sheet-card">
      <h3>
        <Link href={sheetPath(sheet.slug)}>
          <span class="sheet-no">{own ? sheet.slug : <Icon name="trophy" />}</span> {sheet.name}
        </Link>
        <Origin source={sheet.source} />
        {own && <Own sheet={sheet.slug} />}
      </h3>
      <ul class="six">
        {buildingsOf(sheet).map((face) => (
          <li key={face.slug} class={cx(hits.has(face.slug) && "hit")}>
            <FamilySign family={familyOf(face)} />
            <Link href={buildingPath(face.slug)}>
              {face.name}
              {hits.has(face.slug) && <span class="vh"> ({t("library-hit")})</span>}
            </Link>
            <Areas face={face} />
            <span class="mini" aria-hidden="true">
              {face.plan.length > 0 && <Plan plan={face.plan} />}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
