/** What is played: the game, and of the roll & write game the mode, each with what it means. */
import { t } from "../lib/i18n";
import { GAMES, MODES, gameOf, modeOf, withGame, withMode } from "../lib/wish";
import type { GameName, Mode, TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { Seg } from "./Seg";
import { GAME_ICONS } from "./games";

interface ChoicesProps {
  wish: TableWish;
  change: (wish: TableWish) => void;
}

export function GameChoice({ wish, change }: ChoicesProps) {
  return (
    <Seg<GameName>
      class="seg which"
      label={t("lobby-game")}
      value={gameOf(wish)}
      choices={GAMES.map((game) => ({
        value: game,
        label: t(`common-game-${game}`),
        drawn: (
          <>
            <Icon name={GAME_ICONS[game]} /> {t(`common-game-${game}`)}
          </>
        ),
      }))}
      choose={(game) => change(withGame(wish, game))}
    />
  );
}

export function ModeChoice({ wish, change }: ChoicesProps) {
  return (
    <Seg<Mode>
      class="modes"
      label={t("lobby-mode")}
      value={modeOf(wish)}
      choices={MODES.map((mode) => ({
        value: mode,
        label: t("lobby-mode-says", { mode: t(`lobby-mode-${mode}`), players: t(`lobby-mode-${mode}-players`), what: t(`lobby-mode-${mode}-what`) }),
        drawn: (
          <>
            <b>{t(`lobby-mode-${mode}`)}</b>
            <span class="st">{t(`lobby-mode-${mode}-players`)}</span>
            <span class="what">{t(`lobby-mode-${mode}-what`)}</span>
          </>
        ),
      }))}
      choose={(mode) => change(withMode(wish, mode))}
    />
  );
}
