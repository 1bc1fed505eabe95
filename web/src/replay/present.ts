/** In a finished game nobody is away. */
import type { TableInfo } from "../wire";

export const present = (table: TableInfo): TableInfo => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, here: true })) });
