/** Who sits where, before the game: a row for each seat, and one for a seat that could be added. */
import { t, tagged } from "../lib/i18n";
import { pageAt } from "../games";
import { FIRST_LEVEL, LEVELS, changedSeat, removable, withSeat, withoutSeat } from "../lib/wish";
import type { Level, SeatChange, SeatInfo, SeatWish, TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import { NameField } from "./NameField";
import { Seg } from "./Seg";

interface SeatsProps {
  seats: readonly SeatInfo[];
  wish: TableWish;
  /** The own seat. */
  me: number | null;
  host: boolean;
  /** The host wants the table otherwise. */
  change: (wish: TableWish) => void;
  /** Somebody changes the own seat. */
  adjust: (change: SeatChange) => void;
  refuse: (why: string) => void;
  /** Copies the link of a free seat; not there before the table is. */
  copyLink?: ((seat: number) => void) | undefined;
  /** No longer keeps the seat of who played before. */
  free?: ((seat: number) => void) | undefined;
}

export function Seats(props: SeatsProps) {
  const { seats, wish, host, change } = props;
  const { most, rows, agreeing = (same) => same } = pageAt(wish);
  const add = (seat: SeatWish) => change(agreeing(withSeat(wish, seat)));
  return (
    <ol class={cx("seats", rows)}>
      {seats.map((seat, at) => (
        <SeatRow key={at} {...props} seat={seat} at={at} />
      ))}
      {host && seats.length < most(wish) && (
        <li class="seat empty">
          <span class="no">{seats.length + 1}</span>
          <div class="name">
            <b>{t("lobby-open-seat")}</b>
            <span>{t("lobby-open-seat-why", { n: seats.length })}</span>
          </div>
          <div class="adds">
            <button type="button" class="btn" onClick={() => add({})}>
              <Icon name="plus" />
              {t("lobby-add-friend")}
            </button>
            <button type="button" class="btn" onClick={() => add({ bot: FIRST_LEVEL })}>
              <Icon name="bot" />
              {t("lobby-add-bot")}
            </button>
          </div>
        </li>
      )}
    </ol>
  );
}

function SeatRow(props: SeatsProps & { seat: SeatInfo; at: number }) {
  const { seat, at, me, host, wish, change, refuse, copyLink } = props;
  const own = at === me;
  const bot = seat.bot ?? null;
  const waits = bot === null && !seat.name && !own;
  const kept = waits ? (seat.awaits ?? "") : "";
  const { Part, hue } = pageAt(wish);
  return (
    <li class={cx("seat", `f-${hue(seat, at)}`)}>
      <span class="no" aria-label={t("lobby-seat", { n: at + 1 })}>{at + 1}</span>
      <div class="name">
        {own ? (
          <NameField class="own-name" value={seat.name ?? ""} set={(name) => props.adjust({ name })} />
        ) : (
          <b>{seat.name || (kept ? t("others-waits-for", { name: kept }) : t(bot === null ? "lobby-free-seat" : "lobby-bot"))}</b>
        )}
        <span>
          {(bot !== null || seat.name) && <Ready />}
          {kept ? t("others-kept-why") : waits ? t("lobby-seat-waits") : t(bot !== null && host ? `lobby-level-${bot}-what` : sitter(at, own, bot, seat.here === true))}
        </span>
      </div>
      {host && at > 0 && (
        <div class="who-sits">
          <Seg
            label={t("lobby-who-sits", { n: at + 1 })}
            value={bot === null ? "friend" : "bot"}
            choices={[
              { value: "friend", label: t("lobby-friend") },
              { value: "bot", label: t("lobby-bot") },
              {
                value: "nobody",
                label: t("lobby-nobody"),
                drawn: <Icon name="close" />,
                refused: notAway(props.seats, wish, at),
              },
            ]}
            refuse={refuse}
            choose={(who) =>
              change(who === "nobody" ? withoutSeat(wish, at) : changedSeat(wish, at, { bot: who === "bot" ? FIRST_LEVEL : null }))
            }
          />
          {bot !== null && (
            <Seg<Level>
              class="seg lvl"
              label={t("lobby-level-of", { n: at + 1 })}
              value={bot}
              choices={LEVELS.map((level) => ({ value: level, label: t(`lobby-level-${level}`) }))}
              choose={(level) => change(changedSeat(wish, at, { bot: level }))}
            />
          )}
          {kept && props.free && (
            <button type="button" class="btn lvl" onClick={() => props.free?.(at)}>
              {t("others-free")}
            </button>
          )}
          {waits && !kept && copyLink && (
            <button type="button" class="btn lvl" onClick={() => copyLink(at)}>
              <Icon name="link" />
              {t("lobby-copy-seat-link")}
            </button>
          )}
        </div>
      )}
      <Part {...props} own={own} />
    </li>
  );
}

/** Why a seat cannot be taken away; null if it can. */
function notAway(seats: readonly SeatInfo[], wish: TableWish, at: number): string | null {
  if (wish.seats.length <= pageAt(wish).fewest(wish)) return tagged("lobby-two-needed");
  return removable(seats, at) ? null : t("lobby-nobody-why");
}

function Ready() {
  return (
    <span class="ok">
      <Icon name="check" />
      {t("lobby-ready")}
    </span>
  );
}

function sitter(at: number, own: boolean, bot: Level | null, here: boolean): string {
  if (own) return at === 0 ? "lobby-you-host" : "lobby-you";
  if (bot !== null) return `lobby-is-bot-${bot}`;
  return at === 0 ? "lobby-is-host" : here ? "lobby-is-here" : "lobby-is-away";
}

export type RowProps = SeatsProps & { seat: SeatInfo; at: number; own: boolean };

/** Everybody chooses the own; the host that of bots. */
export const chooses = ({ own, host, seat }: RowProps): boolean => own || (host && seat.bot != null);
