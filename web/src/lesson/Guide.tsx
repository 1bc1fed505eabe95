/** What a lesson lays over the table: the bar, the light, what is said, and the answer to a wrong try. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t, tagged } from "../lib/i18n";
import { face } from "../lib/library";
import { Link } from "../lib/route";
import { pageOf } from "../games";
import { howToPath } from "../learn/paths";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { GameName } from "../wire";
import type { Beat, Lesson } from "./lesson";
import { chapterAt, minutesFrom } from "./lesson";
import { type Box, placed } from "./placing";
import { lessonAfter, lessonPath, lessonTitle } from "./progress";

const BAR = ".tabletop .top";
/** The bar, the question and the buttons are never hidden by a text. */
const FREE = ".tabletop :is(.ask, .dock)";
/** Whatever can be pressed may be tried. */
const CAN = ".tabletop [data-can]";
const LOOK_AGAIN = 150;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** The boxes of elements, again and again: the table moves below the light. */
export function useBoxes(find: () => readonly Element[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const finding = useRef(find);
  finding.current = find;
  useLayoutEffect(() => {
    let last = "";
    const measure = (): void => {
      const now = finding.current().map(boxOf);
      const told = JSON.stringify(now);
      if (told !== last) setBoxes(now);
      last = told;
    };
    measure();
    const timer = setInterval(measure, LOOK_AGAIN);
    addEventListener("resize", measure);
    addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener("resize", measure);
      removeEventListener("scroll", measure, { capture: true });
    };
  }, []);
  return boxes;
}

const PAD = 4;
const ROUND = 12;

const hole = ({ left, top, width, height }: Box): string => {
  const [x, y, w, h] = [left - PAD, top - PAD, width + 2 * PAD, height + 2 * PAD];
  const r = Math.min(ROUND, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
};

/** Everything but these boxes is dimmed; what is lit has a ring and a halo. */
export function Light({ dim, lit, open, wrong }: { dim: boolean; lit: readonly Box[]; open: readonly Box[]; wrong: readonly Box[] }) {
  return (
    <svg class="light" aria-hidden="true">
      <mask id="lesson-light">
        <path fill="#fff" d="M0 0H9999V9999H0z" />
        <path d={[...lit, ...open].map(hole).join("")} />
      </mask>
      {dim && <path class="veil" mask="url(#lesson-light)" d="M0 0H9999V9999H0z" />}
      {lit.map((box, at) => (
        <g key={at}>
          <path class="halo" d={hole(box)} />
          <path class="ring" d={hole(box)} />
        </g>
      ))}
      {wrong.map((box, at) => (
        <path key={at} class="ring no" d={hole(box)} />
      ))}
    </svg>
  );
}

/** How far the lesson is, and the way out of it. */
export function LessonBar({ lesson, beat, leave }: { lesson: Lesson; beat: number; leave: () => void }) {
  const now = chapterAt(lesson, beat);
  const title = t(`lesson-at-${lesson.chapters[now]?.id}`);
  const minutes = t("lesson-minutes", { n: minutesFrom(lesson, now) });
  const [{ height } = { height: 0 }] = useBoxes(() => [...document.querySelectorAll(BAR)]);
  return (
    <header class="lbar" style={{ minHeight: `${height}px` }}>
      <Icon name="learn" class="brand" />
      <h2>
        <span class="of">{t(lesson.box ? "lesson-new" : "lesson-title")}</span>
        <span class="small">{t("lesson-step", { title, n: now + 1, of: lesson.chapters.length })}</span>
      </h2>
      <ol class="stones" aria-label={t("lesson-step", { title, n: now + 1, of: lesson.chapters.length })}>
        {lesson.chapters.map(({ id }, at) => (
          <li key={id} class={at < now ? "done" : undefined} aria-current={at === now ? "step" : undefined}>
            {at < now ? <Icon name="check" label={t("lesson-done")} /> : at + 1}
            {at === now && <span>{title}</span>}
          </li>
        ))}
      </ol>
      <span class="left">{minutes}</span>
      <Button kind="quiet" icon="leave" hint="Esc" onClick={leave} aria-label={t("lesson-leave")}>
        <span class="lb">{t("lesson-leave")}</span>
      </Button>
    </header>
  );
}

/** A text that stands where it hides none of what it speaks of. */
function Floating({ avoid, can = [], lit, children, ...rest }: { avoid: readonly Box[]; can?: readonly Box[]; lit: readonly Box[]; children: ComponentChildren; class: string } & Record<string, unknown>) {
  const root = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const boxes = useBoxes(() => (root.current ? [root.current] : []));
  const size = boxes[0];
  useLayoutEffect(() => {
    const panel = root.current;
    if (!panel) return;
    const bar = document.querySelector(BAR)?.getBoundingClientRect().bottom ?? 0;
    const top = Math.max(0, bar);
    const { width, height } = panel.getBoundingClientRect();
    setAt(placed({ width, height }, lit, avoid, can, { left: 0, top, width: innerWidth, height: innerHeight - top }));
  }, [JSON.stringify([lit, avoid, can]), size?.width, size?.height]);
  return (
    <section {...rest} ref={root} style={at ? { left: `${at.left}px`, top: `${at.top}px` } : {}}>
      {children}
    </section>
  );
}

const cardsOf = (beat: Beat): { a: string; b: string } => {
  const [a = "", b = ""] = (beat.names ?? []).map((number) => face(number)?.name ?? "");
  return { a, b };
};

/** The words of a step; those of cards follow the library's language. */
export const say = (part: "do" | "say" | "look", beat: Beat, rival: string): string =>
  tagged(`lesson-${part}-${beat.id}`, { ...cardsOf(beat), rival });

interface ReadingProps {
  beat: Beat;
  rival: string;
  game: GameName;
  lesson: Lesson;
  lit: readonly Box[];
  on: () => void;
  back: (() => void) | undefined;
  /** Begins a game of one's own, where the lesson ends. */
  play: () => void;
}

/** Something to read: the table waits. */
export function Reading({ beat, rival, game, lesson, lit, on, back, play }: ReadingProps) {
  const button = useRef<HTMLDivElement>(null);
  // At once: a key that is pressed as the step appears already means its button.
  useLayoutEffect(() => button.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true }), [beat]);
  const isLast = beat.show === "next";
  const { Picture } = pageOf(game);
  const then = lessonAfter(game, lesson);
  return (
    <Floating
      class={cx("lpanel is-read", beat.show === "card" && "is-wide")}
      role="dialog"
      aria-modal="true"
      aria-labelledby="lesson-do"
      aria-describedby="lesson-say"
      data-beat={beat.id}
      lit={lit}
      avoid={[]}
    >
      <h2 id="lesson-do">{say("do", beat, rival)}</h2>
      <p class="lead" id="lesson-say">
        <Words text={say("say", beat, rival)} />
      </p>
      <Picture beat={beat} />
      <div class="lnav" ref={button}>
        {back && (
          <Button kind="quiet" icon="back" onClick={back}>
            {t("lesson-back")}
          </Button>
        )}
        {isLast && (
          <>
            {then ? (
              <Link class="btn quiet" href={lessonPath(game, then.name)}>
                {lessonTitle(game, then.name)}
              </Link>
            ) : (
              <Link class="btn quiet" href={howToPath(game)}>
                {t("learn-title")}
              </Link>
            )}
            <Button onClick={play}>{t("lesson-own-game")}</Button>
          </>
        )}
        <Button kind="primary" hint="↵" onClick={on}>
          {t(isLast ? "lesson-play-on" : "lesson-on")}
        </Button>
      </div>
    </Floating>
  );
}

interface TaskProps {
  beat: string;
  title: string;
  text: string;
  look: string | null;
  hint: (() => void) | undefined;
  lit: readonly Box[];
}

/** Something to do on the table. */
export function Task({ beat, title, text, look, hint, lit }: TaskProps) {
  const free = useBoxes(() => [...document.querySelectorAll(FREE)]);
  const can = useBoxes(() => [...document.querySelectorAll(CAN)]);
  const root = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
    announce(`${title} ${text}`);
  }, [title]);
  useEffect(() => {
    if (look) announce(look);
  }, [look]);
  return (
    <Floating class="lpanel is-task" aria-label={t("lesson-task")} data-beat={beat} lit={lit} avoid={free} can={can}>
      <h2 ref={root} tabIndex={-1}>
        <Icon name="target" /> {title}
      </h2>
      <p>
        <Words text={text} />
      </p>
      {look && (
        <p class="look">
          <Icon name="help" /> <span>{look}</span>
        </p>
      )}
      {hint && !look && (
        <Button kind="quiet" icon="help" hint="H" onClick={hint}>
          {t("lesson-hint")}
        </Button>
      )}
    </Floating>
  );
}

/** Why a try was not it, beside what was tried. */
export function Wrong({ why, look, at, lit }: { why: string; look: string; at: readonly Box[]; lit: readonly Box[] }) {
  const said = useBoxes(() => [...document.querySelectorAll(".lpanel")]);
  return (
    <Floating class="lwrong" role="alert" lit={at.length > 0 ? at : lit} avoid={said}>
      <p>
        <b>{why}</b>
      </p>
      <p>{look}</p>
    </Floating>
  );
}
