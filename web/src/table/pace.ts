/** The pace of a table: how fast its bots should be for this person, and turns that are held open. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { botSpeed } from "../lib/settings";
import type { Connection } from "../lib/socket";

/** Whether this turn stays open after the action, because the player has touched a token. */
export const holdsTurn = signal(false);

/** Tell the table which speed is wished, whenever it comes back or the wish changes. */
export function usePace(connection: Connection): void {
  const speed = botSpeed.value;
  useEffect(() => {
    if (connection.hello.value !== null) connection.pace(speed);
  }, [connection, connection.hello.value, speed]);
}

/** Let the bots hurry until this seat is asked. */
export const skipToTurn = (connection: Connection): void => connection.pace(botSpeed.value, true);
