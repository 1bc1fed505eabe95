/** The way to the lessons of what boxes bring. */
import { Link } from "../lib/route";
import type { Lesson } from "../lesson/lesson";
import { allLessons, lessonPath, lessonTitle } from "../lesson/progress";
import { Icon } from "../ui/Icon";

/** The lessons that fit. */
export function WhatIsNew({ which }: { which: (lesson: Lesson) => boolean }) {
  const lessons = allLessons().filter(([, lesson]) => which(lesson));
  if (lessons.length === 0) return null;
  return (
    <p class="what-is-new">
      {lessons.map(([game, { name }]) => (
        <Link key={name} href={lessonPath(game, name)}>
          <Icon name="learn" />
          {lessonTitle(game, name)}
        </Link>
      ))}
    </p>
  );
}
