/** A game that was not played to its end: somebody gave up, or the table was closed. */
import type { TableView } from "../games/page";
import { listed, t } from "../lib/i18n";
import { Link } from "../lib/route";
import { useTitle } from "../lib/title";
import { Bars, type Kinds, type Scored } from "./Bars";
import { type EndProps, Acts, Laurel } from "./parts";

interface BrokenProps extends EndProps {
  /** The last view; null: the game had not begun. */
  view: TableView | null;
  /** The players by what they have scored so far, and the kinds of points. */
  soFar?: (winner: number | null) => Scored[];
  kinds?: Kinds;
  /** The headline of whoever is left. */
  wins?: (first: Scored) => string;
}

export function Broken({ info, view, seat, onTable, soFar, kinds, wins }: BrokenProps) {
  const gone = info.seats.flatMap((other) => (other.resigned && other.name ? [other.name] : []));
  const left = info.seats.flatMap((other, at) => (other.resigned ? [] : [at]));
  const winner = gone.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  const players = soFar?.(winner) ?? [];
  const [first] = players;
  const scores = players.some((player) => player.score > 0);
  const headed = winner !== null && first && wins ? wins(first) : t(view ? "end-broken" : "end-closed");
  useTitle(headed);
  return (
    <div class="end broken">
      <section class="end-hero">
        {winner !== null && <Laurel players={players.slice(0, 1)} />}
        <div>
          <p class="over">{view ? t("end-in-round", { round: view.round }) : t("end-not-begun")}</p>
          <h1>{headed}</h1>
          <p class="sub">{gone.length > 0 ? t("end-gave-up", { names: listed(gone), n: gone.length }) : t(view ? "end-broken-why" : "end-closed-why")}</p>
        </div>
        {view ? (
          <Acts info={info} seat={seat} onTable={onTable} />
        ) : (
          <Link class="btn primary" href="/">
            {t("end-lobby")}
          </Link>
        )}
      </section>
      {scores && (
        <section class="panel chart" aria-labelledby="end-sources">
          <h2 id="end-sources">{t("end-sources")}</h2>
          <Bars players={players} kinds={kinds ?? []} />
        </section>
      )}
    </div>
  );
}
