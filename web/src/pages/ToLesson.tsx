/** The way into a lesson: on where it was left, or from its beginning. */
import { useEffect } from "preact/hooks";
import { t } from "../lib/i18n";
import { plain } from "../lib/sentence";
import { useTitle } from "../lib/title";
import { resumeLesson } from "../lesson/progress";
import { useDoing } from "../lobby/doing";
import type { GameName } from "../wire";

export function ToLesson({ game, name }: { game: GameName; name?: string | undefined }) {
  const doing = useDoing();
  useTitle(t("lesson-title"));
  useEffect(() => doing.run(() => resumeLesson(game, name, true)), [game, name]);
  return (
    <div class="notable panel" role="status">
      <p>{plain(doing.why) || t("lesson-coming")}</p>
    </div>
  );
}
