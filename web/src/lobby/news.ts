/** What the lobby asks the server for again and again, while somebody looks. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Refused, openTables, tableInfo } from "../lib/api";
import { tell as tellElsewhere } from "../lib/elsewhere";
import { type Game, finish, forget, games } from "../lib/games";
import type { TableInfo } from "../wire";

const EVERY = 8000;

/** Runs at once, every few seconds, and when the page comes back into sight. */
function useAgain(work: () => void, about: string): void {
  useEffect(() => {
    work();
    const again = () => document.visibilityState === "visible" && work();
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [about]);
}

/** Public tables; null: not known yet. */
export function useOpenTables(): TableInfo[] | null {
  const [found, setFound] = useState<TableInfo[] | null>(null);
  useAgain(() => void openTables().then(setFound, () => setFound((before) => before ?? [])), "open");
  return found;
}

export interface Mine extends Game {
  /** Not there until the server has told. */
  info: TableInfo | null;
}

/** The games of this browser that go on, or those that are over, perhaps a few of them; a table that is no more is forgotten. */
export function useMyGames(over: boolean, most = Infinity): Mine[] {
  const [known, setKnown] = useState<Readonly<Record<string, TableInfo>>>({});
  const settled = useRef(new Set<string>());
  const tell = (info: TableInfo) => {
    setKnown((before) => ({ ...before, [info.id]: info }));
    tellElsewhere(info);
    if (info.status !== "finished") return;
    settled.current.add(info.id);
    finish(info.id);
  };
  const asked = games.value.filter((game) => (most === Infinity ? over || !game.over : game.over)).slice(0, most);
  useAgain(
    () => {
      for (const { table } of asked.filter((game) => !settled.current.has(game.table)))
        tableInfo(table).then(tell, (error: unknown) => error instanceof Refused && error.status === 404 && forget(table));
    },
    asked.map((game) => game.table).join(),
  );
  return asked.map((game) => ({ ...game, info: known[game.table] ?? null })).filter((game) => (game.info?.status === "finished" || game.over === true) === over);
}
