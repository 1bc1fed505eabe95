/** What every table has, whatever is played there: who sits, how much room there is, who thinks, the clocks. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { pageOf } from "../games";
import type { TableView } from "../games/page";
import type { Seen, TableInfo, Time } from "../wire";
import type { Size } from "./size";

export interface Frame {
  info: TableInfo;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  size: Size;
  /** Bots that think now; whoever shows it follows it, not the whole table. */
  thinking: ReadonlySignal<readonly number[]>;
  clocks: readonly Time[];
  /** When the clocks stood like that, in ms. */
  clocksAt: number;
}

/** Where no bot thinks: a table that is only read. */
export const NOBODY_THINKS: ReadonlySignal<readonly number[]> = signal([]);

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error("there is no table here: draw this inside a FrameContext");
  return frame;
}

/** A view of one of the games. */
export type SeenOf<V> = Omit<Seen, "view"> & { view: V };

/** The sign of a player: of a faction, or of the seat. */
export const emblemAt = (view: TableView, seat: number): string | undefined => pageOf(view.game).emblem(view, seat);
