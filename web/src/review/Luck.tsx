/** Luck and play apart: for each player what the margin is made of. */
import { t } from "../lib/i18n";
import { Emblem } from "../ui/Emblem";
import type { ReviewSeat } from "../wire";
import { points, signed } from "./model";
import type { Player } from "./players";

interface LuckProps {
  seats: readonly ReviewSeat[];
  players: readonly Player[];
}

export function Luck({ seats, players }: LuckProps) {
  const alone = seats.length === 1;
  const most = Math.max(1, ...seats.flatMap(({ luck, play }) => [Math.abs(luck), Math.abs(play)]));
  return (
    <section class="panel rv-luck" aria-labelledby="rv-luck" tabIndex={seats.length > 2 ? 0 : undefined}>
      <h2 id="rv-luck">{t("review-luck-and-play")}</h2>
      {seats.length === 0 ?
        <p class="note">{t("review-luck-later")}</p>
      : <ol>
          {seats.map((seat) => {
            const player = players.find((one) => one.seat === seat.seat);
            return (
              <li key={seat.seat}>
                <Emblem of={player?.emblem ?? ""} />
                <div class="nm">
                  <b>{player?.name}</b>
                  <span>{t("review-best-of", { best: seat.best, n: seat.decisions })}</span>
                </div>
                <Bar kind="luck" value={seat.luck} most={most} />
                <Bar kind="play" value={seat.play} most={most} within={seat.within} />
                <p class="rv-sum nums">
                  {t(alone ? "review-sum-alone" : "review-sum", {
                    start: points(seat.start),
                    luck: signed(seat.luck),
                    play: signed(seat.play),
                    rivals: signed(seat.rivals),
                    margin: alone ? String(seat.margin) : signed(seat.margin).replace(/[.,]0$/, ""),
                  })}
                </p>
              </li>
            );
          })}
        </ol>
      }
      <p class="note">{t(alone ? "review-luck-note-alone" : "review-luck-note")}</p>
    </section>
  );
}

/** To the right of the middle what was won, to the left what was lost. */
function Bar({ kind, value, most, within }: { kind: "luck" | "play"; value: number; most: number; within?: number }) {
  const share = (Math.abs(value) / most) * 50;
  return (
    <div class="ln">
      <span>{t(`review-${kind}`)}</span>
      <span class={`dv ${kind}`} aria-hidden="true">
        <i style={{ [value < 0 ? "right" : "left"]: "50%", width: `${share}%` }} />
      </span>
      <b class="nums">
        {signed(value)}
        {within !== undefined && <small> ±{points(within)}</small>}
      </b>
    </div>
  );
}
