/** For whoever is new: the lessons, and where to read how the game is played. */
import { games } from "../lib/games";
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { howToPath } from "../learn/paths";
import { learned, lessonPath, progress } from "../lesson/progress";
import { pageOf } from "../games";
import { FIRST, GAMES, type GameName } from "../wire";
import { Icon } from "../ui/Icon";

/** Whether this browser has neither played nor learned anything yet. Reads signals. */
export const isNewHere = (): boolean => games.value.length === 0 && !GAMES.some((game) => learned(game) || progress(game));

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

/** The lessons that are not done yet, with how far one is; and where the rules are told in short. */
export function Lessons() {
  const open = GAMES.filter((game) => progress(game) || !learned(game));
  if (open.length === 0) return null;
  return (
    <section class="panel open lessons" aria-labelledby="lessons">
      <div class="head">
        <h2 id="lessons">{t("lobby-lessons")}</h2>
        <Link href={howToPath(FIRST)}>{t("lobby-how-to")}</Link>
      </div>
      <ul>
        {open.map((game) => (
          <Lesson key={game} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Lesson({ game }: { game: GameName }) {
  const far = progress(game);
  const name = t(`common-game-${game}`);
  return (
    <li>
      <span class="sign">
        <Icon name="learn" />
      </span>
      <span class="what">
        <b>{name}</b>
        {far ? t("lobby-lesson-at", { ...far }) : t("lesson-what")}
        {far && (
          <span class="meter">
            <i style={{ width: `${((far.step - 1) / far.of) * 100}%` }} />
          </span>
        )}
      </span>
      <Link class="btn" href={lessonPath(game)} aria-label={`${t(far ? "lobby-lesson-on" : "lobby-lesson-begin")}: ${name}`}>
        {t(far ? "lobby-lesson-on" : "lobby-lesson-begin")}
      </Link>
    </li>
  );
}
