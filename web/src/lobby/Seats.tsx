/** Who sits where, before the game: a row for each seat, and one for a seat that could be added. */
import { t } from "../lib/i18n";
import { FACTIONS, LEVELS, MOST_SEATS, changedSeat, fewestSeats, gameOf, hasSheets, holder, removable, withSeat, withoutSeat } from "../lib/wish";
import type { Level, SeatChange, SeatInfo, TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import { NameField } from "./NameField";
import { Seg } from "./Seg";
import { SheetPicker } from "./SheetPicker";
import { People, Plays, SeatSign, peopleName } from "./games";

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
}

export function Seats(props: SeatsProps) {
  const { seats, wish, host, change } = props;
  return (
    <ol class={cx("seats", gameOf(wish) === "rollwrite" && "rolls")}>
      {seats.map((seat, at) => (
        <SeatRow key={at} {...props} seat={seat} at={at} />
      ))}
      {host && seats.length < MOST_SEATS && (
        <li class="seat empty">
          <span class="no">{seats.length + 1}</span>
          <div class="name">
            <b>{t("lobby-open-seat")}</b>
            <span>{t("lobby-open-seat-why", { n: seats.length })}</span>
          </div>
          <div class="adds">
            <button type="button" class="btn" onClick={() => change(withSeat(wish, {}))}>
              <Icon name="plus" />
              {t("lobby-add-friend")}
            </button>
            <button type="button" class="btn" onClick={() => change(withSeat(wish, { bot: "normal" }))}>
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
  const cards = gameOf(wish) === "settlers";
  return (
    <li class={cx("seat", !cards ? `f-seat-${at}` : seat.faction ? `f-${seat.faction}` : "f-chance")}>
      <span class="no" aria-label={t("lobby-seat", { n: at + 1 })}>{at + 1}</span>
      <div class="name">
        {own ? (
          <NameField class="own-name" value={seat.name ?? ""} set={(name) => props.adjust({ name })} />
        ) : (
          <b>{seat.name || t(bot === null ? "lobby-free-seat" : "lobby-bot")}</b>
        )}
        <span>
          {(bot !== null || seat.name) && <Ready />}
          {waits ? t("lobby-seat-waits") : t(sitter(at, own, bot, seat.here === true))}
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
              change(who === "nobody" ? withoutSeat(wish, at) : changedSeat(wish, at, { bot: who === "bot" ? "normal" : null }))
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
          {waits && copyLink && (
            <button type="button" class="btn lvl" onClick={() => copyLink(at)}>
              <Icon name="link" />
              {t("lobby-copy-seat-link")}
            </button>
          )}
        </div>
      )}
      {cards ? <Peoples {...props} own={own} /> : hasSheets(wish) && <Sheet {...props} own={own} />}
    </li>
  );
}

/** Why a seat cannot be taken away; null if it can. */
function notAway(seats: readonly SeatInfo[], wish: TableWish, at: number): string | null {
  if (wish.seats.length <= fewestSeats(wish)) return t("lobby-two-needed");
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

type RowProps = SeatsProps & { seat: SeatInfo; at: number; own: boolean };

/** Everybody chooses the own; the host that of bots. */
const chooses = ({ own, host, seat }: RowProps): boolean => own || (host && seat.bot != null);

/** A sheet of the adventure; two may have the same. */
function Sheet(props: RowProps) {
  const { seat, at, own, wish, change, adjust } = props;
  if (!chooses(props)) {
    return (
      <span class="facs">
        <span class="fac-of">
          <Plays of={wish} seat={seat} />
        </span>
      </span>
    );
  }
  return (
    <SheetPicker
      label={t("lobby-sheet-of", { n: at + 1 })}
      value={seat.faction ?? null}
      choose={(sheet) => (own ? adjust({ faction: sheet }) : change(changedSeat(wish, at, { faction: sheet })))}
    />
  );
}

function Peoples(props: RowProps) {
  const { seats, seat, at, own, wish, change, adjust, refuse } = props;
  const chosen = seat.faction ?? "";
  if (!chooses(props)) {
    return (
      <span class="facs">
        <span class="fac-of">{peopleName(seat.faction)}</span>
        <SeatSign of={wish} seat={seat} at={at} />
      </span>
    );
  }
  const taken = (slug: string): string | null => {
    const by = holder(seats, slug, at);
    return by === null ? null : t("lobby-taken", { name: seats[by]?.name || t("lobby-seat", { n: by + 1 }) });
  };
  return (
    <Seg
      class="facs"
      label={t("lobby-faction-of", { n: at + 1 })}
      value={chosen}
      choices={[...FACTIONS, ""].map((slug) => ({
        value: slug,
        label: peopleName(slug),
        drawn: <People of={slug} />,
        refused: slug ? taken(slug) : null,
      }))}
      refuse={refuse}
      choose={(slug) => (own ? adjust({ faction: slug || null }) : change(changedSeat(wish, at, { faction: slug || null })))}
    />
  );
}
