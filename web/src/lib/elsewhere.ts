/** Own games beside the one on the screen: which of them wait for this player, counted in the window's title. */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "../wire";
import { Refused, tableInfo } from "./api";
import { type Game, finish, forget, games } from "./games";

const EVERY = 30_000;

const told = signal<Readonly<Record<string, TableInfo>>>({});
/** The table on the screen. */
const here = signal("");

/** Note what a table has told of itself. */
export function tell(info: TableInfo): void {
  told.value = { ...told.peek(), [info.id]: info };
  if (info.status === "finished") finish(info.id);
}

/** The games that wait for this player, but for the one on the screen. */
export const waiting = computed<readonly Game[]>(() =>
  games.value.filter(({ table, seat, over }) => {
    const info = told.value[table];
    return !over && table !== here.value && info?.status === "running" && !info.lesson && info.turn?.includes(seat) === true;
  }),
);

/** A title with the number of games that wait. */
export const counted = (title: string, n: number): string => (n > 0 ? `(${n}) ${title}` : title);

/** Ask now and then how the other games stand, while a table is on the screen. */
export function useElsewhere(table: string): void {
  useEffect(() => {
    here.value = table;
    const ask = (): void => {
      for (const game of games.peek())
        if (!game.over && game.table !== table)
          tableInfo(game.table).then(tell, (error: unknown) => error instanceof Refused && error.status === 404 && forget(game.table));
    };
    ask();
    const timer = setInterval(ask, EVERY);
    return () => {
      clearInterval(timer);
      here.value = "";
    };
  }, [table]);
}
