/** Where every point came from: a bar for each player, and the key to its textures. */
import { t } from "../lib/i18n";
import { Emblem } from "../ui/Emblem";
import { cx } from "../ui/cx";
import { axis } from "./points";

export interface Scored {
  seat: number;
  name: string;
  emblem: string;
  /** Faction or sheet, and what else there is to say. */
  about: string;
  place: number;
  won: boolean;
  score: number;
  sums: Readonly<Record<string, number>>;
}

/** The kinds of points that a game knows, in the order of the bars. */
export type Kinds = readonly { kind: string; name: string }[];

const Swatch = ({ kind }: { kind: string }) => <span class={`sw s-${kind}`} aria-hidden="true" />;
const of = (player: Scored, kind: string): number => player.sums[kind] ?? 0;
const used = (players: readonly Scored[], kinds: Kinds): Kinds =>
  kinds.filter(({ kind }) => players.some((player) => of(player, kind) > 0));

interface ChartProps {
  players: readonly Scored[];
  kinds: Kinds;
}

export function Bars({ players, kinds }: ChartProps) {
  const end = axis(Math.max(...players.map((player) => player.score)));
  const ticks = Array.from({ length: end / 10 + 1 }, (_, i) => i * 10);
  return (
    <>
      <ol class="bars">
        {players.map((player) => (
          <li key={player.seat} class={cx(`f-${player.emblem}`, player.won && "win")}>
            <span class="pl">{players.length > 1 && player.place}</span>
            <Emblem of={player.emblem} />
            <span class="nm">
              <b>{player.name}</b>
              <span>{player.about}</span>
            </span>
            <Stack player={player} kinds={kinds} end={end} />
            <b class="tot nums">{player.score}</b>
          </li>
        ))}
      </ol>
      <div class="scale" aria-hidden="true">
        {ticks.map((n) => (
          <span key={n} class={n % 20 ? "odd" : undefined} style={{ left: `${(n / end) * 100}%` }}>
            {n}
          </span>
        ))}
      </div>
      <ul class="legend">
        {used(players, kinds).map(({ kind, name }) => (
          <li key={kind}>
            <Swatch kind={kind} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

function Stack({ player, kinds, end }: { player: Scored; kinds: Kinds; end: number }) {
  const parts = kinds.filter(({ kind }) => of(player, kind) > 0);
  const said = parts.map(({ kind, name }) => `${name} ${of(player, kind)}`).join("; ");
  return (
    <span class="stack" role="img" aria-label={`${player.name}: ${said}`}>
      {parts.map(({ kind, name }) => {
        const n = of(player, kind);
        const share = n / end;
        return (
          <span
            key={kind}
            class={cx("sg", `s-${kind}`, share < 0.022 ? "thin" : share < 0.06 && "slim")}
            style={{ width: `${share * 100}%` }}
            title={`${name}: ${n}`}
          >
            <b>{n}</b>
          </span>
        );
      })}
    </span>
  );
}

export function Numbers({ players, kinds }: ChartProps) {
  return (
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
        {used(players, kinds).map(({ kind, name }) => (
          <tr key={kind}>
            <th scope="row">
              <Swatch kind={kind} />
              {name}
            </th>
            {players.map((player) => (
              <td key={player.seat}>{of(player, kind) || "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("end-total")}</th>
          {players.map((player) => (
            <td key={player.seat}>{player.score}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
