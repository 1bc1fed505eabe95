/** What is shown and asked between two games, for everything that is drawn there. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { face } from "../../lib/library";
import type { CampaignView, Card, Chapter, GameRecord, Offer, Ruler, Sentence, TableInfo } from "../../wire";

/** The pages of a campaign. */
export type Page = "end" | "sheet" | "map" | "shop" | "history";
export const PAGES: readonly [Page, string][] = [
  ["end", "vp"],
  ["sheet", "deal"],
  ["map", "province"],
  ["shop", "invention"],
  ["history", "clock"],
];

export interface Scene {
  view: CampaignView;
  info: TableInfo;
  /** Whose eyes these are; null: a spectator's. */
  seat: number | null;
  /** What this seat can do now; nothing where the past is looked at. */
  offers: readonly Offer[];
  ask: Sentence;
  /** Chosen, not yet done. */
  picked: Offer | null;
  pick(offer: Offer | null): void;
  make(offer: Offer): void;
  page: Page;
  open(page: Page): void;
  /** Whose sheet and map are shown. */
  whose: number;
  show(seat: number): void;
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error("there is no campaign here: draw this inside a SceneContext");
  return scene;
}

/** The move with this notation, if it can be made now. */
export const offered = ({ offers }: Scene, text: string): Offer | undefined => offers.find((offer) => offer.text === text);

/** The purchase of a card, if it can be made now. */
export const buying = (scene: Scene, card: Card): Offer | undefined => offered(scene, `buy ${face(card)?.slug ?? card}`);

export const rulerAt = (view: CampaignView, seat: number): Ruler | undefined => view.players[seat];

/** What an empire is called: by its name, else by whoever rules it. */
export const empireName = (ruler: Pick<Ruler, "sheet" | "seat">, info: TableInfo): string => ruler.sheet.name || info.seats[ruler.seat]?.name || ruler.sheet.faction;

/** The game that was played last. */
export const lastGame = (view: CampaignView): GameRecord | undefined => view.chronicle.at(-1);

export const chapterOf = (record: GameRecord | undefined, seat: number): Chapter | undefined => record?.chapters.find((chapter) => chapter.seat === seat);

/** The page where what is asked is answered; between questions the end of the game. */
export function pageFor(view: CampaignView): Page {
  const kind = view.asked?.kind;
  if (view.stage === "over") return "history";
  if (kind === "track") return "sheet";
  if (kind === "buy") return "shop";
  if (kind === "province" || kind === "field") return "map";
  return "end";
}
