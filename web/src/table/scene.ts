/** What lies on the table and what can be done with it, for everything that is drawn there. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../lib/i18n";
import type { Asked, Card, Goods, Looked, Offer, Player, Refusal, TableInfo, View } from "../wire";
import { type Manner, type Spot, inOrder, loose, manner, paid, placed, spotKey } from "./choices";
import type { Frame } from "./frame";
import type { Size } from "./size";

export interface Scene extends Frame {
  view: View;
  /** Whether moves can be made here; else the table is only read. */
  plays: boolean;
  /** Whose empire lies large; the virtual player's number is 1. */
  large: number;
  enlarge(seat: number | null): void;
  /** What this seat is asked, null if nothing. */
  asked: Asked | null;
  ask: string;
  offers: readonly Offer[];
  placed: ReadonlyMap<string, readonly Offer[]>;
  loose: readonly Offer[];
  blocked: Readonly<Record<Card, Refusal>>;
  manner: Manner;
  /** The card in hand, so to speak: picked up, not yet played. */
  picked: Spot | null;
  pick(spot: Spot | null): void;
  /** The move that is pointed at among several. */
  pointed: Offer | null;
  point(offer: Offer | null): void;
  make(offer: Offer): void;
  /** The move that is on its way. */
  sent: string | null;
  looked(spot: Spot): Looked | undefined;
  look(spot: Spot): void;
}

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

/** A table that is only looked at. */
export function reading(view: View, info: TableInfo, seat: number | null, size: Size): Omit<Scene, "large" | "enlarge"> {
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
    picked: null,
    pick: nothing,
    pointed: null,
    point: nothing,
    make: nothing,
    sent: null,
    thinking: [],
    clocks: [],
    clocksAt: 0,
    looked: () => undefined,
    look: nothing,
  };
}

export const offersAt = (scene: Scene, spot: Spot): readonly Offer[] => scene.placed.get(spotKey(spot)) ?? [];

/** What can be done with the picked card, the likeliest first. */
export const choicesOf = (scene: Scene): Offer[] => (scene.picked ? inOrder(offersAt(scene, scene.picked)) : []);

/** The next step: what Enter does. */
export function nextStep(scene: Scene): Offer | null {
  const choices = choicesOf(scene);
  if (choices.length > 0) return choices.find((offer) => offer === scene.pointed) ?? choices[0] ?? null;
  if (scene.asked?.kind !== "pay") return null;
  return scene.loose.find((offer) => offer === scene.pointed) ?? scene.loose[0] ?? null;
}

/** What the next step would change in the purse. */
export function change(scene: Scene): Goods {
  const step = nextStep(scene);
  const brings = step && scene.picked ? scene.looked(scene.picked)?.brings[step.text] : undefined;
  return brings ?? paid(scene.pointed ?? step, scene.asked);
}

export const isSolo = (view: View): boolean => view.virtual !== undefined;

export const playerAt = (view: View, seat: number): Player | undefined => view.players[seat];

/** What a seat is called; the own one too, for others read along. */
export function nameOf(info: TableInfo, seat: number): string {
  return info.seats[seat]?.name || (info.seats.length === 1 && seat > 0 ? t("table-virtual") : t("table-seat", { n: seat + 1 }));
}
