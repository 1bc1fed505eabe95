/** The table of the card game; at its end the points of final scoring are on it too, or a share of them. */
import { useMemo } from "preact/hooks";
import { TableScreen } from "./table/TableScreen";
import type { SeenOf } from "../../table/frame";
import type { View } from "../../wire";
import type { TableProps } from "../page";

function counted(seen: SeenOf<View>, share: number): SeenOf<View> {
  const scores = seen.view.outcome?.scores;
  if (!scores) return seen;
  const players = seen.view.players.map((one) => {
    const more = (scores[one.seat] ?? one.score) - one.score;
    return { ...one, score: one.score + Math.round(more * share) };
  });
  return { ...seen, view: { ...seen.view, players } };
}

export function Counted({ seen, share, ...rest }: TableProps<View> & { within?: string }) {
  const shown = useMemo(() => counted(seen, share), [seen, share]);
  return <TableScreen {...rest} seen={shown} />;
}
