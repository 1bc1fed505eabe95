/** How to play, one page for each game. */
import { pageOf } from "../games";
import { t } from "../lib/i18n";
import { useTitle } from "../lib/title";
import type { GameName } from "../wire";

export function HowToPlay({ game }: { game: GameName }) {
  useTitle(t("learn-title"));
  const { HowToPlay: Explained } = pageOf(game);
  return (
    <div class="learn">
      <Explained />
    </div>
  );
}
