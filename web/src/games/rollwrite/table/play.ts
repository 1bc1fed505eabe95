/** Playing at a table: the last view of a connection as a scene, with what the player points at and picks. */
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { tagged } from "../../../lib/i18n";
import { building } from "../../../lib/villages";
import type { Connection } from "../../../lib/socket";
import type { SeenOf } from "../../../table/frame";
import { useGuard } from "../../../table/guard";
import { size } from "../../../table/size";
import type { Entry, Offer, Refusal, RollView, TableInfo, Villages } from "../../../wire";
import { type Placement, type Settlement, settlements } from "./grid";
import { textAt } from "./places";
import { type Opened, type Scene, possible, wastes } from "./scene";

const NO_OFFERS: readonly Offer[] = [];
const NO_REFUSALS: readonly Refusal[] = [];
const NO_DICE: readonly number[] = [];

/** The settlements that the log tells of up to a moment. */
export const useSettled = (log: readonly Entry[], at: number, printed: Villages): Settlement[] =>
  useMemo(() => settlements(log, at, (slug) => building(slug)?.plan), [log, at, printed]);

export function usePlay(
  connection: Connection,
  seen: SeenOf<RollView>,
  info: TableInfo,
  printed: Villages,
): Omit<Scene, "large" | "enlarge"> {
  const { seat } = connection;
  const { view } = seen;
  const [pointed, point] = useState<Offer | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [whyNot, setWhyNot] = useState(NO_REFUSALS);
  const [dice, setDice] = useState(NO_DICE);
  const [plan, pickPlan] = useState<string | null>(null);
  const [place, pickPlace] = useState<Placement | null>(null);
  const [unsure, setUnsure] = useState(false);
  const clocksAt = useMemo(() => Date.now(), [seen]);
  const settled = useSettled(connection.log.value, seen.at, printed);
  const left = seat !== null && (info.seats[seat]?.bot ?? null) !== null;
  const offers = left ? NO_OFFERS : (seen.offers ?? NO_OFFERS);
  const now = useMemo(() => possible(view, offers), [seen, offers]);

  // others act at the same time: only what changes for this seat takes what is picked out of its hand
  const mine = JSON.stringify([view.round, view.phase, view.asked, seat === null ? null : view.players[seat]]);
  const forget = (): void => {
    point(null);
    setOpened(null);
    setWhyNot(NO_REFUSALS);
    setUnsure(false);
  };
  useLayoutEffect(() => {
    forget();
    setDice(NO_DICE);
    pickPlace(null);
    const plans = new Set(now.placements.map((one) => one.building));
    pickPlan(plans.size === 1 ? ([...plans][0] ?? null) : null);
  }, [mine]);

  const guard = useGuard(seen.stamp, offers);
  const make = (offer: Offer, where?: string, sure = false): void => {
    if (!sure && guard.holds(offer)) return;
    forget();
    connection.move(where === undefined ? offer.text : textAt(offer, where));
  };
  const refuse = (refusals: readonly Refusal[]): void => {
    setWhyNot(refusals);
    announce(refusals[0]?.text ?? "");
  };
  const press = (where: string, anchor: HTMLElement): void => {
    const moves = now.placed.get(where) ?? NO_OFFERS;
    const [only] = moves;
    forget();
    if (moves.some(guard.holds)) return;
    if (moves.length > 1) setOpened(opened?.place === where ? null : { place: where, anchor });
    else if (only) make(only, where);
    else if (seat !== null)
      void connection.place(where).then((answer) => {
        if (answer?.refusals.length) refuse(answer.refusals);
        else if (now.asked === "reroll") refuse([{ reason: "", clauses: [], text: tagged("roll-dice-first") }]);
      });
  };
  return {
    view,
    printed,
    settled,
    info,
    seat,
    size: size.value,
    plays: seat !== null && !left,
    ...now,
    ask: seen.ask ?? "",
    standings: seen.standings ?? {},
    press,
    make,
    sent: connection.sent.value,
    pointed,
    point,
    opened: opened?.anchor.isConnected ? opened : null,
    shut: () => setOpened(null),
    whyNot,
    dice,
    pickDie: (die) => {
      guard.free();
      setWhyNot(NO_REFUSALS);
      setDice(dice.includes(die) ? dice.filter((one) => one !== die) : [...dice, die]);
    },
    plan,
    pickPlan: (slug) => {
      guard.free();
      setWhyNot(NO_REFUSALS);
      pickPlan(slug);
      pickPlace(null);
    },
    place,
    pickPlace: (where) => {
      guard.free();
      pickPlace(where);
    },
    unsure: unsure && wastes(now),
    setUnsure,
    thinking: connection.thinking,
    clocks: seen.clocks ?? [],
    clocksAt,
  };
}
