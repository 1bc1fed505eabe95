/** One sheet: its six buildings in full, the own record with the ranks, and a game on it at one press. */
import { t, tagged } from "../../../lib/i18n";
import { Link } from "../../../lib/route";
import { useTitle } from "../../../lib/title";
import { COMPETITION, buildingsOf, sheetPath, sheetTitle } from "../../../lib/villages";
import { ROLL, adventure } from "../modes";
import type { SheetFace } from "../../../wire";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { Quick } from "../../../lobby/Quick";
import { sitDown } from "../../../pages/NewTable";
import { Origin } from "../../../ui/Origin";
import { BuildingCard } from "./BuildingCard";
import { Ranks } from "./Ranks";

function Beside({ face, rel }: { face: SheetFace | undefined; rel: "prev" | "next" }) {
  if (!face) return <span />;
  return (
    <Link class="btn quiet" href={sheetPath(face.slug)} rel={rel}>
      {rel === "prev" && <Icon name="back" />}
      <span class="vh">{t(rel === "prev" ? "library-sheet-previous" : "library-sheet-next")}</span> <span class="cut">{sheetTitle(face.slug)}</span>
      {rel === "next" && <Icon name="back" class="turned" />}
    </Link>
  );
}

export function SheetDetail({ face, sheets }: { face: SheetFace; sheets: readonly SheetFace[] }) {
  const shared = face.slug === COMPETITION;
  useTitle(sheetTitle(face.slug));
  const at = sheets.indexOf(face);
  return (
    <article class="one-sheet">
      <nav aria-label={t("library-sheets-beside")}>
        <Link class="btn quiet" href="/villages">
          <Icon name="villages" /> {t("library-all-sheets")}
        </Link>
        <Beside face={sheets[at - 1]} rel="prev" />
        <Beside face={sheets[at + 1]} rel="next" />
      </nav>
      <header>
        <span class="sheet-no">{shared ? <Icon name="trophy" /> : face.slug}</span>
        <div>
          <h1>{face.name}</h1>
          <p>
            <Words text={tagged(shared ? "library-sheet-competition" : "library-sheet-adventure")} />
          </p>
          <p class="origin">
            <Origin source={face.source} /> {t(`library-sheet-from-${face.source}`)}
          </p>
        </div>
      </header>
      <div class="six-houses">
        <h2 class="vh">{t("library-six")}</h2>
        {buildingsOf(face).map((one) => (
          <BuildingCard key={one.slug} face={one} />
        ))}
      </div>
      <aside aria-label={t("library-play-it")}>
        <div class="panel play-it">
          {shared ? (
            <Quick loud icon="dice" title={t("lobby-roll")} what={t("lobby-roll-what")} start={(name) => sitDown({ name, table: ROLL, start: true })} />
          ) : (
            <Quick
              loud
              icon="dice"
              title={t("library-play-sheet")}
              what={t("library-play-sheet-what")}
              start={(name) => sitDown({ name, table: adventure(face.slug), start: true })}
            />
          )}
        </div>
        {!shared && <Ranks sheet={face.slug} />}
      </aside>
    </article>
  );
}
