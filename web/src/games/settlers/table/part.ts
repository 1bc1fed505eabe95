/** What an empire with a sheet adds to the table, worked out of the view: Provinces, upkeep, Progress tokens. */
import type { CardFace, Good, Location, Offer, Part, Progress } from "../../../wire";

type Face = (card: string) => CardFace | undefined;

/** Provinces lie beside the rows of an empire. */
export function split(empire: readonly Location[], face: Face): { lands: Location[]; built: Location[] } {
  const lands = empire.filter(({ card }) => face(card)?.faction === "province");
  return { lands, built: empire.filter((at) => !lands.includes(at)) };
}

/** The goods of the upkeep in the order of the map. */
const DUE: readonly Good[] = ["wood", "stone", "food", "gold", "worker", "raze", "card"];

/** One good of the upkeep: what is laid, what is missing, how one more can be laid now. */
export interface Due {
  good: Good;
  laid: number;
  due: number;
  /** The good itself. */
  lay: Offer | undefined;
  /** Gold in place of it. */
  gold: Offer | undefined;
  /** Cards of the hand that can be laid down. */
  cards: readonly Offer[];
}

/** What an upkeep move pays for: `upkeep wood`, `upkeep gold for wood`, `upkeep card mill`. */
export function paysFor({ text }: Offer): string {
  const [, paid = "", , instead] = text.split(" ");
  return text.startsWith("upkeep gold for ") ? (instead ?? "") : paid;
}

export function upkeepOf({ due, laid }: Part, offers: readonly Offer[]): Due[] {
  const moves = offers.filter(({ verb }) => verb === "upkeep");
  return DUE.filter((good) => (due[good] ?? 0) + (laid[good] ?? 0) > 0).map((good) => {
    const these = moves.filter((offer) => paysFor(offer) === good);
    return {
      good,
      laid: laid[good] ?? 0,
      due: due[good] ?? 0,
      lay: these.find(({ text }) => text === `upkeep ${good}`),
      gold: these.find(({ text }) => text === `upkeep gold for ${good}`),
      cards: these.filter(({ zone }) => zone === "hand"),
    };
  });
}

export const TOKENS: readonly Progress[] = ["dove", "bee", "wall", "bribe"];

/** The token that a move places: `place wall on mill`. */
export const tokenOf = ({ verb, text }: Offer): string | null => (verb === "place" ? (text.split(" ")[1] ?? null) : null);

/** The moves on a card while a token is in hand, or none is. */
export const withToken = (offers: readonly Offer[], token: Progress | null): readonly Offer[] =>
  token === null ? offers : offers.filter((offer) => tokenOf(offer) === token);
