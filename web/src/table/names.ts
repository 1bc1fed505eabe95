/** Who sits at a table, in words. */
import { t } from "../lib/i18n";
import type { TableInfo } from "../wire";

/** What a seat is called; the own one too, for others read along. */
export function nameOf(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name || (info.seats.length === 1 && seat > 0 ? t("table-virtual") : t("table-seat", { n: seat + 1 }));
}

export function kindOf(info: TableInfo, seat: number): string {
  const { bot, left, resigned } = info.seats[seat] ?? {};
  if (resigned) return t("table-resigned");
  if (left) return t("table-stand-in");
  return bot ? t("table-bot") : "";
}
