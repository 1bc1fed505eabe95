/** A table in a few words: its name, and how far it is. */
import { pageAt } from "../games";
import { listed, t } from "../lib/i18n";
import { free, pace } from "../lib/wish";
import type { TableInfo } from "../wire";
import { duration } from "./Options";
import { gameTitle } from "./games";

/** A table's own name, or who sits there. */
export function tableTitle(info: TableInfo): string {
  if (info.title) return info.title;
  if (info.lesson) return t("lesson-title");
  const people = info.seats.flatMap((seat) => (seat.name && (seat.bot == null || seat.left) ? [seat.name] : []));
  const bots = info.seats.filter((seat) => seat.bot != null && !seat.left).length;
  if (info.seats.length === 1) return t("lobby-title-solo", { name: people[0] ?? "" });
  if (people.length > 1) return bots > 0 ? t("lobby-title-bots", { names: people.join(", "), n: bots }) : listed(people);
  return bots > 0 ? t("lobby-title-bots", { names: people[0] ?? "", n: bots }) : t("lobby-title-of", { name: people[0] ?? "" });
}

/** How far it is. */
export function tableState(info: TableInfo): string {
  if (info.status === "finished") return t("lobby-finished");
  if (info.status === "running") {
    const round = info.round ?? 1;
    return info.rounds ? t("lobby-round-of", { round, of: info.rounds }) : t("lobby-round", { round });
  }
  const seats = free(info.seats).length;
  const state = seats > 0 ? t("lobby-seats-free", { n: seats }) : t("lobby-not-started");
  return info.clock && pace(info.clock) === "days" ? t("lobby-state-slow", { state, time: duration(info.clock.move) }) : state;
}

/** What is played there, of a seat also on which sheet, and how far it is. */
export function tableLine(info: TableInfo, seat?: number): string {
  const sitting = seat === undefined ? undefined : info.seats[seat];
  const apart = sitting && pageAt(info).apart?.(info, sitting);
  return [gameTitle(info), apart, tableState(info)].filter(Boolean).join(" · ");
}

/** For whom a running game waits, if it is one. */
export function whoseTurn({ status, turn = [], seats }: TableInfo): string {
  const [first, ...more] = turn;
  return status === "running" && first !== undefined && more.length === 0 ? t("lobby-turn-of", { name: seats[first]?.name ?? "" }) : "";
}

/** Whether a table waits for a seat. */
export const mustDecide = (info: TableInfo, seat: number): boolean =>
  info.status === "running" && info.turn?.includes(seat) === true;
