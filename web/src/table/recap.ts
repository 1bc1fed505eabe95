/** What happened since one's last turn, from the log: own losses first, then what each rival did. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { countedTag, goodsInTags } from "../lib/goods";
import { listed, t, tagged } from "../lib/i18n";
import { face } from "../lib/library";
import type { Entry, Loss, Sentence } from "../wire";

/** A loss of one's own with the moment at which it happened. */
export interface Lost extends Loss {
  at: number;
}

/** What a rival did, in words without the name, oldest first. */
export interface Deeds {
  seat: number;
  did: Sentence[];
}

export interface Recap {
  losses: readonly Lost[];
  deeds: readonly Deeds[];
  /** The first of its entries in the log. */
  from: number;
}

/** To a spectator only the last few entries are news. */
const A_FEW = 4;

/** Where the news of a seat begin: behind the last thing that it did itself. */
export const newsFrom = (log: readonly Entry[], seat: number | null): number =>
  seat === null ? Math.max(0, log.length - A_FEW) : log.findLastIndex((entry) => entry.seat === seat) + 1;

export function recap(log: readonly Entry[], seat: number | null): Recap {
  const from = newsFrom(log, seat);
  const losses: Lost[] = [];
  const deeds = new Map<number, Sentence[]>();
  for (const { seat: who, did, at, losses: lost } of log.slice(from)) {
    const own = (lost ?? []).filter((loss) => loss.seat === seat);
    losses.push(...own.map((loss) => ({ ...loss, at })));
    if (who == null || !did || own.length > 0) continue;
    deeds.set(who, [...(deeds.get(who) ?? []), did]);
  }
  return { losses, deeds: [...deeds].map(([who, did]) => ({ seat: who, did })), from };
}

type Naming = (seat: number) => string;

const cardOf = ({ card }: Loss): string => (card == null ? "" : (face(card)?.name ?? card));

/** Who did what to whom: `Bruno razes your Quarry`. */
export const lossText = (loss: Loss, name: Naming): string =>
  tagged(`news-loss-${loss.how}`, { who: name(loss.by), card: cardOf(loss), goods: goodsInTags(loss.goods ?? {}) });

/** What it costs, and what came in its place: `−1 stone a round, −1 point at the end; you get 1 wood`. */
export function lossCosts({ yields = {}, points = 0, got = {}, foundation = false }: Loss): string {
  const costs = [
    Object.keys(yields).length > 0 && tagged("news-yields", { goods: goodsInTags(yields) }),
    points > 0 && tagged("news-points", { goods: countedTag("vp", points) }),
  ].filter(Boolean);
  const gains = [goodsInTags(got), foundation && t("news-foundation")].filter((part): part is string => !!part);
  return [costs.join(", "), gains.length > 0 && tagged("news-got", { goods: listed(gains) })].filter(Boolean).join("; ");
}

/** What a flag on the lost place says: `razed by Bruno`. */
export const flagText = (loss: Loss, name: Naming): string => t(`news-flag-${loss.how}`, { who: name(loss.by) });

/** The own losses that the table marks; none on tables that are only read. */
export const LostContext = createContext<readonly Lost[]>([]);
export const useLost = (): readonly Lost[] => useContext(LostContext);
