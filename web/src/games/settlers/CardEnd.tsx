/** The end of a card game: who won, where every point came from, how ties are broken. */
import { listed as list, t, tagged } from "../../lib/i18n";
import { bySlug, faction } from "../../lib/library";
import { useTitle } from "../../lib/title";
import { Emblem } from "../../ui/Emblem";
import { Words } from "../../ui/Words";
import { cx } from "../../ui/cx";
import type { Outcome, TableInfo, View, Virtual } from "../../wire";
import { Broken } from "../../end/Broken";
import { Bars, type Kinds, Numbers, type Scored } from "../../end/Bars";
import { Course } from "./Course";
import { type EndProps, type Scorer, Acts, Best, Laurel, Ties } from "../../end/parts";
import { KINDS, RANKS, course, difference, places, ranking, sums, tieSteps } from "../../end/points";

const people = (slug: string): string => faction(slug)?.name ?? slug;
const location = (slug: string): Scorer => ({ name: bySlug(slug)[0]?.name ?? slug, path: `/cards/${slug}` });
/** The kinds of points in the order of the bars. */
const cardKinds = (): Kinds => KINDS.map((kind) => ({ kind, name: t(`end-kind-${kind}`) }));

/** The players as the charts show them, from the first place to the last. */
function scored(info: TableInfo, view: View, outcome: Outcome): Scored[] {
  const place = places(outcome);
  return ranking(outcome).map((seat) => {
    const sitting = info.seats[seat];
    const slug = view.players[seat]?.faction ?? "common";
    const bot = sitting?.bot != null;
    return {
      seat,
      name: sitting?.name || people(slug),
      emblem: slug,
      about: bot ? t(sitting.left ? "end-stood-in" : "end-bot", { faction: people(slug) }) : people(slug),
      place: place.get(seat) ?? 1,
      won: outcome.winners.includes(seat),
      score: outcome.scores[seat] ?? 0,
      sums: sums(outcome.sources[seat] ?? []),
    };
  });
}

export function CardEnd(props: EndProps & { view: View }) {
  const { info, view } = props;
  if (view.outcome) return <Finished {...props} outcome={view.outcome} />;
  return (
    <Broken
      {...props}
      soFar={(winner) => soFar(info, view, winner)}
      kinds={cardKinds()}
      wins={({ name, emblem }) => t("end-won", { name, faction: people(emblem) })}
    />
  );
}

function Finished({ info, view, outcome, seat, onTable }: EndProps & { view: View; outcome: Outcome }) {
  const players = scored(info, view, outcome);
  const solo = view.virtual;
  const [first] = players;
  const headed = headline(players, outcome, solo);
  useTitle(headed);
  const lines = players.map(({ seat: at, name, emblem: slug }) => ({ seat: at, name, faction: slug, scores: course(outcome.sources[at] ?? [], view.rounds) }));
  const best = <Best players={players} outcome={outcome} title={t("end-best")} each={solo ? 3 : 1} found={location} />;
  return (
    <div class="end">
      <section class={cx("end-hero", first && `f-${first.emblem}`)}>
        <Laurel players={players.filter((player) => player.won)} />
        <div>
          <p class="over">{t("end-after", { n: view.rounds })}</p>
          <h1>{headed}</h1>
          <p class="sub">
            <Words text={summary(players, outcome, solo)} />
          </p>
        </div>
        <Acts info={info} seat={seat} onTable={onTable} />
      </section>
      <section class="panel chart" aria-labelledby="end-sources">
        <h2 id="end-sources">{t("end-sources")}</h2>
        <Bars players={players} kinds={cardKinds()} />
      </section>
      <section class="panel" aria-labelledby="end-numbers">
        <h2 id="end-numbers">{t("end-numbers")}</h2>
        <Numbers players={players} kinds={cardKinds()} />
        {solo && best}
      </section>
      <section class="panel went" aria-labelledby="end-course">
        <h2 id="end-course">{t("end-course")}</h2>
        <Course lines={lines} />
      </section>
      <section class="panel tie" aria-label={t(solo ? "end-solo-compare" : "end-more")}>
        {solo ? (
          <Solo solo={solo} outcome={outcome} faction={first?.emblem ?? ""} />
        ) : (
          <>
            <Ties players={players} outcome={outcome} steps={["end-tie-goods", "end-tie-cards", "end-tie-shared"]} />
            {best}
          </>
        )}
      </section>
    </div>
  );
}

function headline(players: readonly Scored[], outcome: Outcome, solo: Virtual | undefined): string {
  const [first] = players;
  if (!first) return "";
  if (solo) return tagged(first.won ? `end-rank-${outcome.rank}` : "end-solo-lost", { name: first.name });
  const winners = players.filter((player) => player.won);
  if (winners.length > 1) return t("end-shared", { names: list(winners.map((player) => player.name)) });
  return t("end-won", { name: first.name, faction: people(first.emblem) });
}

function summary(players: readonly Scored[], outcome: Outcome, solo: Virtual | undefined): string {
  const [first, second] = players;
  if (!first) return "";
  if (solo) {
    const facts = { points: first.score, own: solo.faction_locations, n: solo.collection.length };
    return tagged(first.won ? "end-solo-won-by" : "end-solo-lost-by", facts);
  }
  if (!second) return "";
  const steps = tieSteps(outcome);
  const points = first.score;
  if (steps > 0) {
    const facts = { points, name: second.name, own: outcome.ties[first.seat]?.[steps] ?? 0, other: outcome.ties[second.seat]?.[steps] ?? 0 };
    return tagged(steps === 1 ? "end-by-goods" : steps === 2 ? "end-by-cards" : "end-by-nothing", facts);
  }
  const ahead = t("end-ahead", { points, n: points - second.score, name: second.name });
  const kinds = difference(sums(outcome.sources[first.seat] ?? []), sums(outcome.sources[second.seat] ?? [])).map((kind) => t(`end-lead-${kind}`));
  return kinds.length > 0 ? `${ahead} ${t("end-difference", { kinds: list(kinds), n: kinds.length })}` : ahead;
}

/** The solo game: locations against the collection, and the ladder of ranks. */
function Solo({ solo, outcome, faction: slug }: { solo: Virtual; outcome: Outcome; faction: string }) {
  const own = solo.faction_locations;
  const other = solo.collection.length;
  const most = Math.max(own, other, 1);
  const won = outcome.winners.length > 0;
  return (
    <>
      <div>
        <h2>{t("end-solo-compare")}</h2>
        <ul class="versus">
          <li class={`f-${slug}`}>
            <Emblem of={slug} />
            <span>{t("end-solo-own")}</span>
            <span class="meter" style={{ width: `${(own / most) * 100}%` }} aria-hidden="true" />
            <b class="nums">{own}</b>
          </li>
          <li class="f-attack">
            <Emblem of="attack" />
            <span>{t("end-solo-collection")}</span>
            <span class="meter" style={{ width: `${(other / most) * 100}%` }} aria-hidden="true" />
            <b class="nums">{other}</b>
          </li>
        </ul>
        <p class="verdict">
          <Words text={tagged(won ? "end-solo-why-won" : "end-solo-why-lost")} />
        </p>
      </div>
      <div class="best">
        <h2>{t("end-ranks")}</h2>
        <ol class="ranks">
          {RANKS.map(([name, least]) => (
            <li key={name} class={won && name === outcome.rank ? "mine" : undefined} aria-current={won && name === outcome.rank ? "true" : undefined}>
              <span>{t(`end-rank-name-${name}`)}</span>
              <b class="nums">{least === 0 ? t("end-rank-below", { n: 30 }) : t("end-rank-from", { n: least })}</b>
            </li>
          )).reverse()}
        </ol>
      </div>
    </>
  );
}

/** The players by what they have scored so far. */
function soFar(info: TableInfo, view: View, winner: number | null): Scored[] {
  return [...view.players]
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.score - a.score)
    .map((player, at) => ({
      seat: player.seat,
      name: info.seats[player.seat]?.name || people(player.faction),
      emblem: player.faction,
      about: people(player.faction),
      place: at + 1,
      won: player.seat === winner,
      score: player.score,
      sums: sums(player.points),
    }));
}
