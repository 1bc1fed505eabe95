/** Playing at a table: the last view of a connection as a scene, with what the player points at and picks. */
import { type Signal, signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { endsTurns } from "../../../lib/settings";
import type { Connection } from "../../../lib/socket";
import type { Looked, Offer, Progress, TableInfo, View } from "../../../wire";
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

/** What a player is about to do. */
interface Intent {
  picked: Spot | null;
  token: Progress | null;
  pointed: Offer | null;
  passing: boolean;
}

const NOTHING: Intent = { picked: null, token: null, pointed: null, passing: false };

/** What is meant now, and how to change it; what was picked for one question answers no other, also where undo asks it again. */
function useIntent(at: number): [Intent, (change: Partial<Intent>) => void] {
  const moment = useRef({ at });
  if (moment.current.at !== at) moment.current = { at };
  const now = moment.current;
  const [last, setLast] = useState({ ...NOTHING, now });
  const current = (intent: typeof last): Intent => (intent.now === now ? intent : NOTHING);
  const intend = (change: Partial<Intent>): void => {
    if (moment.current !== now) return;
    setLast((before) => {
      const was = current(before);
      const news = (Object.keys(change) as (keyof Intent)[]).some((key) => was[key] !== change[key]);
      return news ? { ...was, ...change, now } : before;
    });
  };
  return [current(last), intend];
}

/** The button of the step goes when the step is made, and mostly the card that was picked for it. What still had the focus then would make the browser lay out a half-drawn table. */
function letGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(".act-step, .offer [data-card], .cards.hand [data-card]")) activeElement.blur();
}

export function usePlay(connection: Connection, seen: SeenOf<View>, info: TableInfo): Omit<Scene, Around> {
  const { seat } = connection;
  const [{ picked, token, pointed, passing }, intend] = useIntent(seen.at);
  const looks = useMemo(() => looking(connection), [connection, seen]);
  const clocksAt = useMemo(() => Date.now(), [seen]);
  const left = seat !== null && (info.seats[seat]?.bot ?? null) !== null;
  const offers = left ? NO_OFFERS : (seen.offers ?? NO_OFFERS);
  const now = useMemo(() => possible(seen.view, seat, offers), [seen, seat, offers]);

  const guard = useGuard(seen.stamp, offers);
  const done = useSignal<Offer | null>(null);

  useEffect(() => {
    if (picked !== null) looks.look(picked); // the line was lost, and the answers with it
  }, [looks]);
  useLayoutEffect(() => {
    if (now.asked === null) holdsTurn.value = false;
  }, [seen.at]);
  useEffect(() => {
    if (now.asked === null || done.peek() === null) return;
    const soon = setTimeout(() => (done.value = null), MOMENT);
    return () => clearTimeout(soon);
  }, [seen.stamp]);
  useEffect(() => void (done.value = null), [connection.no.value]);

  const pick = (spot: Spot | null): void => {
    guard.free();
    done.value = null;
    intend({ picked: spot, pointed: null, passing: false });
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
    token: now.asked?.kind === "turn" ? token : null,
    hold(next) {
      guard.free();
      done.value = null;
      intend({ token: next, picked: null, pointed: null, passing: false });
    },
    pointed,
    point: (offer) => intend({ pointed: offer }),
    make(offer, sure = false) {
      if (!sure && guard.holds(offer)) return;
      letGo();
      done.value = offer;
      connection.move(offer.text, endsTurns.value && !holdsTurn.value);
    },
    done,
    passing: passing && now.asked?.kind === "turn",
    setPassing: (next) => intend({ passing: next }),
    sent: connection.sent,
    thinking: connection.thinking,
    clocks: seen.clocks ?? [],
    clocksAt,
    ...looks,
  };
}
