/** What the sheet of a seat is called, and where it can be read. */
import { t } from "../../lib/i18n";
import { COMPETITION, sheetPath, sheetTitle } from "../../lib/villages";
import type { SeatInfo } from "../../wire";

/** The name of a sheet, or of chance. */
export const sheetName = (of: string | null | undefined): string => (of ? sheetTitle(of) : t("lobby-chance"));

export const readAt = ({ faction }: SeatInfo): string | null => (faction && faction !== COMPETITION ? sheetPath(faction) : null);
