/** A table on which its game is taught: the real table, and over it what is read and done next. */
import type { ComponentChild } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { reason } from "../lib/api";
import { t } from "../lib/i18n";
import { face } from "../lib/library";
import { go } from "../lib/route";
import type { Connection } from "../lib/socket";
import { nameOrGuest } from "../lib/name";
import { FIRST_LEVEL, gameOf } from "../lib/wish";
import { sitDown } from "../pages/NewTable";
import { nameOf } from "../table/names";
import type { GameName, Seen, TableInfo } from "../wire";
import { LessonBar, Light, Reading, Task, Wrong, say, useBoxes } from "./Guide";
import { LessonContext } from "./context";
import { type Now, type Stage, TRIES, allows, stage } from "./course";
import { type Lesson, beats } from "./lesson";
import { lessonOf, placeIn } from "./progress";
import { clicked, placesOf, placesOfMoves } from "./spots";

/** A lesson of a later Osada: its table is one like any other. */
const NONE: Lesson = { game: "", name: "", chapters: [] };
const LEARNER = 0;
const RIVAL = 1;

/** The game as the lesson sees it. */
function nowOf(seen: Seen): Now {
  const { offers = [] } = seen;
  const all = seen.view;
  const view = "table" in all && all.stage === "game" && all.table ? all.table : all;
  const asked = "asked" in view && offers.length > 0 ? view.asked : undefined;
  return {
    asked: asked === undefined || asked === null ? null : typeof asked === "string" ? asked : asked.kind,
    acted: "acted" in view && view.acted,
    game: "number" in all ? all.number : 1,
    round: view.round,
    over: "phase" in all ? all.phase === "end" : all.stage === "over",
    offers,
  };
}

/** A try that was not it. */
interface Mistake {
  why: string;
  at: Element | null;
}

function mistake(now: Stage, element: Element | null, move: string | null): string {
  const beat = now.kind === "task" ? now.beat : undefined;
  const card = face((element as HTMLElement | null)?.dataset["card"] ?? "");
  if (card && beat?.want === "production" && card.kind !== "production") return t(`lesson-not-${card.kind}`, { what: card.name });
  if (card && beat?.want === "faction" && card.faction === "common") return t("lesson-not-common", { what: card.name });
  if (card?.deal && beat?.id === "deal") return t("lesson-not-deal", { what: card.name, good: t(`common-good-${card.deal}`) });
  const what = card?.name ?? element?.getAttribute("aria-label")?.split(/[.:]/)[0];
  if (element?.matches(".act-pass, .act-end") || move === "pass" || move === "ready") return t("lesson-not-pass");
  if (now.kind === "end") return t("lesson-not-end");
  return what ? t("lesson-not-this", { what }) : t("lesson-not-move");
}

/** Starts a game against the easiest bot: what to play after a lesson, with the box and the faction that it taught. */
function ownGame(game: GameName, { box }: Lesson, faction: string | null | undefined): void {
  const taught = box === undefined ? {} : { boxes: [box] };
  const own = box === undefined || faction == null ? {} : { faction };
  sitDown({ name: nameOrGuest(), table: { game, ...taught, seats: [own, { bot: FIRST_LEVEL }] }, start: true }).catch((error: unknown) => announce(reason(error)));
}

/** A lesson with all its steps; nothing is taught until they have come. */
function useWhole(known: Lesson): Lesson {
  const [whole, setWhole] = useState<Lesson>(known.whole ? NONE : known);
  useEffect(() => void known.whole?.().then(setWhole), [known]);
  return whole;
}

interface LessonTableProps {
  connection: Connection;
  seen: Seen;
  info: TableInfo;
  children: (connection: Connection) => ComponentChild;
}

export function LessonTable({ connection, seen, info, children }: LessonTableProps) {
  const game = gameOf(info);
  const lesson = useWhole(lessonOf(game, info.lesson) ?? NONE);
  const all = useMemo(() => beats(lesson), [lesson]);
  const place = placeIn(game, info.lesson);
  const at = place.value.table === info.id ? place.value.beat : all.length;
  const here = stage(all[at], nowOf(seen));
  const rival = nameOf(info, RIVAL);

  const [wrong, setWrong] = useState<Mistake | null>(null);
  const [tries, setTries] = useState(0);
  const making = useRef<string | null>(null);
  connection.sent.value; // draws anew when a move is answered

  const to = (beat: number): void => {
    setWrong(null);
    setTries(0);
    place.value = { ...place.peek(), beat, done: place.peek().done || all[beat] === undefined || all[beat].show === "next" };
  };
  const on = (): void => to(at + 1);
  const fail = (element: Element | null, move: string | null): void => {
    setWrong({ why: mistake(here, element, move), at: element });
    setTries((n) => n + 1);
  };

  // Effects run late: what is under way is looked up anew, as a move may have been made since this was drawn.
  useEffect(() => {
    if (making.current === null) {
      if (here.kind === "skip") on();
    } else if (connection.sent.peek() === null) {
      making.current = null;
      if (connection.no.peek() === null) on();
    }
  });

  /** Moves pass through the lesson: a wrong one is answered and changes nothing. */
  const judging = useRef({ here, fail });
  judging.current = { here, fail };
  const guided = useMemo<Connection>(
    () => ({
      ...connection,
      move(text, ...more) {
        const { here, fail } = judging.current;
        if (!allows(here, text)) return fail(null, text);
        if (here.kind === "task" && text !== "end") making.current = text;
        connection.move(text, ...more);
      },
      undo() {
        const { here, fail } = judging.current;
        if (here.kind === "free") connection.undo();
        else fail(null, "undo");
      },
    }),
    [connection],
  );

  const right = here.kind === "task" ? here.right : [];
  const shows = tries >= TRIES;
  const find = (): Element[] => {
    if (here.kind === "end") return placesOf(["end"]);
    if (here.kind !== "read" && here.kind !== "task") return [];
    const exact = shows ? placesOfMoves(right, LEARNER) : [];
    return exact.length > 0 ? exact : placesOf(here.beat.lit ?? []);
  };
  const lit = useBoxes(find);
  const open = useBoxes(() => (here.kind === "task" || here.kind === "end" ? placesOf([".ask", ".dock"]) : []));
  const off = useBoxes(() => (wrong?.at?.isConnected ? [wrong.at] : []));

  useEffect(() => {
    const click = (event: MouseEvent): void => {
      const element = clicked(event.target);
      if (element === null || element.matches(".slip")) return;
      const { here, fail } = judging.current;
      const judged = here.kind === "task" && !here.beat.moves?.some((move) => move.startsWith("settle"));
      if (!judged || placesOfMoves(here.right, LEARNER).includes(element)) return setWrong(null);
      event.preventDefault();
      event.stopImmediatePropagation();
      fail(element, null);
    };
    addEventListener("click", click, true);
    return () => removeEventListener("click", click, true);
  }, []);

  const leave = (): void => go("/");
  const keys = useRef({ here, leave, hint: () => setTries(TRIES) });
  keys.current = { here, leave, hint: () => setTries(TRIES) };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { here, leave, hint } = keys.current;
      if (here.kind === "free" || event.ctrlKey || event.altKey || event.metaKey) return;
      const busy = document.querySelector(".peek, .help, [aria-expanded=true], .tabletop [aria-pressed=true][data-spot], .choices");
      const does =
        event.key === "Escape" && !busy ? leave
        : event.key.toLowerCase() === "h" && here.kind === "task" ? hint
        : null;
      if (does === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      does();
    };
    addEventListener("keydown", pressed, true);
    return () => removeEventListener("keydown", pressed, true);
  }, []);

  useEffect(() => {
    find()[0]?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at, here.kind]);

  const isReading = here.kind === "read";
  const isFree = here.kind === "free";
  return (
    <LessonContext.Provider value={!isFree}>
      <div class="lessoned" inert={isReading}>
        {children(guided)}
      </div>
      {!isFree && <Light dim={isReading || lit.length > 0} lit={lit} open={open} wrong={off} />}
      {!isFree && <LessonBar lesson={lesson} beat={at} leave={leave} />}
      {isReading && (
        <Reading
          key={at}
          beat={here.beat}
          rival={rival}
          game={game}
          lesson={lesson}
          lit={lit}
          on={on}
          back={at > 0 && all[at - 1]?.moves === undefined ? () => to(at - 1) : undefined}
          play={() => {
            on();
            ownGame(game, lesson, info.seats[LEARNER]?.faction);
          }}
        />
      )}
      {here.kind === "task" && (
        <Task
          key={at}
          beat={here.beat.id}
          title={say("do", here.beat, rival)}
          text={say("say", here.beat, rival)}
          look={shows ? say("look", here.beat, rival) : null}
          hint={() => setTries(TRIES)}
          lit={lit}
        />
      )}
      {here.kind === "end" && <Task beat="end-turn" title={t("lesson-end-turn")} text={t("lesson-end-turn-say")} look={null} hint={undefined} lit={lit} />}
      {wrong && <Wrong why={wrong.why} look={here.kind === "task" ? say("look", here.beat, rival) : ""} at={off} lit={lit} />}
    </LessonContext.Provider>
  );
}
