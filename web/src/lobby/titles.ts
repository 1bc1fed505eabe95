/** A table in a few words: its name, and how far it is. */
import { locale, t } from "../lib/i18n";
import { free, gameOf, hasSheets, pace } from "../lib/wish";
import type { GameName, TableInfo } from "../wire";
import { duration } from "./Options";
import { gameTitle, playedBy } from "./games";

/** How long a game is (RW-ROUND-01). */
const ROUNDS: Readonly<Record<GameName, number>> = { settlers: 5, rollwrite: 10 };

/** A table's own name, or who sits there. */
export function tableTitle(info: TableInfo): string {
  if (info.title) return info.title;
  if (info.first) return t("lobby-first-game");
  const people = info.seats.flatMap((seat) => (seat.name && (seat.bot == null || seat.left) ? [seat.name] : []));
  const bots = info.seats.filter((seat) => seat.bot != null && !seat.left).length;
  const names = new Intl.ListFormat(locale(), { type: "conjunction" });
  if (info.seats.length === 1) return t("lobby-title-solo", { name: people[0] ?? "" });
  if (people.length > 1) return bots > 0 ? t("lobby-title-bots", { names: people.join(", "), n: bots }) : names.format(people);
  return bots > 0 ? t("lobby-title-bots", { names: people[0] ?? "", n: bots }) : t("lobby-title-of", { name: people[0] ?? "" });
}

/** How far it is. */
export function tableState(info: TableInfo): string {
  if (info.status === "finished") return t("lobby-finished");
  if (info.status === "running") return t("lobby-round-of", { round: info.round ?? 1, of: ROUNDS[gameOf(info)] });
  const seats = free(info.seats).length;
  const state = seats > 0 ? t("lobby-seats-free", { n: seats }) : t("lobby-not-started");
  return info.clock && pace(info.clock) === "days" ? t("lobby-state-slow", { state, time: duration(info.clock.move) }) : state;
}

/** What is played there, of a seat also on which sheet, and how far it is. */
export function tableLine(info: TableInfo, seat?: number): string {
  const sitting = seat === undefined ? undefined : info.seats[seat];
  const sheet = hasSheets(info) && sitting?.faction ? [playedBy(info, sitting)] : [];
  return [gameTitle(info), ...sheet, tableState(info)].join(" · ");
}

/** Whether a table waits for a seat. */
export const mustDecide = (info: TableInfo, seat: number): boolean =>
  info.status === "running" && info.turn?.includes(seat) === true;
