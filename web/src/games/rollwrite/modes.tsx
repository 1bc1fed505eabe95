/** The modes of the roll & write game, and what follows from them. */
import { t } from "../../lib/i18n";
import { FIRST_LEVEL, filled, sitters } from "../../lib/wish";
import { Explained } from "../../lobby/Explained";
import type { Mode, TableWish } from "../../wire";
import type { Playing, WishProps } from "../page";

const GAME = "rollwrite";
/** The first is the one to begin with (RW-SETUP-08). */
const MODES: readonly Mode[] = ["basic", "advanced", "adventure"];

export const modeOf = ({ mode }: Playing): Mode => mode ?? "basic";
/** Whether each seat has an adventure sheet. */
export const hasSheets = (of: Playing): boolean => modeOf(of) === "adventure";
/** How many must play at least (RW-SETUP-01). */
export const fewest = (of: Playing): number => (hasSheets(of) ? 1 : 2);

/** To begin with: the competition sheet, you and a bot. */
export const ROLL: TableWish = { game: GAME, mode: "basic", seats: [{}, { bot: FIRST_LEVEL }] };
/** Alone with an adventure sheet, by chance if none is named. */
export const adventure = (sheet: string | null = null): TableWish => ({ game: GAME, mode: "adventure", seats: [{ faction: sheet }] });

/** The same people in another mode; only the adventure has sheets to choose. */
export function withMode(wish: TableWish, mode: Mode): TableWish {
  if (mode === modeOf(wish)) return wish;
  const changed = { ...wish, mode, seats: sitters(wish) };
  return filled(changed, fewest(changed));
}

export function ModeChoice({ wish, change }: WishProps) {
  return (
    <Explained<Mode>
      name={t("lobby-mode")}
      about={t("lobby-mode-about")}
      value={modeOf(wish)}
      choices={MODES.map((mode, at) => ({
        value: mode,
        label: t(`lobby-mode-${mode}`),
        what: t("lobby-mode-says", { players: t(`lobby-mode-${mode}-players`), what: t(`lobby-mode-${mode}-what`) }),
        begin: at === 0,
      }))}
      choose={(mode) => change(withMode(wish, mode))}
    />
  );
}
