/** What every table has, whatever is played there: who sits, how much room there is, who thinks, the clocks. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { RollView, Seen, TableInfo, Time, View } from "../wire";
import type { Size } from "./size";

export interface Frame {
  info: TableInfo;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  size: Size;
  thinking: readonly number[];
  clocks: readonly Time[];
  /** When the clocks stood like that, in ms. */
  clocksAt: number;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error("there is no table here: draw this inside a FrameContext");
  return frame;
}

/** A view of one of the games. */
export type SeenOf<V> = Omit<Seen, "view"> & { view: V };

export const isRoll = (seen: Seen): seen is SeenOf<RollView> => seen.view.game === "rollwrite";
export const isCards = (seen: Seen): seen is SeenOf<View> => seen.view.game === "settlers";

/** The sign of a player: the faction, or in the roll & write game the seat's own. */
export function emblemAt(view: View | RollView, seat: number): string | undefined {
  if (view.game === "rollwrite") return view.players[seat] && `seat-${seat}`;
  return view.players[seat]?.faction;
}
