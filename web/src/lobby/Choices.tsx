/** What is played: the game, and the option that is chosen with it. */
import { pageAt, pageOf } from "../games";
import type { WishProps } from "../games/page";
import { t } from "../lib/i18n";
import { GAMES, type GameName } from "../wire";
import { Icon } from "../ui/Icon";
import { Seg } from "./Seg";

export function GameChoice({ game, choose }: { game: GameName; choose: (game: GameName) => void }) {
  return (
    <Seg<GameName>
      class="seg which"
      label={t("lobby-game")}
      value={game}
      choices={GAMES.map((value) => ({
        value,
        label: t(`common-game-${value}`),
        drawn: (
          <>
            <Icon name={pageOf(value).icon} /> {t(`common-game-${value}`)}
          </>
        ),
      }))}
      choose={choose}
    />
  );
}

export function Leading({ wish, change }: WishProps) {
  const { leading } = pageAt(wish);
  return leading ? <leading.Control wish={wish} change={change} /> : null;
}
