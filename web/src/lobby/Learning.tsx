/** For whoever is new: the lessons, and where to read how the game is played. */
import { games } from "../lib/games";
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { howToPath } from "../learn/paths";
import { BASICS, type Lesson, minutesFrom } from "../lesson/lesson";
import { allLessons, learned, lessonPath, lessonTitle, progress } from "../lesson/progress";
import { pageOf } from "../games";
import { FIRST, type GameName } from "../wire";
import { Icon } from "../ui/Icon";

/** Whether this browser has neither played nor learned anything yet. Reads signals. */
export const isNewHere = (): boolean => games.value.length === 0 && !allLessons().some(([game, { name }]) => learned(game, name) || progress(game, name));

export function NewHere() {
  const { Sample } = pageOf(FIRST);
  return (
    <section class="panel new-here" aria-labelledby="new-here">
      <div>
        <h2 id="new-here">{t("lobby-new-here")}</h2>
        <p>{t("lobby-new-here-what")}</p>
        <Link class="btn primary big" href={lessonPath(FIRST)}>
          <Icon name="learn" />
          {t("lobby-learn")}
        </Link>
        <Link class="read" href={howToPath(FIRST)}>
          {t("lobby-read-how")}
        </Link>
      </div>
      <Sample />
    </section>
  );
}

/** The lessons that are not done yet, with how far one is: of what is new only to those who know the game; and where all are. */
export function Lessons() {
  const open = allLessons().filter(([game, { name }]) => progress(game, name) || (!learned(game, name) && (name === BASICS || learned(game))));
  if (open.length === 0) return null;
  return (
    <section class="panel open lessons" aria-labelledby="lessons">
      <div class="head">
        <h2 id="lessons">{t("lobby-lessons")}</h2>
        <span class="ways-to">
          <Link href="/lessons">{t("lesson-all")}</Link> <Link href={howToPath(FIRST)}>{t("lobby-how-to")}</Link>
        </span>
      </div>
      <LessonList of={open} />
    </section>
  );
}

/** Lessons in a row each, with the way into them. */
export const LessonList = ({ of }: { of: readonly (readonly [GameName, Lesson])[] }) => (
  <ul>
    {of.map(([game, lesson]) => (
      <Row key={`${game}/${lesson.name}`} game={game} lesson={lesson} />
    ))}
  </ul>
);

/** How long a lesson takes, and for whom it is. */
const about = (lesson: Lesson): string => (lesson.name === BASICS ? t("lesson-what") : t("lesson-short", { minutes: minutesFrom(lesson, 0) }));

function Row({ game, lesson }: { game: GameName; lesson: Lesson }) {
  const far = progress(game, lesson.name);
  const name = lessonTitle(game, lesson.name);
  const go = t(far ? "lobby-lesson-on" : learned(game, lesson.name) ? "lesson-again" : "lobby-lesson-begin");
  return (
    <li>
      <span class="sign">
        <Icon name={lesson.box ? `box-${lesson.box}` : "learn"} />
      </span>
      <span class="what">
        <b>{name}</b>
        {far ? t("lobby-lesson-at", { ...far }) : about(lesson)}
        {far && (
          <span class="meter">
            <i style={{ width: `${((far.step - 1) / far.of) * 100}%` }} />
          </span>
        )}
      </span>
      <Link class="btn" href={lessonPath(game, lesson.name)} aria-label={`${go}: ${name}`}>
        {go}
      </Link>
    </li>
  );
}
