/** What every end of a game has: the winners' signs, what comes next, how ties are broken, what scored most. */
import { journalPath, rematch } from "../lib/api";
import { remember } from "../lib/games";
import { listed, t, tagged } from "../lib/i18n";
import { Link, go } from "../lib/route";
import { pageAt } from "../games";
import { useDoing } from "../lobby/doing";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import type { Outcome, RollOutcome, TableInfo } from "../wire";
import type { Scored } from "./Bars";
import { best, tieSteps } from "./points";
import { plain } from "../lib/sentence";

export interface EndProps {
  info: TableInfo;
  seat: number | null;
  /** Back to the final table. */
  onTable: () => void;
}

export function Laurel({ players }: { players: readonly Scored[] }) {
  return (
    <span class="laurels">
      {players.length > 0 ? players.map((player) => <Emblem key={player.seat} class="laurel" of={player.emblem} />) : <Emblem class="laurel none" of="attack" />}
    </span>
  );
}

export function Acts({ info, seat, onTable }: EndProps) {
  const doing = useDoing();
  const again = (own: number, same?: boolean) =>
    doing.run(async () => {
      const seated = await rematch(info.id, own, same);
      remember({ table: seated.table, seat: seated.seat, title: info.title });
      go(`/table/${seated.table}/${seated.seat}`);
    });
  const redeals = pageAt(info).redeals?.(info) === true && !info.next;
  const asking = info.seats.flatMap((other, at) => (other.rematch && at !== seat && other.name ? [other.name] : []));
  return (
    <div class="acts">
      <div class="act-row">
        {seat !== null && (
          <button type="button" class="btn primary" aria-disabled={doing.busy || undefined} onClick={() => again(seat, redeals ? true : undefined)}>
            <Icon name="replay" />
            {t(info.next ? "end-rematch-join" : redeals ? "others-same" : "end-rematch")}
          </button>
        )}
        {seat !== null && redeals && (
          <button type="button" class="btn" aria-disabled={doing.busy || undefined} onClick={() => again(seat, false)}>
            <Icon name="dice" />
            {t("others-another")}
          </button>
        )}
        <Link class="btn" href={`/replay/${info.id}`}>
          <Icon name="lookout" />
          {t("end-replay")}
        </Link>
        {info.scores && pageAt(info).reviewed && (
          <Link class="btn" href={`/replay/${info.id}/review`}>
            <Icon name="target" />
            {t("review-one")}
          </Link>
        )}
        <button type="button" class="btn" onClick={onTable}>
          <Icon name="zoom" />
          {t("end-table")}
        </button>
        <a class="btn" href={journalPath(info.id)} download>
          <Icon name="download" />
          {t("end-journal")}
        </a>
        <Link class="btn quiet" href="/">
          <Icon name="leave" />
          {t("end-lobby")}
        </Link>
      </div>
      {asking.length > 0 && <p class="asking">{t("end-rematch-asked", { names: listed(asking), n: asking.length })}</p>}
      {doing.why && <p class="no-why">{plain(doing.why)}</p>}
    </div>
  );
}

interface OutcomeProps {
  players: readonly Scored[];
  outcome: Outcome | RollOutcome;
}

/** What breaks a tie, step by step, with what everybody had. */
export function Ties({ players, outcome, steps }: OutcomeProps & { steps: readonly string[] }) {
  const taken = tieSteps(outcome);
  const values = (step: number): string =>
    [...players]
      .sort((a, b) => (outcome.ties[b.seat]?.[step] ?? 0) - (outcome.ties[a.seat]?.[step] ?? 0))
      .map((player) => t("end-name-n", { name: player.name, n: outcome.ties[player.seat]?.[step] ?? 0 }))
      .join(", ");
  return (
    <div>
      <h2>{t(taken > 0 ? "end-tie-was" : "end-tie-not")}</h2>
      <ol>
        {steps.map((id, at) => (
          <li key={id} class={taken === at + 1 ? "decided" : undefined}>
            <b>{at + 1}</b>
            <span>
              <Words text={tagged(id)} />
              {at < steps.length - 1 && <em>{values(at + 1)}</em>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A location or a building, and where it can be read about. */
export interface Scorer {
  name: string;
  path: string;
}

interface BestProps extends OutcomeProps {
  title: string;
  /** So many of each player. */
  each: number;
  found: (slug: string) => Scorer | null;
}

/** What brought the most points. */
export function Best({ players, outcome, title, each, found }: BestProps) {
  const scorers = players
    .flatMap((player) => best(outcome.sources[player.seat] ?? [], each).map(({ card, points }) => ({ points, player, of: found(card) })))
    .sort((a, b) => b.points - a.points);
  if (scorers.every(({ of }) => of === null)) return null;
  return (
    <div class="best">
      <h2>{title}</h2>
      <ul class="bests">
        {scorers.map(
          ({ points, player, of }) =>
            of && (
              <li key={`${player.seat} ${of.path}`}>
                <Emblem of={player.emblem} />
                <Link href={of.path}>{of.name}</Link>
                <b class="nums">
                  {points}
                  <Icon name="vp" label={t("end-points")} />
                </b>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
