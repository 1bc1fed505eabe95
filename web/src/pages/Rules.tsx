/** The rulebooks of both games: areas with their clauses, search as you type, one clause to point at. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { Link, go, route } from "../lib/route";
import { type Book, areasOf, book, gameWith, isBook, openRulebook, rulebook, rulebookFailed } from "../lib/rulebook";
import { folded, found, rank, wantedWords } from "../lib/search";
import { useTitle } from "../lib/title";
import { GAMES } from "../lib/wish";
import type { Area, ClauseText, GameName } from "../wire";
import { Seg } from "../lobby/Seg";
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

interface ClauseProps {
  clause: ClauseText;
  wanted: readonly string[];
  chosen?: boolean;
  /** The book it stands in, where both are searched. */
  from?: GameName | undefined;
}

function ClauseItem({ clause, wanted, chosen = false, from }: ClauseProps) {
  return (
    <li id={clause.id} class={cx("clause", chosen && "chosen")} tabIndex={-1} aria-current={chosen ? "true" : undefined}>
      <Link class="rule" href={`/rules/${clause.id}`}>
        {clause.id}
      </Link>
      <p lang={clause.translated === false ? "en" : undefined}>
        <Marked text={clause.text} wanted={wanted} />
      </p>
      {from && <span class="from">{t(`common-game-${from}`)}</span>}
    </li>
  );
}

interface ResultsProps {
  hits: readonly Hit[];
  wanted: readonly string[];
  shown: Book;
  /** How many clauses of the other book have these words. */
  elsewhere: number;
  turn: (book: Book) => void;
}

function Results({ hits, wanted, shown, elsewhere, turn }: ResultsProps) {
  const other: GameName = shown === "settlers" ? "rollwrite" : "settlers";
  return (
    <section class="chapter" aria-labelledby="hits">
      <h2 id="hits">{t("rules-found", { n: hits.length })}</h2>
      {hits.length === 0 && <p class="notice">{t("rules-nothing")}</p>}
      <ol>
        {hits.map(({ area, clause }) => (
          <ClauseItem key={clause.id} clause={clause} wanted={wanted} from={shown === "both" ? area.game : undefined} />
        ))}
      </ol>
      {elsewhere > 0 && (
        <Button icon="book" onClick={() => turn(other)}>
          {t("rules-elsewhere", { n: elsewhere, book: t(`common-game-${other}`) })}
        </Button>
      )}
    </section>
  );
}

/** The areas, book by book. */
const byBook = (areas: readonly Area[]): [GameName, Area[]][] =>
  GAMES.flatMap((game): [GameName, Area[]][] => {
    const found = areasOf(areas, game);
    return found.length ? [[game, found]] : [];
  });

/** The contents; on a phone they fold. */
function Contents({ areas, chosen }: { areas: readonly Area[]; chosen: string | null }) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const scroller = root.current?.parentElement;
    const current = root.current?.querySelector<HTMLElement>("[aria-current]");
    if (scroller && current) scroller.scrollTop = current.offsetTop - scroller.clientHeight / 2;
  }, [chosen, areas.length]);
  return (
    <details class="contents" ref={root} open={matchMedia("(min-width: 1000px)").matches}>
      <summary>
        <Icon name="book" /> {t("rules-contents")}
      </summary>
      <nav aria-label={t("rules-contents")}>
        {byBook(areas).map(([game, found]) => (
          <section key={game}>
            <p class="of-book">{t(`common-game-${game}`)}</p>
            <ol>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <Link href={`/rules/${id}`} aria-current={chosen?.replace(/-\d+$/, "") === id ? "true" : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
    </details>
  );
}

/** The book that is read: the one that the address names, or the one with the clause, if not both are. */
function useBook(areas: readonly Area[] | undefined, chosen: string | null): Book {
  const asked = route.value.query.get("book");
  const game = areas && chosen ? gameWith(areas, chosen) : undefined;
  const shown = isBook(asked) ? asked : game && book.value !== "both" ? game : book.value;
  useEffect(() => {
    book.value = shown;
  }, [shown]);
  return shown;
}

export function Rules({ clause }: { clause: string | null }) {
  useEffect(openRulebook, []);
  useTitle(clause ?? t("common-rules"));
  const [query, setQuery] = useState("");
  const all = rulebook.value?.areas;
  const chosen = clause?.toUpperCase() ?? null;
  const shown = useBook(all, chosen);
  const areas = all && areasOf(all, shown);
  const wanted = wantedWords(query);
  const inBook = ({ area }: Hit): boolean => shown === "both" || area.game === shown;
  const everywhere = wanted.length && all ? search(all, wanted) : null;
  const hits = everywhere?.filter(inBook);
  const turn = (to: Book) => {
    book.value = to;
    go(to === "both" ? "/rules" : `/rules?book=${to}`, true);
  };
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (!areas || !chosen || hits || known.current === chosen) return;
    known.current = chosen;
    const target = document.getElementById(chosen);
    target?.scrollIntoView({ block: target.matches(".clause") ? "center" : "start" });
    target?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (clause) setQuery("");
    else known.current = null;
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
              if (event.key !== "Enter" || !all) return;
              const now = wantedWords(event.currentTarget.value); // who types fast is ahead of the list
              const first = now.length ? search(all, now).find(inBook) : undefined;
              if (first) go(`/rules/${first.clause.id}`);
            }}
          />
        </label>
        <Seg<Book>
          class="seg books"
          label={t("rules-book")}
          value={shown}
          choices={[{ value: "both", label: t("rules-both") }, ...GAMES.map((game) => ({ value: game, label: t(`common-game-${game}`) }))]}
          choose={turn}
        />
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
        {all && chosen && !gameWith(all, chosen) && <p class="notice">{t("rules-no-clause", { clause: chosen })}</p>}
        {hits && <Results hits={hits} wanted={wanted} shown={shown} elsewhere={(everywhere?.length ?? 0) - hits.length} turn={turn} />}
        {!hits &&
          byBook(areas ?? []).map(([game, found]) => (
            <section key={game} class="one-book" aria-labelledby={`book-${game}`}>
              <h2 id={`book-${game}`}>{t(`common-game-${game}`)}</h2>
              {found.map(({ id, title, clauses }) => (
                <section key={id} class="chapter" aria-labelledby={`${id} book-${game}`}>
                  <h3 id={id} tabIndex={-1}>
                    {title}
                  </h3>
                  <ol>
                    {clauses.map((one) => (
                      <ClauseItem key={one.id} clause={one} wanted={wanted} chosen={one.id === chosen} />
                    ))}
                  </ol>
                </section>
              ))}
            </section>
          ))}
      </div>
    </div>
  );
}
