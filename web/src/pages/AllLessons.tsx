/** All lessons: the games, and what each box brings. */
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { useTitle } from "../lib/title";
import { allLessons } from "../lesson/progress";
import { LessonList } from "../lobby/Learning";

export function AllLessons() {
  useTitle(t("lesson-all"));
  return (
    <div class="learn">
      <header class="learn-head">
        <div>
          <h1>{t("lesson-all")}</h1>
          <p class="sub">{t("lesson-all-what")}</p>
          <p>
            <Link href="/puzzles">{t("lesson-then-puzzles")}</Link>
          </p>
        </div>
      </header>
      <section class="panel open lessons blk" aria-label={t("lesson-all")}>
        <LessonList of={allLessons()} />
      </section>
    </div>
  );
}
