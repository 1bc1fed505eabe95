/** Who plays in the game that is reviewed: names and signs. */
import { pageAt } from "../games";
import type { TableInfo } from "../wire";

export interface Player {
  seat: number;
  name: string;
  /** The sign and colour: `rome`. */
  emblem: string;
}

export function playersOf(table: TableInfo, seats: readonly number[]): Player[] {
  return seats.map((seat) => {
    const sitting = table.seats[seat];
    return { seat, name: sitting?.name ?? "", emblem: sitting ? pageAt(table).hue(sitting, seat) : "common" };
  });
}
