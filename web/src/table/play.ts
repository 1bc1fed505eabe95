/** Playing at a table: the last view of a connection as a scene, with what the player points at and picks. */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Connection } from "../lib/socket";
import type { Looked, Offer, TableInfo, View } from "../wire";
import { type Spot, spotKey } from "./choices";
import type { SeenOf } from "./frame";
import { type Scene, possible } from "./scene";
import { size } from "./size";

const NO_OFFERS: readonly Offer[] = [];

/** Answers to "what can be done with this card?", for the game as it stands. */
interface Looks {
  looked(spot: Spot): Looked | undefined;
  look(spot: Spot): void;
}

function looking(connection: Connection): Looks {
  const known: Signal<ReadonlyMap<string, Looked>> = signal(new Map());
  const asked = new Set<string>();
  return {
    looked: (spot) => known.value.get(spotKey(spot)),
    look(spot) {
      const key = spotKey(spot);
      if (asked.has(key) || spot.card === "") return;
      asked.add(key);
      void connection.look(spot.zone, spot.holder, spot.card).then((answer) => {
        if (answer === null) asked.delete(key);
        else known.value = new Map(known.peek()).set(key, answer);
      });
    },
  };
}

export function usePlay(connection: Connection, seen: SeenOf<View>, info: TableInfo): Omit<Scene, "large" | "enlarge"> {
  const { seat } = connection;
  const [picked, setPicked] = useState<Spot | null>(null);
  const [pointed, point] = useState<Offer | null>(null);
  const looks = useMemo(() => looking(connection), [connection, seen]);
  const clocksAt = useMemo(() => Date.now(), [seen]);
  const left = seat !== null && (info.seats[seat]?.bot ?? null) !== null;
  const offers = left ? NO_OFFERS : (seen.offers ?? NO_OFFERS);
  const now = useMemo(() => possible(seen.view, seat, offers), [seen, seat, offers]);

  useEffect(() => {
    setPicked(null);
    point(null);
  }, [seen.at]);

  const pick = (spot: Spot | null): void => {
    setPicked(spot);
    point(null);
    if (spot !== null) looks.look(spot);
  };
  return {
    view: seen.view,
    info,
    seat,
    size: size.value,
    plays: seat !== null && !left,
    ...now,
    ask: seen.ask ?? "",
    blocked: seen.blocked ?? {},
    picked: picked !== null && now.asked !== null ? picked : null,
    pick,
    pointed,
    point,
    make: (offer) => connection.move(offer.text),
    sent: connection.sent.value,
    thinking: connection.thinking.value,
    clocks: seen.clocks ?? [],
    clocksAt,
    ...looks,
  };
}
