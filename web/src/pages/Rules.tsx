/** The rulebook: areas with their clauses, search as you type, one clause to point at. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { Link, go } from "../lib/route";
import { openRulebook, rulebook, rulebookFailed } from "../lib/rulebook";
import { folded, found, rank, wantedWords } from "../lib/search";
import { useTitle } from "../lib/title";
import type { Area, ClauseText } from "../wire";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";

interface Hit {
  area: Area;
  clause: ClauseText;
}

/** The clauses in which all words occur (in id, title or text), best first, the shorter of equals first. */
export function search(areas: readonly Area[], wanted: readonly string[]): Hit[] {
  return areas
    .flatMap((area) => area.clauses.map((clause) => ({ area, clause, fits: rank(wanted, folded(`${clause.id} ${area.title} ${clause.text}`)) })))
    .filter(({ fits }) => fits > 0)
    .sort((a, b) => b.fits - a.fits || a.clause.text.length - b.clause.text.length);
}

function Marked({ text, wanted }: { text: string; wanted: readonly string[] }) {
  if (wanted.length === 0) return <Words text={text} />;
  return <>{found(wanted, text).map(([part, hit]) => (hit ? <mark>{part}</mark> : <Words text={part} />))}</>;
}

function ClauseItem({ clause, wanted, chosen }: { clause: ClauseText; wanted: readonly string[]; chosen: boolean }) {
  return (
    <li id={clause.id} class={cx("clause", chosen && "chosen")} tabIndex={-1} aria-current={chosen ? "true" : undefined}>
      <Link class="rule" href={`/rules/${clause.id}`}>
        {clause.id}
      </Link>
      <p lang={clause.translated === false ? "en" : undefined}>
        <Marked text={clause.text} wanted={wanted} />
      </p>
    </li>
  );
}

function Results({ hits, wanted }: { hits: readonly Hit[]; wanted: readonly string[] }) {
  return (
    <section class="area" aria-labelledby="hits">
      <h2 id="hits">{t("rules-found", { n: hits.length })}</h2>
      {hits.length === 0 && <p class="notice">{t("rules-nothing")}</p>}
      <ol>
        {hits.map(({ clause }) => (
          <ClauseItem key={clause.id} clause={clause} wanted={wanted} chosen={false} />
        ))}
      </ol>
    </section>
  );
}

/** The contents; on a phone they fold. */
function Contents({ areas, chosen }: { areas: readonly Area[]; chosen: string | null }) {
  return (
    <details class="contents" open={matchMedia("(min-width: 1000px)").matches}>
      <summary>
        <Icon name="book" /> {t("rules-contents")}
      </summary>
      <nav aria-label={t("rules-contents")}>
        <ol>
          {areas.map(({ id, title }) => (
            <li key={id}>
              <Link href={`/rules/${id}`} aria-current={chosen?.replace(/-\d+$/, "") === id ? "true" : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

export function Rules({ clause }: { clause: string | null }) {
  useEffect(openRulebook, []);
  useTitle(clause ?? t("common-rules"));
  const [query, setQuery] = useState("");
  const areas = rulebook.value?.areas;
  const wanted = wantedWords(query);
  const hits = wanted.length && areas ? search(areas, wanted) : null;
  const chosen = clause?.toUpperCase() ?? null;
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (!areas || !chosen || hits || known.current === chosen) return;
    known.current = chosen;
    const target = document.getElementById(chosen);
    target?.scrollIntoView({ block: target.matches(".clause") ? "center" : "start" });
    target?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!clause) known.current = null;
    setQuery("");
  }, [clause]);
  useEffect(() => {
    if (hits) announce(t("rules-found", { n: hits.length }));
  }, [hits?.length]);

  return (
    <div class="rules">
      <aside>
        <h1>{t("common-rules")}</h1>
        <label class="field">
          <Icon name="search" />
          <input
            type="search"
            value={query}
            placeholder={t("rules-search")}
            aria-label={t("rules-search")}
            onInput={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={(event) => {
              const first = hits?.[0];
              if (event.key === "Enter" && first) go(`/rules/${first.clause.id}`);
            }}
          />
        </label>
        {areas && <Contents areas={areas} chosen={chosen} />}
      </aside>
      <div class="book">
        {!areas && !rulebookFailed.value && <p class="notice">{t("common-loading")}</p>}
        {!areas && rulebookFailed.value && (
          <div class="notice">
            <p>{t("rules-failed")}</p>
            <Button kind="primary" onClick={openRulebook}>
              {t("common-try-again")}
            </Button>
          </div>
        )}
        {hits && <Results hits={hits} wanted={wanted} />}
        {!hits &&
          areas?.map(({ id, title, clauses }) => (
            <section key={id} class="area" aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              <ol>
                {clauses.map((found) => (
                  <ClauseItem key={found.id} clause={found} wanted={wanted} chosen={found.id === chosen} />
                ))}
              </ol>
            </section>
          ))}
      </div>
    </div>
  );
}
