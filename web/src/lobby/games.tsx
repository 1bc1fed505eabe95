/** Which game a table plays, in words and by its sign; what a seat plays there. */
import { useEffect } from "preact/hooks";
import { t } from "../lib/i18n";
import { faction } from "../lib/library";
import { Link } from "../lib/route";
import { COMPETITION, openVillages, sheetPath, sheetTitle } from "../lib/villages";
import { gameOf, hasSheets, modeOf } from "../lib/wish";
import type { GameName, Mode, SeatInfo } from "../wire";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";

/** A table, or the wish for one. */
export interface Playing {
  game?: GameName;
  mode?: Mode;
}

export const GAME_ICONS: Readonly<Record<GameName, string>> = { settlers: "cards", rollwrite: "dice" };

/** `Imperial Settlers`, or `Roll & Write, advanced`. */
export const gameTitle = (of: Playing): string =>
  gameOf(of) === "settlers" ? t("common-game-settlers") : t("lobby-game-mode", { game: t("common-game-rollwrite"), mode: t(`lobby-is-mode-${modeOf(of)}`) });

/** The emblem of a faction, or of chance. */
export function People({ of }: { of: string | null | undefined }) {
  return of ? <Emblem of={of} /> : <span class="emblem rnd">?</span>;
}

/** The sign of a table in a list: the people of a seat, or the dice. */
export function GameSign({ of, seat }: { of: Playing; seat: SeatInfo | undefined }) {
  if (gameOf(of) === "settlers") return <People of={seat?.faction} />;
  return (
    <span class="emblem of-dice">
      <Icon name="dice" />
    </span>
  );
}

/** The sign of a seat: its people, or in the roll & write game its own. */
export const SeatSign = ({ of, seat, at }: { of: Playing; seat: SeatInfo; at: number }) =>
  gameOf(of) === "settlers" ? <People of={seat.faction} /> : <Emblem of={`seat-${at}`} />;

/** The name of a faction, or of chance. */
export const peopleName = (of: string | null | undefined): string => (of ? (faction(of)?.name ?? of) : t("lobby-chance"));

/** The name of a sheet, or of chance. */
export const sheetName = (of: string | null | undefined): string => (of ? sheetTitle(of) : t("lobby-chance"));

/** Fetches the names of sheets where some are told. */
export function useSheets(tables: readonly (Playing | null)[]): void {
  const wanted = tables.some((of) => of !== null && hasSheets(of));
  useEffect(() => {
    if (wanted) openVillages();
  }, [wanted]);
}

/** What a seat plays, in words; nothing where all play alike. */
export function playedBy(of: Playing, seat: SeatInfo | undefined): string {
  if (gameOf(of) === "settlers") return peopleName(seat?.faction);
  return hasSheets(of) ? sheetName(seat?.faction) : "";
}

/** The same; a sheet leads to where it can be read. */
export function Plays({ of, seat }: { of: Playing; seat: SeatInfo }) {
  const text = playedBy(of, seat);
  if (!hasSheets(of) || !seat.faction || seat.faction === COMPETITION) return <>{text}</>;
  return <Link href={sheetPath(seat.faction)}>{text}</Link>;
}
