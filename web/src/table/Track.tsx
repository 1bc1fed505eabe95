/** The score track. */
import { t } from "../lib/i18n";
import { Emblem } from "../ui/Emblem";
import { cx } from "../ui/cx";
import type { TableView } from "../games/page";
import type { TableInfo } from "../wire";
import { emblemAt } from "./frame";
import { nameOf } from "./names";

const LEAST = 60;
const TICKS = 3;

interface TrackProps {
  view: TableView;
  info: TableInfo;
  seat: number | null;
}

export function Track({ view, info, seat }: TrackProps) {
  const best = Math.max(...view.players.map((player) => player.score));
  const end = Math.max(LEAST, Math.ceil((best + 1) / 30) * 30);
  const order = view.players
    .map((player) => ({ seat: player.seat, score: player.score, emblem: emblemAt(view, player.seat) ?? "common" }))
    .sort((a, b) => b.score - a.score);
  return (
    <section class="track panel" aria-label={t("table-track")}>
      <h2>{t("table-track")}</h2>
      <ol>
        {order.map((player) => (
          <li key={player.seat} class={cx(`f-${player.emblem}`, player.seat === seat && "me")}>
            <span class="n">{nameOf(info, player.seat)}</span>
            <span class="rail" aria-hidden="true">
              <span class="fill" style={{ width: `${(player.score / end) * 100}%` }} />
              <span class="at" style={{ left: `${(player.score / end) * 100}%` }}>
                <Emblem of={player.emblem} />
              </span>
            </span>
            <b class="nums">{player.score}</b>
          </li>
        ))}
      </ol>
      <p class="ticks" aria-hidden="true">
        {Array.from({ length: TICKS + 1 }, (_, at) => (
          <span key={at}>{(end / TICKS) * at}</span>
        ))}
      </p>
    </section>
  );
}
