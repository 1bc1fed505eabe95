/** The others in short: how far they are, whether they are ready; a lens opens their sheets. */
import { t } from "../../../lib/i18n";
import { named } from "../../../lib/villages";
import { SeatClock } from "../../../table/Clock";
import { Dots } from "../../../table/Dots";
import { kindOf } from "../../../table/names";
import { nameOf } from "../../../table/names";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Sheets } from "../../../wire";
import { HUES } from "./Empire";
import { SECTIONS, TRACKS } from "./grid";
import { favorName } from "./Tray";
import { useScene } from "./scene";

/** What a player is doing, in a word. */
export function Doing({ player }: { player: Sheets }) {
  const { view, info, thinking } = useScene();
  const { seat } = player;
  const sitting = info.seats[seat];
  if (view.turn.includes(seat)) {
    if (thinking.value.includes(seat))
      return (
        <span class="stat">
          {t("table-thinking")}
          <Dots />
        </span>
      );
    if (sitting && !sitting.bot && !sitting.here) return <span class="stat on-turn is-away">{t("others-away-on-turn")}</span>;
    return <span class="stat on-turn">{t(`roll-doing-${view.phase}`)}</span>;
  }
  const done = (view.phase === "develop" && player.ready) || (view.phase === "settlements" && player.decided);
  if (!done) return null;
  return (
    <span class="stat">
      <Icon name="check" />
      {t("roll-ready")}
    </span>
  );
}

/** How far each track is, as a small bar with its sign. */
function Progress({ player }: { player: Sheets }) {
  return (
    <span class="minis">
      {TRACKS.map((track) => {
        const n = player.tracks[track] ?? 0;
        return (
          <span key={track} class={cx("mini nums", `c-${HUES[track]}`)} role="img" aria-label={t("roll-progress", { track: named(`track-${track}`), n })}>
            <Icon name={`t-${track}`} />
            <span class="gauge">
              <i class="tex" style={{ width: `${(n / SECTIONS) * 100}%` }} />
            </span>
            {n}
          </span>
        );
      })}
    </span>
  );
}

export function Rival({ player }: { player: Sheets }) {
  const { view, info, seat, large, enlarge } = useScene();
  const name = nameOf(info, player.seat);
  const built = player.buildings.filter((one) => one.complete).length;
  const open = large === player.seat;
  const look = t(open ? "roll-lens-close" : "roll-lens-open", { name });
  return (
    <section class={cx("rival roll-rival panel", `f-seat-${player.seat}`, open && "is-large")} aria-label={name} data-player={player.seat}>
      <Emblem of={`seat-${player.seat}`} />
      <div class="who">
        <b>
          {name}
          {view.active === player.seat && <Icon name="dice" label={t("roll-active")} />}
        </b>
        <span>{kindOf(info, player.seat)}</span>
      </div>
      <span class="score nums">
        <Icon name="vp" label={t("table-score")} />
        {player.score}
      </span>
      <Progress player={player} />
      <span class="extra nums" role="img" aria-label={t("roll-built", { n: built })}>
        <Icon name="location" />
        {built}
      </span>
      {view.mode !== "basic" && (
        <span class="extra nums" role="img" aria-label={t("roll-settlements", { n: player.settlements })}>
          <Icon name="settle" />
          {player.settlements}
        </span>
      )}
      {player.token && <Icon name={`favor-${player.token}`} class="tok" label={t("roll-has-token", { token: favorName(player.token) })} />}
      <SeatClock seat={player.seat} />
      <Doing player={player} />
      {(!open || seat !== null) && ( // a spectator always looks at somebody
        <button type="button" data-aside class="btn quiet open" aria-pressed={open} aria-label={look} title={look} onClick={() => enlarge(open ? null : player.seat)}>
          <Icon name={open ? "close" : "zoom"} />
        </button>
      )}
    </section>
  );
}

/** On a phone players are tabs. */
export function Players() {
  const { view, info, seat, large, enlarge } = useScene();
  const order = [...view.players].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  return (
    <div class="players" role="group" aria-label={t("table-players")}>
      {order.map((player) => {
        const done = (view.phase === "develop" && player.ready) || (view.phase === "settlements" && player.decided);
        return (
          <button
            key={player.seat}
            type="button"
            class={`f-seat-${player.seat}`}
            aria-pressed={large === player.seat}
            onClick={() => enlarge(player.seat === seat ? null : player.seat)}
          >
            <Emblem of={`seat-${player.seat}`} />
            <span>
              <b>{player.seat === seat ? t("table-you") : nameOf(info, player.seat)}</b>
              <small class="nums">
                <Icon name="vp" label={t("table-score")} />
                {player.score}
                {view.active === player.seat && <Icon name="dice" class="ff" label={t("roll-active")} />}
                {done && <Icon name="check" class="ff" label={t("roll-ready")} />}
              </small>
            </span>
            {view.turn.includes(player.seat) && (
              <i class="turn-dot">
                <span class="vh">{t(player.seat === seat ? "table-title-turn" : "table-on-turn")}</span>
              </i>
            )}
          </button>
        );
      })}
    </div>
  );
}
