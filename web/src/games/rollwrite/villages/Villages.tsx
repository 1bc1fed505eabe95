/** The library of the roll & write game: all sheets and buildings with search and filters, and the Empire sheet. */
import { useEffect } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { t, tagged } from "../../../lib/i18n";
import { best, recorded } from "../records";
import { Link, go, route } from "../../../lib/route";
import { useTitle } from "../../../lib/title";
import { type Asked, FAMILIES, type Family, type Found, GIVES, type List, OWN, askedBuildings, askedSheets, familyOf, fromQuery, isAnything, toQuery, toggled } from "./villagefilter";
import { COMPETITION, TRACKS, building, buildingsOf, openVillages, sheet, sheetPath, sheetTitle, villages, villagesFailed } from "../../../lib/villages";
import type { Villages as Everything } from "../../../wire";
import { Button } from "../../../ui/Button";
import { Filter } from "../../../ui/Filter";
import { Amount } from "../../../ui/Goods";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { Own } from "../SheetPicker";
import { BuildingCard } from "./BuildingCard";
import { BuildingDetail } from "./BuildingDetail";
import { Empire } from "./Empire";
import { SheetCard } from "./SheetCard";
import { SheetDetail } from "./SheetDetail";
import { FamilySign, familyName } from "./family";
import { Lost } from "../../../pages/Lost";

type View = "sheets" | "buildings" | "empire";
const PATHS: Readonly<Record<View, string>> = { sheets: "/villages", buildings: "/villages/buildings", empire: "/villages/empire" };
const VIEWS: readonly View[] = ["sheets", "buildings", "empire"];

/** `rest` is what stands behind /villages: nothing, a view, `building/sawpit`, or a sheet. */
export function Villages({ rest }: { rest: string }) {
  useEffect(openVillages, []);
  const all = villages.value;
  if (all) return <Place rest={rest} all={all} />;
  if (!villagesFailed.value) return <p class="notice">{t("common-loading")}</p>;
  return (
    <div class="notice">
      <p>{t("common-no-villages")}</p>
      <Button kind="primary" onClick={openVillages}>
        {t("common-try-again")}
      </Button>
    </div>
  );
}

function Place({ rest, all }: { rest: string; all: Everything }) {
  if (rest === "") return <List view="sheets" all={all} />;
  if (rest === "buildings" || rest === "empire") return <List view={rest} all={all} />;
  const face = rest.startsWith("building/") ? building(rest.slice("building/".length)) : undefined;
  if (face) return <BuildingDetail key={rest} face={face} all={all} />;
  const one = sheet(rest);
  return one ? <SheetDetail key={rest} face={one} sheets={all.sheets} /> : <Lost />;
}

const GIVES_ICONS: Readonly<Record<string, string>> = { action: "k-action", harvest: "favor-crops", discount: "bonus", reroll: "dice" };
/** What has no picture of its own is written. */
const WRITTEN = new Set(["action", "harvest", "discount", "reroll"]);

function Filters({ view, wanted }: { view: View; wanted: Asked }) {
  const by = (list: List) => ({ list, on: wanted[list], toggle: (value: string) => go(`${PATHS[view]}${toQuery(toggled(wanted, list, value))}`, true) });
  return (
    <div class="filters">
      <Filter
        {...by("family")}
        title={t("library-family")}
        values={FAMILIES}
        name={familyName}
        drawn={(value) => [<FamilySign family={value as Family} />, familyName(value)]}
      />
      <Filter
        {...by("gives")}
        title={t("library-gives")}
        values={GIVES}
        name={(value) => t(`library-gives-${value}`)}
        drawn={(value) => [<Icon name={GIVES_ICONS[value] ?? value} />, WRITTEN.has(value) && t(`library-gives-${value}`)]}
      />
      {view === "sheets" && (
        <Filter
          {...by("own")}
          title={t("library-own")}
          values={OWN}
          name={(value) => t(`library-own-${value}`)}
          drawn={(value) => t(`library-own-${value}`)}
        />
      )}
    </div>
  );
}

function Views({ view, wanted }: { view: View; wanted: Asked }) {
  return (
    <nav class="views" aria-label={t("library-views")}>
      {VIEWS.map((one) => (
        <Link key={one} href={`${PATHS[one]}${one === "empire" ? "" : toQuery(wanted)}`} aria-current={one === view ? "page" : undefined}>
          {t(`library-view-${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function List({ view, all }: { view: View; all: Everything }) {
  useTitle(t(view === "sheets" ? "common-villages" : `library-view-${view}`));
  const wanted = fromQuery(route.value.query);
  const anything = isAnything(wanted);
  const sheets = view === "sheets" ? askedSheets(all.sheets, wanted, buildingsOf, (slug) => best(slug) !== null) : [];
  const buildings = view === "buildings" ? askedBuildings(all.buildings, wanted) : [];
  const n = view === "sheets" ? sheets.length : buildings.length;
  const result = view === "sheets" ? t("library-found-sheets", { n, of: all.sheets.length }) : t("library-found-buildings", { n, of: all.buildings.length });
  useEffect(() => {
    if (anything && view !== "empire") announce(result);
  }, [anything, result]);
  const path = PATHS[view];
  return (
    <div class="library villages">
      <aside>
        <h1>{t("common-villages")}</h1>
        <Views view={view} wanted={wanted} />
        {view === "empire" ? (
          <p class="note">
            <Words text={tagged("library-empire-why")} />
          </p>
        ) : (
          <>
            <label class="field">
              <Icon name="search" />
              <input
                type="search"
                value={wanted.words}
                placeholder={t("library-search-villages")}
                aria-label={t("library-search-villages")}
                onInput={(event) => go(`${path}${toQuery({ ...wanted, words: event.currentTarget.value })}`, true)}
              />
            </label>
            <p class="result">
              {result}
              {anything && (
                <Button kind="quiet" icon="close" onClick={() => go(path, true)}>
                  {t("library-clear")}
                </Button>
              )}
            </p>
            <details class="more-filters" open={matchMedia("(min-width: 1000px)").matches}>
              <summary>
                <Icon name="filter" /> {t("library-filters")}
              </summary>
              <Filters view={view} wanted={wanted} />
            </details>
          </>
        )}
      </aside>
      <div class="decks">
        {view === "empire" && <Empire all={all} />}
        {view === "sheets" && <Sheets found={sheets} all={all} whole={!anything} />}
        {view === "buildings" &&
          FAMILIES.map((family) => {
            const found = buildings.filter((face) => familyOf(face) === family);
            return (
              found.length > 0 && (
                <section key={family} class="family" aria-labelledby={`family-${family}`}>
                  <h2 id={`family-${family}`}>
                    <FamilySign family={family} /> {familyName(family)} <small>{t("library-n-buildings", { n: found.length })}</small>
                  </h2>
                  <div class="houses">
                    {found.map((face) => (
                      <BuildingCard key={face.slug} face={face} />
                    ))}
                  </div>
                </section>
              )
            );
          })}
        {view !== "empire" && n === 0 && <p class="notice">{t("library-nothing-village")}</p>}
      </div>
    </div>
  );
}

/** What the Empire sheet is worth, track by track. */
function AboutEmpire({ all }: { all: Everything }) {
  return (
    <li class="panel sheet-card about">
      <h3>
        <Link href="/villages/empire">{t("library-empire")}</Link>
      </h3>
      <p>
        <Words text={tagged("library-empire-why")} />
      </p>
      <ul>
        {TRACKS.map((track) => (
          <li key={track}>
            <Icon name={`t-${track}`} /> {all.names[`track-${track}`]} <Amount good="vp" n={all.tracks[track]?.at(-1)?.value ?? 0} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const MOST_RECORDS = 4;

/** The adventures of this browser: how many, and the best. */
function Adventures({ of }: { of: number }) {
  const played = recorded().sort((a, b) => (best(b)?.score ?? 0) - (best(a)?.score ?? 0));
  return (
    <li class="panel sheet-card about">
      <h3>{t("library-own")}</h3>
      <p>{t("library-own-count", { n: played.length, of })}</p>
      <ul>
        {played.slice(0, MOST_RECORDS).map((slug) => (
          <li key={slug}>
            <Link href={sheetPath(slug)}>{sheetTitle(slug)}</Link> <Own sheet={slug} />
          </li>
        ))}
      </ul>
      <p class="note">
        <Words text={tagged("library-record-local")} />
      </p>
    </li>
  );
}

function Sheets({ found, all, whole }: { found: readonly Found[]; all: Everything; whole: boolean }) {
  const shared = found.filter(({ sheet: { slug } }) => slug === COMPETITION);
  const own = found.filter(({ sheet: { slug } }) => slug !== COMPETITION);
  return (
    <>
      {shared.length > 0 && (
        <section aria-labelledby="shared">
          <h2 id="shared">{t("library-for-all")}</h2>
          <ul class="sheet-cards">
            {shared.map((one) => (
              <SheetCard key={one.sheet.slug} found={one} />
            ))}
            {whole && <AboutEmpire all={all} />}
            {whole && <Adventures of={own.length} />}
          </ul>
        </section>
      )}
      {own.length > 0 && (
        <section aria-labelledby="own">
          <h2 id="own">
            {t("library-for-one")} <small>{t("library-n-sheets", { n: own.length })}</small>
          </h2>
          <ul class="sheet-cards">
            {own.map((one) => (
              <SheetCard key={one.sheet.slug} found={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
