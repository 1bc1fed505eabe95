/** The end of a game, played to its end or not. */
import { Bars, type Scored } from "../end/Bars";
import { CardEnd, cardKinds, cardsSoFar } from "../end/CardEnd";
import { RollEnd, rollKinds, rollSoFar } from "../end/RollEnd";
import { type EndProps, Acts, Laurel } from "../end/parts";
import { listed } from "../lib/goods";
import { t } from "../lib/i18n";
import { faction } from "../lib/library";
import { Link } from "../lib/route";
import { useTitle } from "../lib/title";
import type { RollView, TableInfo, View } from "../wire";

interface BrokenProps extends EndProps {
  view: View | RollView | null;
}

export function End(props: BrokenProps) {
  const { view } = props;
  if (view?.game === "rollwrite" && view.outcome) return <RollEnd {...props} view={view} outcome={view.outcome} />;
  if (view?.game === "settlers" && view.outcome) return <CardEnd {...props} view={view} outcome={view.outcome} />;
  return <Broken {...props} />;
}

/** The players by what they have scored so far. */
const soFar = (info: TableInfo, view: View | RollView, winner: number | null): Scored[] =>
  view.game === "rollwrite" ? rollSoFar(info, view, winner) : cardsSoFar(info, view, winner);

const wins = (first: Scored, view: View | RollView | null): string =>
  view?.game === "rollwrite" ?
    t("roll-end-won", { name: first.name })
  : t("end-won", { name: first.name, faction: faction(first.emblem)?.name ?? first.emblem });

/** A game that was not played to its end: somebody gave up, or the table was closed. */
function Broken({ info, view, seat, onTable }: BrokenProps) {
  const gone = info.seats.flatMap((other) => (other.resigned && other.name ? [other.name] : []));
  const left = info.seats.flatMap((other, at) => (other.resigned ? [] : [at]));
  const winner = gone.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  const players = view ? soFar(info, view, winner) : [];
  const [first] = players;
  const scores = players.some((player) => player.score > 0);
  const headed = winner !== null && first ? wins(first, view) : t(view ? "end-broken" : "end-closed");
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
          <Bars players={players} kinds={view?.game === "rollwrite" ? rollKinds() : cardKinds()} />
        </section>
      )}
    </div>
  );
}
