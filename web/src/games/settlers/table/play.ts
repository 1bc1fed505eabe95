/** Playing at a table: the last view of a connection as a scene, with what the player points at and picks. */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { endsTurns } from "../../../lib/settings";
import type { Connection } from "../../../lib/socket";
import type { Looked, Offer, TableInfo, View } from "../../../wire";
import { type Spot, spotKey } from "../../../table/spots";
import type { SeenOf } from "../../../table/frame";
import { MOMENT, useGuard } from "../../../table/guard";
import { holdsTurn } from "../../../table/pace";
import { type Around, type Scene, possible } from "./scene";
import { size } from "../../../table/size";

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

export function usePlay(connection: Connection, seen: SeenOf<View>, info: TableInfo): Omit<Scene, Around> {
  const { seat } = connection;
  const [picked, setPicked] = useState<Spot | null>(null);
  const [pointed, point] = useState<Offer | null>(null);
  const looks = useMemo(() => looking(connection), [connection, seen]);
  const clocksAt = useMemo(() => Date.now(), [seen]);
  const left = seat !== null && (info.seats[seat]?.bot ?? null) !== null;
  const offers = left ? NO_OFFERS : (seen.offers ?? NO_OFFERS);
  const now = useMemo(() => possible(seen.view, seat, offers), [seen, seat, offers]);

  const guard = useGuard(seen.stamp, offers);
  const [done, setDone] = useState<Offer | null>(null);
  const [passing, setPassing] = useState(false);

  useEffect(() => {
    if (picked !== null) looks.look(picked); // the line was lost, and the answers with it
  }, [looks]);
  // before anything is painted: what was picked for the last question answers no other
  useLayoutEffect(() => {
    if (now.asked === null) holdsTurn.value = false;
    setPicked(null);
    point(null);
    setPassing(false);
  }, [seen.at]);
  useEffect(() => {
    if (now.asked === null || done === null) return;
    const soon = setTimeout(() => setDone(null), MOMENT);
    return () => clearTimeout(soon);
  }, [seen.stamp]);
  useEffect(() => setDone(null), [connection.no.value]);

  const pick = (spot: Spot | null): void => {
    guard.free();
    setDone(null);
    setPassing(false);
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
    shut: seen.shut ?? [],
    picked: picked !== null && now.asked !== null ? picked : null,
    pick,
    pointed,
    point,
    make(offer, sure = false) {
      if (!sure && guard.holds(offer)) return;
      setDone(offer);
      connection.move(offer.text, endsTurns.value && !holdsTurn.value);
    },
    done,
    passing: passing && now.asked?.kind === "turn",
    setPassing,
    sent: connection.sent.value,
    thinking: connection.thinking.value,
    clocks: seen.clocks ?? [],
    clocksAt,
    ...looks,
  };
}
