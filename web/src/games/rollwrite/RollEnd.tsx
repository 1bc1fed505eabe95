/** The end of a roll & write game: who won or what rank was earned, the boxes of every sheet, ties, the record. */
import { useEffect } from "preact/hooks";
import { listed, t, tagged } from "../../lib/i18n";
import { best as recordOf, note } from "./records";
import { useTitle } from "../../lib/title";
import { building, buildingPath, named, openVillages, sheetTitle, villages } from "../../lib/villages";
import { TRACKS } from "./table/grid";
import { boxes } from "./table/places";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import { cx } from "../../ui/cx";
import type { Points, RollOutcome, RollView, Sheets, TableInfo } from "../../wire";
import { Broken } from "../../end/Broken";
import { Bars, type Kinds, Numbers, type Scored } from "../../end/Bars";
import { type EndProps, type Scorer, Acts, Best, Laurel, Ties } from "../../end/parts";
import { places, ranking, tieSteps } from "../../end/points";

/** Boxes 1 to 6 of the Empire sheet. */
const rollKinds = (): Kinds => [
  ...TRACKS.map((track) => ({ kind: track as string, name: named(`track-${track}`) })),
  { kind: "settlement", name: t("roll-end-settlements") },
  { kind: "earned", name: t("roll-end-earned") },
];

/** The points of a seat by box: what no box of its own has goes to the sixth. */
export function boxed(points: readonly Points[]): Record<string, number> {
  const found: Record<string, number> = { settlement: 0, earned: 0 };
  for (const track of TRACKS) found[track] = 0;
  for (const { how, points: n } of points) {
    const box = how in found ? how : "earned";
    found[box] = (found[box] ?? 0) + n;
  }
  return found;
}

const house = (slug: string): Scorer | null => {
  const face = building(slug);
  return face ? { name: face.name, path: buildingPath(slug) } : null;
};

function sittingAs(info: TableInfo, view: RollView, seat: number): Pick<Scored, "seat" | "name" | "emblem" | "about"> {
  const sitting = info.seats[seat];
  const sheet = sheetTitle(view.players[seat]?.sheet ?? "");
  const kind =
    sitting?.bot == null ? ""
    : sitting.left ? t("table-stand-in")
    : t("table-bot");
  const about = view.mode === "adventure" ? [sheet, kind].filter(Boolean).join(", ") : kind;
  return { seat, name: sitting?.name || t("table-seat", { n: seat + 1 }), emblem: `seat-${seat}`, about };
}

function scored(info: TableInfo, view: RollView, outcome: RollOutcome): Scored[] {
  const place = places(outcome);
  return ranking(outcome).map((seat) => ({
    ...sittingAs(info, view, seat),
    place: place.get(seat) ?? 1,
    won: outcome.winners.includes(seat),
    score: outcome.scores[seat] ?? 0,
    sums: boxed(outcome.sources[seat] ?? []),
  }));
}

/** The players of a game that was broken off, by what they have so far. */
function soFar(info: TableInfo, view: RollView, winner: number | null): Scored[] {
  openVillages();
  const printed = villages.value;
  return [...view.players]
    .sort((a, b) => Number(b.seat === winner) - Number(a.seat === winner) || b.score - a.score)
    .map((player, at) => {
      const found = printed && boxes(player, printed);
      return {
        ...sittingAs(info, view, player.seat),
        place: at + 1,
        won: player.seat === winner,
        score: player.score,
        sums: found ? { ...found.tracks, settlement: found.settlements, earned: found.earned } : {},
      };
    });
}

function headline(players: readonly Scored[], outcome: RollOutcome, view: RollView): string {
  const [first] = players;
  if (!first) return "";
  if (players.length === 1 && view.mode === "adventure")
    return t("roll-end-rank", { name: first.name, rank: villages.value?.ranks.find(({ slug }) => slug === outcome.rank)?.name ?? "" });
  const winners = players.filter((player) => player.won);
  if (winners.length > 1) return t("end-shared", { names: listed(winners.map((player) => player.name)) });
  return t("roll-end-won", { name: first.name });
}

function summary(players: readonly Scored[], outcome: RollOutcome): string {
  const [first, second] = players;
  if (!first) return "";
  if (!second) return t("roll-end-points", { n: first.score });
  const steps = tieSteps(outcome);
  const points = first.score;
  if (steps === 0) return t("end-ahead", { points, n: points - second.score, name: second.name });
  const facts = { points, name: second.name, own: outcome.ties[first.seat]?.[steps] ?? 0, other: outcome.ties[second.seat]?.[steps] ?? 0 };
  return tagged(steps === 1 ? "roll-end-by-bridges" : steps === 2 ? "roll-end-by-harvest" : "roll-end-by-nothing", facts);
}

interface RollEndProps extends EndProps {
  view: RollView;
}

/** Write the own score of an adventure down; a game that was played on from another counts for nobody. */
function useRecord({ info, view, seat }: EndProps & { view: RollView }): void {
  const own = seat === null ? undefined : view.players[seat];
  const counts = view.mode === "adventure" && !info.origin && seat !== null && info.seats[seat]?.bot == null;
  useEffect(() => {
    if (own && counts) note(own.sheet, own.score, info.id);
  }, [own?.sheet, counts, info.id]);
}

export function RollEnd(props: RollEndProps) {
  const { info, view } = props;
  if (view.outcome) return <Finished {...props} outcome={view.outcome} />;
  return (
    <Broken
      {...props}
      soFar={(winner) => soFar(info, view, winner)}
      kinds={rollKinds()}
      wins={({ name }) => t("roll-end-won", { name })}
    />
  );
}

function Finished(props: RollEndProps & { outcome: RollOutcome }) {
  const { info, view, outcome, seat, onTable } = props;
  useEffect(openVillages, []);
  useRecord(props);
  const players = scored(info, view, outcome);
  const [first] = players;
  const headed = headline(players, outcome, view);
  useTitle(headed);
  if (villages.value === null) return null;
  const own = view.mode === "adventure" ? view.players[seat ?? first?.seat ?? 0] : undefined;
  return (
    <div class="end roll-end">
      <section class={cx("end-hero", first && `f-${first.emblem}`)}>
        <Laurel players={players.filter((player) => player.won)} />
        <div>
          <p class="over">{t("roll-end-after", { n: view.rounds })}</p>
          <h1>{headed}</h1>
          <p class="sub">
            <Words text={summary(players, outcome)} />
          </p>
        </div>
        <Acts info={info} seat={seat} onTable={onTable} />
      </section>
      <section class="panel chart" aria-labelledby="end-sources">
        <h2 id="end-sources">{t("end-sources")}</h2>
        <Bars players={players} kinds={rollKinds()} />
      </section>
      <section class="panel" aria-labelledby="end-numbers">
        <h2 id="end-numbers">{t("end-numbers")}</h2>
        <Numbers players={players} kinds={rollKinds()} />
      </section>
      {own ?
        <Ranks player={own} rank={outcome.ranks[own.seat] ?? outcome.rank} table={info.id} mine={seat !== null} />
      : <Built players={players} view={view} />}
      <section class="panel tie" aria-label={t("roll-end-more")}>
        {players.length > 1 && (
          <Ties players={players} outcome={outcome} steps={["roll-end-tie-bridges", "roll-end-tie-harvest", "roll-end-tie-shared"]} />
        )}
        <Best players={players} outcome={outcome} title={t("roll-end-best")} each={players.length > 1 ? 1 : 4} found={house} />
      </section>
    </div>
  );
}

/** The ladder of ranks, and the record of the sheet. */
function Ranks({ player, rank, table, mine }: { player: Sheets; rank: string; table: string; mine: boolean }) {
  const record = mine ? recordOf(player.sheet) : null;
  return (
    <section class="panel went" aria-labelledby="end-ranks">
      <h2 id="end-ranks">{t("end-ranks")}</h2>
      {record && (
        <p class={cx("record", record.table === table && "is-new")}>
          <Icon name="trophy" />
          {record.table !== table ?
            t("roll-end-record-stands", { sheet: sheetTitle(player.sheet), n: record.score })
          : t(record.games > 1 ? "roll-end-record-new" : "roll-end-record-first", { sheet: sheetTitle(player.sheet), n: record.score })}
        </p>
      )}
      <ol class="ranks">
        {[...(villages.value?.ranks ?? [])].reverse().map(({ slug, name, least }) => (
          <li key={slug} class={slug === rank ? "mine" : undefined} aria-current={slug === rank ? "true" : undefined}>
            <span>{name}</span>
            <b class="nums">{t("end-rank-from", { n: least })}</b>
          </li>
        ))}
      </ol>
      <p class="verdict">
        <Words text={tagged("roll-end-ranks-rule")} />
      </p>
    </section>
  );
}

/** What everybody has built, besides the points. */
function Built({ players, view }: { players: readonly Scored[]; view: RollView }) {
  const rows: [string, (player: Sheets) => number][] = [
    ["roll-end-sections", ({ tracks }) => TRACKS.reduce((sum, track) => sum + (tracks[track] ?? 0), 0)],
    ["roll-end-buildings", ({ buildings }) => buildings.filter(({ complete, crossed }) => complete && crossed.length > 0).length],
    ["roll-end-harvested", ({ harvested }) => harvested.length],
  ];
  if (view.mode !== "basic") rows.push(["roll-end-made", ({ settlements }) => settlements]);
  return (
    <section class="panel went" aria-labelledby="end-built">
      <h2 id="end-built">{t("roll-end-built")}</h2>
      <table class="nums numbers">
        <thead>
          <tr>
            <td />
            {players.map((player) => (
              <th key={player.seat} scope="col">
                <Emblem of={player.emblem} />
                <span>{player.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, count]) => (
            <tr key={id}>
              <th scope="row">{t(id)}</th>
              {players.map(({ seat }) => (
                <td key={seat}>{view.players[seat] ? count(view.players[seat]) : 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
