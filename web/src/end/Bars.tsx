/** Where every point came from: a bar for each player, and the key to its textures. */
import { t } from "../lib/i18n";
import { Emblem } from "../ui/Emblem";
import { cx } from "../ui/cx";
import { KINDS, type Kind, type Sums, axis } from "./points";

export interface Scored {
  seat: number;
  name: string;
  faction: string;
  /** Faction, and what else there is to say. */
  about: string;
  place: number;
  won: boolean;
  score: number;
  sums: Sums;
}

export const kindName = (kind: Kind): string => t(`end-kind-${kind}`);
export const Swatch = ({ kind }: { kind: Kind }) => <span class={`sw s-${kind}`} aria-hidden="true" />;
export const used = (players: readonly Scored[]): Kind[] => KINDS.filter((kind) => players.some((player) => player.sums[kind] > 0));

export function Bars({ players }: { players: readonly Scored[] }) {
  const end = axis(Math.max(...players.map((player) => player.score)));
  const ticks = Array.from({ length: end / 10 + 1 }, (_, i) => i * 10);
  return (
    <>
      <ol class="bars">
        {players.map((player) => (
          <li key={player.seat} class={cx(`f-${player.faction}`, player.won && "win")}>
            <span class="pl">{players.length > 1 && player.place}</span>
            <Emblem of={player.faction} />
            <span class="nm">
              <b>{player.name}</b>
              <span>{player.about}</span>
            </span>
            <Stack player={player} end={end} />
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
        {used(players).map((kind) => (
          <li key={kind}>
            <Swatch kind={kind} />
            {kindName(kind)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Stack({ player, end }: { player: Scored; end: number }) {
  const parts = KINDS.filter((kind) => player.sums[kind] > 0);
  const said = parts.map((kind) => `${kindName(kind)} ${player.sums[kind]}`).join("; ");
  return (
    <span class="stack" role="img" aria-label={`${player.name}: ${said}`}>
      {parts.map((kind) => {
        const n = player.sums[kind];
        const share = n / end;
        return (
          <span
            key={kind}
            class={cx("sg", `s-${kind}`, share < 0.022 ? "thin" : share < 0.06 && "slim")}
            style={{ width: `${share * 100}%` }}
            title={`${kindName(kind)}: ${n}`}
          >
            <b>{n}</b>
          </span>
        );
      })}
    </span>
  );
}

export function Numbers({ players }: { players: readonly Scored[] }) {
  return (
    <table class="nums numbers">
      <thead>
        <tr>
          <td />
          {players.map((player) => (
            <th key={player.seat} scope="col">
              <Emblem of={player.faction} />
              <span>{player.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used(players).map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <Swatch kind={kind} />
              {kindName(kind)}
            </th>
            {players.map((player) => (
              <td key={player.seat}>{player.sums[kind] || "–"}</td>
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
