/** What lies on the table and what can be done with it, for everything that is drawn there. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { entries } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import type { Asked, Card, Goods, Ledger, Location, Looked, Offer, Player, Progress, Refusal, Sentence, Shut, TableInfo, View } from "../../../wire";
import { WITH_GOALS, caps } from "./caps";
import { type Manner, inOrder, loose, manner, paid, placed } from "./choices";
import { type Spot, spotKey } from "../../../table/spots";
import { type Frame, NOBODY_THINKS } from "../../../table/frame";
import type { Size } from "../../../table/size";
import type { Shown } from "./prayed";
import { withToken } from "./part";

export interface Scene extends Frame {
  view: View;
  /** Whether moves can be made here; else the table is only read. */
  plays: boolean;
  /** Whose empire lies large; the virtual player's number is 1. */
  large: number;
  /** Whether a lens has chosen it. */
  looks: boolean;
  enlarge(seat: number | null): void;
  /** What this seat is asked, null if nothing. */
  asked: Asked | null;
  ask: Sentence;
  offers: readonly Offer[];
  placed: ReadonlyMap<string, readonly Offer[]>;
  loose: readonly Offer[];
  blocked: Readonly<Record<Card, Refusal>>;
  /** Open productions of others that take no worker now. */
  shut: readonly Shut[];
  manner: Manner;
  /** The card in hand, so to speak: picked up, not yet played. */
  picked: Spot | null;
  pick(spot: Spot | null): void;
  /** The Progress token that goes onto a location next. */
  token: Progress | null;
  hold(token: Progress | null): void;
  /** The move that is pointed at among several. */
  pointed: Offer | null;
  point(offer: Offer | null): void;
  /** Make a move; within a moment after a change only one that is `sure`, for what pressed it never means anything else. */
  make(offer: Offer, sure?: boolean): void;
  /** What was done last, until something else is picked or asked. */
  done: ReadonlySignal<Offer | null>;
  /** Whether passing, with something left to do, waits to be confirmed. */
  passing: boolean;
  setPassing(passing: boolean): void;
  /** The move that is on its way; like `done` and `thinking` a signal, because the whole table would be drawn anew for it. */
  sent: ReadonlySignal<string | null>;
  looked(spot: Spot): Looked | undefined;
  look(spot: Spot): void;
  /** The prayer that lies over the table. */
  prayer: Shown | null;
}

/** What whoever draws the table adds: whose empire lies large, which prayer over it. */
export type Around = "large" | "looks" | "enlarge" | "prayer";

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error("nothing lies on the table here: draw this inside a Board or a TableScreen");
  return scene;
}

/** What a view with its offers makes possible. */
export function possible(
  view: View,
  seat: number | null,
  offers: readonly Offer[],
): Pick<Scene, "asked" | "offers" | "placed" | "loose" | "manner"> {
  const asked = seat !== null && offers.length > 0 ? view.asked : null;
  return {
    asked,
    offers,
    placed: placed(offers, seat ?? 0),
    loose: loose(offers),
    manner: manner(asked, offers, seat),
  };
}

const NONE = signal(null);

/** A table that is only looked at. */
export function reading(view: View, info: TableInfo, seat: number | null, size: Size): Omit<Scene, Around> {
  const nothing = (): void => undefined;
  return {
    view,
    info,
    seat,
    size,
    plays: false,
    ...possible(view, seat, []),
    ask: "",
    blocked: {},
    shut: [],
    picked: null,
    pick: nothing,
    token: null,
    hold: nothing,
    pointed: null,
    point: nothing,
    make: nothing,
    done: NONE,
    passing: false,
    setPassing: nothing,
    sent: NONE,
    thinking: NOBODY_THINKS,
    clocks: [],
    clocksAt: 0,
    looked: () => undefined,
    look: nothing,
  };
}

export const offersAt = (scene: Scene, spot: Spot): readonly Offer[] => withToken(scene.placed.get(spotKey(spot)) ?? [], scene.token);

/** What can be done with the picked card, the likeliest first. */
export const choicesOf = (scene: Scene): Offer[] => (scene.picked ? inOrder(offersAt(scene, scene.picked)) : []);

/** An open production with whose it is. */
export interface Door {
  holder: number;
  at: Location;
}

/** Those that a worker can be sent to, by their hosts; alike ones once. */
export const doorsOf = ({ view, offers }: Pick<Scene, "view" | "offers">): Door[] =>
  offers
    .filter(({ verb }) => verb === "visit")
    .flatMap(({ holder, cards = [] }) => {
      const empire = view.players[holder ?? -1]?.empire ?? view.virtual?.area ?? [];
      const at = empire.find(({ card }) => cards.includes(card));
      return at && holder != null ? [{ holder, at }] : [];
    });

/** Whether an open production is picked. */
export const isDoor = (scene: Scene): boolean => choicesOf(scene).some(({ verb }) => verb === "visit");

/** The answers that stand in the strip, in their order. */
export function answersOf(scene: Scene): readonly Offer[] {
  if (scene.picked) return choicesOf(scene);
  if (answersInPrayer(scene)) return scene.offers;
  const sends = scene.loose.filter(({ verb }) => verb === "send");
  return scene.asked?.kind === "turn" ? sends : [...sends, ...scene.loose.filter(({ verb }) => verb !== "send")];
}

/** Whether what is asked is answered in the scene of the prayer that goes on. */
export const answersInPrayer = ({ view, asked }: Pick<Scene, "view" | "asked">): boolean =>
  asked !== null && asked.kind !== "pay" && view.prayer?.over === false;

/** The letters that choose them. */
export function capsOf(scene: Scene): ReadonlyMap<Offer, string> {
  const answers = answersOf(scene);
  const named = ({ goods = {}, label }: Offer): string => entries(goods).map(([good]) => t(`common-good-${good}`)).join(" ") || plain(label);
  const letters = caps(answers.map(named), scene.view.goals && WITH_GOALS);
  return new Map(answers.map((offer, at) => [offer, letters[at] ?? ""]));
}

/** The next step: what Enter does. */
export function nextStep(scene: Scene): Offer | null {
  const choices = choicesOf(scene);
  if (choices.length > 0) return choices.find((offer) => offer === scene.pointed) ?? choices[0] ?? null;
  if (scene.asked?.kind !== "pay") return null;
  return scene.loose.find((offer) => offer === scene.pointed) ?? scene.loose[0] ?? null;
}

/** The account of the next step, once the server has told it. */
export function ledgerOf(scene: Scene): Ledger | undefined {
  const step = nextStep(scene);
  return step && scene.picked ? scene.looked(scene.picked)?.ledgers[step.text] : undefined;
}

/** What the next step would change in the purse. */
export function change(scene: Scene): Goods {
  const ledger = ledgerOf(scene);
  if (ledger === undefined) return paid(scene.pointed ?? nextStep(scene), scene.asked);
  const found: Goods = { ...ledger.gains };
  for (const [good, n] of entries(ledger.pays ?? {})) found[good] = (found[good] ?? 0) - n;
  return found;
}

/** Whether the next step gives something up. */
export function givesUp(scene: Scene): boolean {
  const ledger = ledgerOf(scene);
  return scene.manner === "give" || ledger?.asks === true || (ledger?.gives?.length ?? 0) > 0;
}

/** Whether the next step takes this card out of the own empire, without asking. */
export const goes = (scene: Scene, { zone, holder, card }: Spot): boolean =>
  scene.picked !== null &&
  holder === scene.seat &&
  (ledgerOf(scene)?.gives ?? []).some((given) => given.zone === zone && (zone === "foundations" || given.card === card));

export const isSolo = (view: View): boolean => view.virtual !== undefined;

export const playerAt = (view: View, seat: number): Player | undefined => view.players[seat];
