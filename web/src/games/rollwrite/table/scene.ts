/** The sheets on the table and what can be done with them, for everything that is drawn there. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Frame, NOBODY_THINKS } from "../../../table/frame";
import type { Size } from "../../../table/size";
import type { Offer, Refusal, RollView, Sheets, TableInfo, Villages, Sentence } from "../../../wire";
import { type Placement, type Settlement, placements } from "./grid";
import { placed } from "./places";

export type Question = "favor" | "reroll" | "develop" | "settlements";

/** A place whose few moves are shown beside it. */
export interface Opened {
  place: string;
  anchor: HTMLElement;
}

export interface Scene extends Frame {
  view: RollView;
  /** Areas, values and names of the sheets. */
  printed: Villages;
  /** The settlements of all, as far as the log tells of them. */
  settled: readonly Settlement[];
  /** Whether moves can be made here; else the table is only read. */
  plays: boolean;
  /** Whose sheets lie large. */
  large: number;
  enlarge(seat: number | null): void;
  /** What this seat is asked, null if nothing. */
  asked: Question | null;
  ask: Sentence;
  offers: readonly Offer[];
  /** What the own buildings do this round, in words. */
  standings: Readonly<Record<string, string>>;
  placed: ReadonlyMap<string, readonly Offer[]>;
  /** Do what can be done at a place: the only move, a choice among few, or why there is none. */
  press(place: string, anchor: HTMLElement): void;
  /** Make a move; within a moment after a change only one that is `sure`, for what pressed it never means anything else. */
  make(offer: Offer, place?: string, sure?: boolean): void;
  /** The move that is on its way. */
  sent: string | null;
  /** The move that is pointed at. */
  pointed: Offer | null;
  point(offer: Offer | null): void;
  opened: Opened | null;
  shut(): void;
  /** Why nothing can be done at the place that was pressed. */
  whyNot: readonly Refusal[];
  /** The dice that are to be rolled again, from 0; 3 is the worker die. */
  dice: readonly number[];
  pickDie(die: number): void;
  /** The building whose plan is to be placed, where, and what is pointed at. */
  plan: string | null;
  pickPlan(building: string | null): void;
  placements: readonly Placement[];
  place: Placement | null;
  pickPlace(place: Placement | null): void;
  /** Whether being ready, with something left to do, waits to be confirmed. */
  unsure: boolean;
  setUnsure(unsure: boolean): void;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error("no sheets lie here: draw this inside a RollBoard or a RollScreen");
  return scene;
}

/** What a view with its offers makes possible. */
export function possible(
  view: RollView,
  offers: readonly Offer[],
): Pick<Scene, "asked" | "offers" | "placed" | "placements"> {
  return {
    asked: offers.length > 0 ? ((view.asked as Question | undefined) ?? null) : null,
    offers,
    placed: placed(offers),
    placements: placements(offers),
  };
}

/** A table that is only looked at. */
export function reading(
  view: RollView,
  printed: Villages,
  info: TableInfo,
  seat: number | null,
  size: Size,
  settled: readonly Settlement[],
): Omit<Scene, "large" | "enlarge"> {
  const nothing = (): void => undefined;
  return {
    view,
    printed,
    settled,
    info,
    seat,
    size,
    plays: false,
    ...possible(view, []),
    ask: "",
    standings: {},
    press: nothing,
    make: nothing,
    sent: null,
    pointed: null,
    point: nothing,
    opened: null,
    shut: nothing,
    whyNot: [],
    dice: [],
    pickDie: nothing,
    plan: null,
    pickPlan: nothing,
    place: null,
    pickPlace: nothing,
    unsure: false,
    setUnsure: nothing,
    thinking: NOBODY_THINKS,
    clocks: [],
    clocksAt: 0,
  };
}

export const playerAt = (view: RollView, seat: number | null): Sheets | undefined =>
  seat === null ? undefined : view.players[seat];

/** The rerolls of just the picked dice, one for each building that allows it. */
export function rerolls({ offers, dice }: Pick<Scene, "offers" | "dice">): Offer[] {
  const wanted = [...dice].sort().map((die) => (die === 3 ? "worker" : String(die + 1)));
  return offers.filter(({ verb, text }) => {
    if (verb !== "reroll") return false;
    const [, named = ""] = /^reroll (.*) with \S+$/.exec(text) ?? [];
    return named.split(" ").join() === wanted.join();
  });
}

/** What ends this seat's part of the phase, if it can be ended now. */
export const ending = ({ offers }: Pick<Scene, "offers">): Offer | undefined =>
  offers.find(({ verb }) => verb === "ready" || verb === "keep" || verb === "skip");

/** Whether a basic action is still possible, or the favor unused: being ready would waste it. */
export function wastes({ offers, asked }: Pick<Scene, "offers" | "asked">): boolean {
  return asked === "develop" && offers.some(({ verb }) => verb === "build" || verb === "harvest" || verb === "favor");
}

/** End one's part of the phase; where that would waste something it is asked first, and asking again goes back. Whether there was an end. */
export function finish(scene: Scene): boolean {
  const end = ending(scene);
  if (!end) return false;
  if (end.verb === "ready" && wastes(scene)) scene.setUnsure(!scene.unsure);
  else scene.make(end, undefined, true);
  return true;
}

/** The next step that the dock's loud button stands for. */
export function nextStep(scene: Scene): Offer | undefined {
  if (scene.unsure) return ending(scene);
  if (scene.asked === "settlements" && scene.place) return scene.place.offer;
  if (scene.asked === "reroll" && scene.dice.length > 0) return rerolls(scene)[0];
  return undefined;
}
