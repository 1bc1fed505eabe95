/** One building: its facts, the rules that speak of it, and the sheets where it stands. */
import { useEffect } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { Link } from "../../../lib/route";
import { naming, openRulebook, rulebook } from "../../../lib/rulebook";
import { useTitle } from "../../../lib/title";
import { sheetPath, sheetTitle } from "../../../lib/villages";
import { familyOf } from "./villagefilter";
import type { BuildingFace, ClauseText, Villages } from "../../../wire";
import { Icon } from "../../../ui/Icon";
import { Clause, Words } from "../../../ui/Words";
import { Own } from "../SheetPicker";
import { BuildingCard } from "./BuildingCard";
import { FamilySign } from "./family";

/** The clauses that explain each form of ability (RH-VOCAB). */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  gain: ["RH-VOCAB-01", "RH-VOCAB-03"], "gain-choice": ["RH-VOCAB-02"], "gain-per": ["RH-VOCAB-04", "RH-VOCAB-19"], swap: ["RH-VOCAB-05", "RH-VOCAB-16"],
  discount: ["RH-VOCAB-06", "RH-VOCAB-18"], "copy-die": ["RH-VOCAB-07"], act: ["RH-VOCAB-08"], "act-pay": ["RH-VOCAB-09", "RH-VOCAB-16"],
  "free-harvest": ["RH-VOCAB-10", "RH-VOCAB-16"], reroll: ["RH-VOCAB-11", "RH-VOCAB-17"], "vp-if": ["RH-VOCAB-12"], "pay-vp": ["RH-VOCAB-13"],
  "end-per": ["RH-VOCAB-14", "RW-VILLAGE-05"], "plan-vp": ["RH-VOCAB-15", "RW-ADV-12"],
};

/** So many settlements are shown; more are rare. */
const MOST_RAISED = 3;

/** What the rulebook says of a building: of its form, and where it names it. */
function rulesFor(face: BuildingFace): ClauseText[] {
  const clauses = rulebook.value?.areas.flatMap((area) => (area.game === "rollwrite" ? area.clauses : [])) ?? [];
  const wanted = new Set(FORMS[face.form] ?? []);
  const of = clauses.filter(({ id }) => wanted.has(id));
  return [...of, ...naming("rollwrite", face.name).filter((clause) => !wanted.has(clause.id))];
}

export function BuildingDetail({ face, all }: { face: BuildingFace; all: Villages }) {
  useEffect(openRulebook, []);
  useTitle(face.name);
  const sheets = all.sheets.filter(({ buildings }) => buildings.includes(face.slug));
  const rules = rulesFor(face);
  return (
    <article class="one-house">
      <nav aria-label={t("library-sheets-beside")}>
        <Link class="btn quiet" href="/villages/buildings">
          <Icon name="villages" /> {t("library-all-buildings")}
        </Link>
      </nav>
      <header>
        <FamilySign family={familyOf(face)} />
        <h1>
          {face.name}
          {face.star && <Icon name="star" class="starred" label={t("library-star")} />}
        </h1>
      </header>
      <BuildingCard face={face} alone />
      <p class="origin">
        <Icon name="book" /> {t(`library-house-from-${face.source}`)}
      </p>
      {face.raised.length > 0 && (
        <section class="raised">
          <h2>{t("library-raised")}</h2>
          <ol>
            {face.raised.slice(0, MOST_RAISED).map((text, at) => (
              <li key={at}>
                <span class="sheet-no">
                  +{at + 1}
                </span>
                <span>
                  <Words text={text} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section class="stands-on">
        <h2>{t("library-stands-on", { n: sheets.length })}</h2>
        <ul>
          {sheets.map(({ slug }) => (
            <li key={slug}>
              <Link href={sheetPath(slug)}>{sheetTitle(slug)}</Link> <Own sheet={slug} />
            </li>
          ))}
        </ul>
      </section>
      {rules.length > 0 && (
        <section class="named-in">
          <h2>{t("library-rules-for")}</h2>
          <ul>
            {rules.map(({ id, text }) => (
              <li key={id}>
                <p>
                  <Clause id={id} /> <Words text={text} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
