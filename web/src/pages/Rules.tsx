/** The rulebooks of all games: in short first, then areas with their clauses, search as you type, one clause to point at. */
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { pieces } from "../lib/sentence";
import { t } from "../lib/i18n";
import { Link, go, route } from "../lib/route";
import { judges } from "../lib/judges";
import { type Book, areaOf, areasOf, book, gameWith, isBook, openRulebook, rulebook, rulebookFailed } from "../lib/rulebook";
import { howToPath } from "../learn/paths";
import { lessonOf, lessonPath } from "../lesson/progress";
import { type Hit, marked, search } from "../lib/rulesearch";
import { found, wantedWords } from "../lib/search";
import { useTitle } from "../lib/title";
import { pageOf } from "../games";
import { type Area, type ClauseText, GAMES, type GameName, type Part, type Sentence } from "../wire";
import { Seg } from "../lobby/Seg";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";

function Marked({ text, wanted }: { text: Sentence; wanted: readonly string[] }) {
  if (wanted.length === 0) return <Words text={text} />;
  const marked = (part: string) => found(wanted, part).map(([words, hit]) => (hit ? <mark>{words}</mark> : words));
  return <>{pieces(text).map((piece) => (typeof piece === "string" ? marked(piece) : <Words text={[piece]} />))}</>;
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
  /** How many clauses of the other books have these words. */
  elsewhere: readonly (readonly [GameName, number])[];
  /** How many more only judges need. */
  hidden: number;
  turn: (book: Book) => void;
}

/** So many clauses that only use a word are shown at first. */
const FIRST = 12;

function Results({ hits, wanted, shown, elsewhere, hidden, turn }: ResultsProps) {
  const [all, setAll] = useState(false);
  const defining = hits.filter(({ defines }) => defines);
  const using = hits.filter(({ defines }) => !defines);
  const list = (some: readonly Hit[]) => (
    <ol>
      {some.map(({ area, clause }) => (
        <ClauseItem key={clause.id} clause={clause} wanted={wanted} from={shown === "all" ? area.game : undefined} />
      ))}
    </ol>
  );
  return (
    <section class="chapter hits" aria-labelledby="hits">
      <h2 id="hits">{t("rules-found", { n: hits.length })}</h2>
      {hits.length === 0 && <p class="notice">{t("rules-nothing")}</p>}
      {defining.length > 0 && <h3>{t("rules-defines")}</h3>}
      {list(defining)}
      {defining.length > 0 && using.length > 0 && <h3>{t("rules-uses")}</h3>}
      {list(all ? using : using.slice(0, FIRST))}
      {!all && using.length > FIRST && <Button onClick={() => setAll(true)}>{t("rules-all", { n: hits.length })}</Button>}
      {elsewhere.map(([game, n]) => (
        <Button key={game} icon="book" onClick={() => turn(game)}>
          {t("rules-elsewhere", { n, book: t(`common-game-${game}`) })}
        </Button>
      ))}
      {hidden > 0 && <Button onClick={() => (judges.value = true)}>{t("rules-hidden", { n: hidden })}</Button>}
    </section>
  );
}

/** A book in short, with pictures: what it is about, how one wins, and where to learn it. */
function InShort({ game }: { game: GameName }) {
  const { Sources } = pageOf(game);
  return (
    <section class="in-short" aria-labelledby={`short-${game} book-${game}`}>
      <h3 id={`short-${game}`}>{t("rules-in-short")}</h3>
      <p>{t(`learn-${game}`)}</p>
      <Sources />
      <p class="acts">
        <Link class="btn" href={howToPath(game)}>
          <Icon name="learn" />
          {t("rules-how-to")}
        </Link>
        {lessonOf(game) && (
          <Link class="btn" href={lessonPath(game)}>
            <Icon name="play" />
            {t("rules-lesson")}
          </Link>
        )}
      </p>
      <p class="note">{t("rules-below")}</p>
    </section>
  );
}

/** The picture of an area, if its game has one. */
function Pictured({ game, area }: { game: GameName; area: string }) {
  const { Figure } = pageOf(game);
  return <Figure area={area} />;
}

/** A part of a book, before its first area: a box, the rulings. */
function Opening({ part }: { part: Part }) {
  return (
    <header class="part">
      <h3>{part.title}</h3>
      <p>
        <Words text={part.text} />
      </p>
    </header>
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
  const current = chosen && areaOf(areas, chosen)?.id;
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
              {found.map(({ id, title, part }) => (
                <li key={id}>
                  {part && <p class="of-part">{part.title}</p>}
                  <Link href={`/rules/${id}`} aria-current={current === id ? "true" : undefined}>
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
  const shown = isBook(asked) ? asked : game && book.value !== "all" ? game : book.value;
  useEffect(() => {
    book.value = shown;
  }, [shown]);
  return shown;
}

export function Rules({ clause }: { clause: string | null }) {
  useEffect(openRulebook, []);
  useTitle(clause ?? t("common-rules"));
  const [query, setQuery] = useState("");
  const chosen = clause?.toUpperCase() ?? null;
  const whole = rulebook.value?.areas;
  const terms = rulebook.value?.terms ?? [];
  const inside = judges.value || (whole !== undefined && chosen !== null && areaOf(whole, chosen)?.internal === true);
  const all = whole?.filter(({ internal }) => inside || !internal);
  const shown = useBook(all, chosen);
  const areas = all && areasOf(all, shown);
  const wanted = wantedWords(query);
  const inBook = ({ area }: Hit): boolean => shown === "all" || area.game === shown;
  const everything = wanted.length && whole ? search(whole, wanted, terms) : null;
  const everywhere = everything?.filter(({ area }) => inside || !area.internal);
  const hits = everywhere?.filter(inBook);
  const outside = everywhere?.filter((hit) => !inBook(hit)) ?? [];
  const elsewhere = GAMES.map((game) => [game, outside.filter(({ area }) => area.game === game).length] as const).filter(([, n]) => n > 0);
  const turn = (to: Book) => {
    book.value = to;
    go(to === "all" ? "/rules" : `/rules?book=${to}`, true);
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
              const first = now.length ? search(all, now, terms).find(inBook) : undefined;
              if (first) go(`/rules/${first.clause.id}`);
            }}
          />
        </label>
        <Seg<Book>
          class="seg books"
          label={t("rules-book")}
          value={shown}
          choices={[{ value: "all", label: t("rules-every") }, ...GAMES.map((game) => ({ value: game, label: t(`common-game-${game}`) }))]}
          choose={turn}
        />
        <label class="for-judges">
          <input type="checkbox" checked={judges.value} onChange={(event) => (judges.value = event.currentTarget.checked)} />
          {t("rules-judges")}
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
        {whole && chosen && !areaOf(whole, chosen) && <p class="notice">{t("rules-no-clause", { clause: chosen })}</p>}
        {hits && (
          <Results
            key={query}
            hits={hits}
            wanted={marked(wanted, terms)}
            shown={shown}
            elsewhere={elsewhere}
            hidden={(everything?.filter(inBook).length ?? 0) - hits.length}
            turn={turn}
          />
        )}
        {!hits &&
          byBook(areas ?? []).map(([game, found]) => (
            <section key={game} class="one-book" aria-labelledby={`book-${game}`}>
              <h2 id={`book-${game}`}>{t(`common-game-${game}`)}</h2>
              <InShort game={game} />
              {found.map(({ id, title, clauses, part }) => (
                <section key={id} class={cx("chapter", part && "opens")} aria-labelledby={`${id} book-${game}`}>
                  {part && <Opening part={part} />}
                  <h3 id={id} tabIndex={-1}>
                    {title}
                  </h3>
                  <Pictured game={game} area={id} />
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
