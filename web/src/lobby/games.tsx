/** Which game a table plays, in words and by its sign; what a seat plays there. */
import { useEffect } from "preact/hooks";
import { pageAt } from "../games";
import type { Playing } from "../games/page";
import { Link } from "../lib/route";
import type { SeatInfo } from "../wire";

/** `Imperial Settlers`, or `Roll & Write, advanced`. */
export const gameTitle = (of: Playing): string => pageAt(of).title(of);

/** The sign of a table in a list, as somebody at a seat knows it. */
export function GameSign({ of, seat }: { of: Playing; seat: SeatInfo | undefined }) {
  const { Sign } = pageAt(of);
  return <Sign seat={seat} />;
}

export function SeatSign({ of, seat, at }: { of: Playing; seat: SeatInfo; at: number }) {
  const { SeatSign: Sign } = pageAt(of);
  return <Sign seat={seat} at={at} />;
}

/** Fetches the names of what is played, where some are told. */
export function useNames(tables: readonly (Playing | null)[]): void {
  const kinds = new Set(tables.map((of) => (of ? gameTitle(of) : "")));
  useEffect(() => {
    for (const of of tables) if (of) pageAt(of).open?.(of);
  }, [[...kinds].join()]);
}

/** What a seat plays, in words; nothing where all play alike. */
export const playedBy = (of: Playing, seat: SeatInfo | undefined): string => pageAt(of).playedBy(of, seat);

/** The same, with a link to where it can be read. */
export function Plays({ of, seat }: { of: Playing; seat: SeatInfo }) {
  const path = pageAt(of).readAt?.(of, seat);
  return path ? <Link href={path}>{playedBy(of, seat)}</Link> : <>{playedBy(of, seat)}</>;
}
