/** A finished game looked at again: what each decision was worth, why, and what was luck. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { reason, replayOf } from "../lib/api";
import { seatAt } from "../lib/games";
import { language, t } from "../lib/i18n";
import { Link } from "../lib/route";
import { useTitle } from "../lib/title";
import { Seg } from "../lobby/Seg";
import { tableTitle } from "../lobby/titles";
import { PlayOn } from "../replay/PlayOn";
import { day } from "../replay/day";
import { present } from "../replay/present";
import { letters } from "../table/Help";
import { reviewOf, startReview, stopReview } from "../review/asked";
import { Begin, Failed } from "../review/Begin";
import { Curve } from "../review/Curve";
import { Decisions, type Show, told } from "../review/Decisions";
import { Judging } from "../review/Judging";
import { Luck } from "../review/Luck";
import { Making, underWay } from "../review/making";
import { Opened } from "../review/Opened";
import { Others } from "../review/Others";
import { Sheet } from "../review/Sheet";
import { Then } from "../review/Then";
import { MISTAKES, closest, dearest, isMistake, points, seatsOf, shown, stepped } from "../review/model";
import { type Player, playersOf } from "../review/players";
import { usePosition } from "../review/position";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import type { Decided, Replay, Review as Found, ReviewSeat, ReviewState, TableInfo } from "../wire";

export function Review({ id }: { id: string }) {
  const [played, setPlayed] = useState<Replay | null>(null);
  const [why, setWhy] = useState("");
  useTitle(played ? t("review-of", { title: tableTitle(played.table) }) : t("review-one"));
  useEffect(() => {
    replayOf(id).then(setPlayed, (error: unknown) => setWhy(reason(error)));
  }, [id]);
  if (played) return <Game played={played} />;
  return (
    <div class="replay-none">
      <h1>{t("review-one")}</h1>
      {why ? <p class="no-why">{why}</p> : <p aria-busy="true">{t("replay-comes")}</p>}
    </div>
  );
}

/** A number of the address as it is now; null: it has none. */
function asked(name: string): number | null {
  const text = new URLSearchParams(location.search).get(name);
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 0 ? value : null;
}

/** One game of a table: in a series there are several. */
function Game({ played }: { played: Replay }) {
  const { id } = played;
  const table = useMemo(() => present(played.table), [played]);
  const [game, setGame] = useState(() => asked("game") ?? 0);
  const spoken = language.value;
  const making = useMemo(
    () =>
      new Making({
        look: (known) => reviewOf(id, game, known),
        start: (depth) => startReview(id, { depth, game }),
        stop: () => stopReview(id, game),
      }),
    [id, game, spoken],
  );
  useEffect(() => {
    void making.look();
    return () => making.close();
  }, [making]);
  const [explained, setExplained] = useState(false);
  const explain = () => setExplained(true);
  const state = making.state.value;
  const before = useRef(state);
  useEffect(() => {
    if (underWay(before.current) && state?.status === "done") announce(t("review-done"));
    before.current = state;
  }, [state]);
  const review = making.review.value;
  const judged = review !== null && review.decisions.length > 0;
  const seats = useMemo(() => (review ? seatsOf(review) : []), [review]);
  const players = useMemo(() => playersOf(table, seats), [table, seats]);
  const games = state?.games ?? [];
  const over = [t("review-one"), table.changed ? day(table.changed) : ""].filter(Boolean).join(", ");
  const which = games.length > 1 && (
    <Seg
      label={t("review-game")}
      value={String(review?.game || game || games.at(-1))}
      choices={games.map((n) => ({ value: String(n), label: t("review-game-n", { n }) }))}
      choose={(value) => {
        history.replaceState(history.state, "", `${location.pathname}?game=${value}`); // its moments are others
        setGame(Number(value));
      }}
    />
  );
  return (
    <div class="rv">
      {judged && state ?
        <Judged key={`${id} ${game}`} replay={id} table={table} game={game} making={making} state={state} review={review} players={players} explain={explain} over={over} which={which} />
      : <div class="rv-first panel">
          <p class="over">{over}</p>
          <h1>{t("review-ask")}</h1>
          <p>{t("review-what")}</p>
          {which}
          {state ?
            <Begin making={making} state={state} explain={explain} />
          : <>
              <p aria-busy={!making.failed.value}>{!making.failed.value && t("replay-comes")}</p>
              <Failed making={making} />
            </>
          }
          <Link class="btn quiet" href={`/replay/${id}`}>
            <Icon name="eye" />
            {t("review-to-replay")}
          </Link>
        </div>
      }
      {explained && (
        <Sheet title={t("review-how")} class="rv-how" shut={() => setExplained(false)}>
          <Judging review={review}>{state?.status === "done" && <Begin making={making} state={state} />}</Judging>
        </Sheet>
      )}
    </div>
  );
}

interface JudgedProps {
  replay: string;
  table: TableInfo;
  game: number;
  making: Making;
  state: ReviewState;
  review: Found;
  players: readonly Player[];
  explain: () => void;
  over: string;
  which: ComponentChildren;
}

function Judged({ replay, table, game, making, state, review, players, explain, over, which }: JudgedProps) {
  const own = seatAt(replay);
  const [seat, setSeat] = useState<number | null>(() => {
    if (new URLSearchParams(location.search).get("seat") === "all") return null;
    const number = asked("seat") ?? own;
    return number !== null && players.some((player) => player.seat === number) ? number : players.length === 1 ? (players[0]?.seat ?? null) : null;
  });
  const [at, setAt] = useState(() => asked("at"));
  const done = state.status === "done";
  const [show, setShow] = useState<Show>(done ? "mistakes" : "all");
  const [doing, setDoing] = useState<"" | "try" | "play">("");
  const { decisions, turning } = review;
  const alone = players.length === 1;
  const lists = useMemo(() => ({ all: shown(decisions, seat, "all"), mistakes: shown(decisions, seat, "mistakes") }), [decisions, seat]);
  const left = useMemo(() => review.seats.filter((one) => seat === null || one.seat === seat).flatMap((one) => one.left.map((lost) => ({ ...lost, seat: one.seat }))), [review, seat]);
  const counts = { all: lists.all.length, mistakes: lists.mistakes.length, left: left.length };
  const list = show === "left" ? lists.all : lists[show];
  const decided = at === null ? (done ? dearest(lists.all) : lists.all[0]) : closest(decisions, at);
  const name = players.find((player) => player.seat === decided?.seat)?.name ?? "";
  const position = usePosition(replay, decided?.at);
  const seen = position.seen?.at === decided?.at ? position.seen : null;

  const choose = (one: Decided) => {
    setAt(one.at);
    setDoing("");
    if (seat !== null && one.seat !== seat) setSeat(one.seat);
    if (show === "left" || (show === "mistakes" && !isMistake(one))) setShow("all");
    announce(told(one, players.find((player) => player.seat === one.seat)?.name ?? ""));
  };
  const goTo = (to: number) => {
    const one = closest(lists.all, to);
    if (one) choose(one);
  };
  const change = (next: number | null) => {
    setSeat(next);
    setDoing("");
    if (next !== null && decided && decided.seat !== next) setAt(dearest(shown(decisions, next, "all"))?.at ?? null);
  };

  useEffect(() => {
    const query = new URLSearchParams();
    if (game > 0) query.set("game", String(game));
    query.set("seat", seat === null ? "all" : String(seat));
    if (at !== null) query.set("at", String(at));
    history.replaceState(history.state, "", `${location.pathname}?${query}`);
  }, [game, seat, at]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input:not([type=range]), textarea, select, [role=radiogroup], [role=menu], dialog")) return;
      const key = event.key.toLowerCase();
      const mistake = key === "n" || key === "p";
      if (mistake && !letters.value) return;
      const column = target.closest(".rv-decs") !== null;
      const on = key === "arrowright" || key === "n" || (column && key === "arrowdown");
      const back = key === "arrowleft" || key === "p" || (column && key === "arrowup");
      const step = on ? 1 : back ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      const to = stepped(mistake ? lists.mistakes : list, decided?.at ?? (step > 0 ? -1 : Infinity), step);
      if (to) choose(to);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });

  return (
    <>
      <header class="rv-head">
        <div>
          <p class="over">{over}</p>
          <h1>{headline(review.seats, players, seat) || t("review-of", { title: tableTitle(table) })}</h1>
          <p class="sub">
            {review.seats.map((one) => {
              const player = players.find(({ seat: who }) => who === one.seat);
              return (
                <span key={one.seat}>
                  <Emblem of={player?.emblem ?? ""} /> {player?.name} <b class="nums">{one.score}</b>
                </span>
              );
            })}
            <span class="note">{t("review-by", { bot: review.by, deals: review.deals, within: points(review.within) })}</span>
          </p>
        </div>
        <div class="rv-acts">
          {which}
          {!alone && (
            <Seg
              class="seg who"
              label={t("review-whose")}
              value={seat === null ? "all" : String(seat)}
              choices={[
                { value: "all", label: t("review-whose-all") },
                ...players.map((player) => ({
                  value: String(player.seat),
                  label: player.name,
                  drawn: (
                    <>
                      <Emblem of={player.emblem} />
                      <span>{player.name}</span>
                    </>
                  ),
                })),
              ]}
              choose={(value) => change(value === "all" ? null : Number(value))}
            />
          )}
          {done && seat !== null && lists.mistakes.length > 0 && (
            <Link class="btn quiet" href={`/replay/${replay}/puzzles?seat=${seat}${game ? `&game=${game}` : ""}`}>
              <Icon name="target" />
              {t("review-slips")}
            </Link>
          )}
          <button type="button" class="btn quiet" onClick={explain}>
            <Icon name="help" />
            {t("review-how")}
          </button>
          <Link class="btn quiet" href={`/replay/${replay}${decided ? `?at=${decided.at}` : ""}`}>
            <Icon name="eye" />
            {t("review-to-replay")}
          </Link>
        </div>
        {!done && <Begin making={making} state={state} />}
      </header>
      <Curve review={review} players={players} seat={seat} decided={decided} list={lists.all} choose={choose} />
      <Luck seats={review.seats} players={players} />
      {decided && <Then replay={replay} table={table} decided={decided} name={name} position={{ seen, why: position.why }} />}
      <Decisions
        players={players}
        seat={seat}
        show={show}
        setShow={setShow}
        counts={counts}
        list={list}
        left={left}
        turning={turning}
        decided={decided}
        choose={choose}
        goTo={goTo}
      />
      {decided ?
        <Opened
          decided={decided}
          name={name}
          ask={seen?.ask}
          sources={review.sources}
          alone={alone}
          left={left.filter((one) => one.at === decided.at && one.seat === decided.seat)}
          doing={
            doing === "try" ? <Others replay={replay} game={game} decided={decided} offers={seen?.offers ?? (seen ? [] : null)} shut={() => setDoing("")} />
            : doing === "play" && seen ?
              <PlayOn replay={replay} at={decided.at} view={seen.view} names={table.seats.map((one) => one.name ?? "")} seat={decided.seat} shut={() => setDoing("")} />
            : null
          }
        >
          <footer>
            <button type="button" class="btn primary" aria-expanded={doing === "play"} aria-disabled={seen === null || undefined} onClick={() => seen && setDoing(doing === "play" ? "" : "play")}>
              <Icon name="play" />
              {t("replay-play-on")}
            </button>
            <button type="button" class="btn" aria-expanded={doing === "try"} onClick={() => setDoing(doing === "try" ? "" : "try")}>
              <Icon name="target" />
              {t("review-try")}
            </button>
          </footer>
        </Opened>
      : <section class="panel rv-open is-empty">
          <p>{t("review-choose")}</p>
        </section>
      }
    </>
  );
}

/** How the game ended for a seat, and with how many mistakes. */
function headline(seats: readonly ReviewSeat[], players: readonly Player[], seat: number | null): string {
  const one = seats.find((other) => other.seat === seat);
  const name = players.find((player) => player.seat === seat)?.name;
  if (!one || name === undefined) return "";
  const mistakes = MISTAKES.reduce((sum, mark) => sum + (one.marks[mark] ?? 0), 0);
  const facts = { name, n: Math.abs(one.margin), mistakes };
  if (seats.length === 1) return t("review-head-alone", { ...facts, score: one.score });
  return t(one.margin > 0 ? "review-head-won" : one.margin < 0 ? "review-head-lost" : "review-head-even", facts);
}
