/** A puzzle on the real table: what is wanted stands beside it, moves are tried on a private copy, and an answer is judged. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { LessonContext } from "../lesson/context";
import { announce } from "../lib/announce";
import { copyText } from "../lib/copy";
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { pageOf } from "../games";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { PuzzleLine as Shown, PuzzleVerdict, Solution } from "../wire";
import { lineTo } from "./line";
import type { Source } from "./source";

interface PuzzleTableProps {
  source: Source;
  /** What stands above the title: `Puzzle 12`. */
  over: string;
  back: { href: string; name: string };
  /** It was solved without looking at the answer. */
  found: () => void;
  next: (() => void) | undefined;
  /** The address to share. */
  share?: string | undefined;
}

export function PuzzleTable({ source, over, back, found, next, share }: PuzzleTableProps) {
  const [why, setWhy] = useState("");
  const line = useMemo(() => lineTo(source, setWhy), [source.key]);
  const [solution, setSolution] = useState<Solution | null>(null);
  /** Whether the answer counts: it does not once the solution was looked at. */
  const [shown, setShown] = useState(false);
  const [small, setSmall] = useState(false);
  const told = useRef<PuzzleVerdict | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setSolution(null);
    setShown(false);
    void line.begin();
    return () => line.close();
  }, [line]);
  const standing = line.standing.value;
  const verdict = standing?.verdict ?? null;
  useLayoutEffect(() => {
    if (verdict === told.current) return;
    told.current = verdict;
    if (verdict === null) return;
    setSmall(false);
    announce([verdict.heading, ...(verdict.why ?? [])].join(" "));
    heading.current?.focus({ preventScroll: true });
    if (verdict.right) {
      if (!shown) found();
      void source.solution().then(setSolution);
    }
  }, [verdict]);
  const reveal = (): void => {
    setShown(true);
    void source.solution().then((answer) => {
      setSolution(answer);
      setSmall(false);
      announce([t("puzzle-answer"), ...answer.line.moves.map((move) => (typeof move === "string" ? move : ""))].join(" "));
    });
  };
  const again = (): void => void line.begin();
  const seen = line.seen.value;
  const info = line.info.value;
  if (!standing || !seen || !info) {
    return (
      <div class="pz-none">
        <h1>{over}</h1>
        {why ? <p class="no-why">{why}</p> : <p aria-busy="true">{t("puzzle-comes")}</p>}
        <Link class="btn" href={back.href}>
          {back.name}
        </Link>
      </div>
    );
  }
  const { Table } = pageOf(seen.view.game);
  const state =
    verdict === null ? "is-open"
    : verdict.right ? "is-right"
    : "is-wrong";
  return (
    <LessonContext.Provider value={true}>
      <div class="lessoned pz-table">
        <Table key={source.key} connection={line} seen={seen} info={info} share={1} />
      </div>
      <header class="lbar pz-bar">
        <Icon name="learn" class="brand" />
        <p class="pz-over">
          <b>{over}</b> <span class="pz-level">{standing.level}</span>
        </p>
        <Link class="btn quiet" href={back.href} aria-label={back.name} title={back.name}>
          <Icon name="leave" />
          <span class="lb">{back.name}</span>
        </Link>
      </header>
      <aside class={cx("pz-panel panel", state, small && "is-small")} aria-labelledby="pz-title">
        <div class="pz-head">
          <h2 id="pz-title" ref={heading} tabIndex={-1}>
            {verdict && <Icon name={verdict.right ? "check" : "close"} />}
            {verdict ? verdict.heading : standing.title}
          </h2>
          <button type="button" class="btn quiet sq" aria-expanded={!small} aria-label={t("puzzle-fold")} title={t("puzzle-fold")} onClick={() => setSmall(!small)}>
            <Icon name={"chev"} />
          </button>
        </div>
        {!small && (
          <div class="pz-in">
            {!verdict && <p>{standing.task}</p>}
            {verdict?.why?.map((one) => <p key={one}>{one}</p>)}
            {verdict?.line && <Moves line={verdict.line} title={verdict.right || verdict.ended ? t("puzzle-yours") : t("puzzle-at-best")} />}
            {solution && <Answer solution={solution} tries={(move) => void line.begin([move])} />}
          </div>
        )}
        <div class="pz-does">
          {verdict?.right && next && (
            <Button kind="primary" onClick={next}>
              {t("puzzle-next")}
            </Button>
          )}
          {(verdict || standing.moves.length > 0) && (
            <Button kind={verdict && !verdict.right ? "primary" : undefined} icon="undo" onClick={again}>
              {t("puzzle-again")}
            </Button>
          )}
          {!solution && (
            <Button kind="quiet" icon="eye" onClick={reveal}>
              {t("puzzle-show")}
            </Button>
          )}
          {next && !verdict?.right && (
            <Button kind="quiet" onClick={next}>
              {t("puzzle-skip")}
            </Button>
          )}
          {share && (
            <Button kind="quiet" icon="link" onClick={() => void copyText(new URL(share, location.href).href).then((done) => announce(t(done ? "puzzle-copied" : "puzzle-not-copied")))}>
              {t("puzzle-share")}
            </Button>
          )}
        </div>
      </aside>
    </LessonContext.Provider>
  );
}

function Moves({ line, title }: { line: Shown; title: string }) {
  if (line.moves.length === 0) return null;
  return (
    <section class="pz-line">
      <h3>{title}</h3>
      <ol>
        {line.moves.map((move, at) => (
          <li key={at}>
            <Words text={move} />
          </li>
        ))}
      </ol>
      {(line.parts ?? []).length > 0 && (
        <dl>
          {line.parts?.map(({ label, points }) => (
            <div key={label} class={points < 0 ? "is-lost" : undefined}>
              <dt>{label}</dt>
              <dd class="nums">{points > 0 ? `+${points}` : `−${-points}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** The answer, how sure it is, and what every other first move comes to. */
function Answer({ solution, tries }: { solution: Solution; tries: (move: string) => void }) {
  const others = solution.firsts.filter(({ best }) => !best);
  /** Of one best move the others say what they lose. */
  const loses = (solution.line.parts ?? []).length === 0;
  return (
    <>
      <Moves line={solution.line} title={t("puzzle-answer")} />
      <p class="note">{solution.sure}</p>
      {others.length > 0 && (
        <section class="pz-others">
          <h3>{t("puzzle-why-not")}</h3>
          <ul>
            {others.map(({ move, label, points, within = 0 }) => (
              <li key={move}>
                <button type="button" class="btn quiet" onClick={() => tries(move)}>
                  <Words text={label} />
                  <span class="nums">{loses ? `−${Math.round(points * 10) / 10}` : within ? t("puzzle-about", { points: Math.round(points * 10) / 10 }) : points}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
