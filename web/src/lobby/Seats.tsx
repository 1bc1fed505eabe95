/** Who sits where, before the game: a row for each seat, and one for a seat that could be added. */
import { t } from "../lib/i18n";
import { faction } from "../lib/library";
import { FACTIONS, LEVELS, MOST_SEATS, changedSeat, holder, removable, withSeat, withoutSeat } from "../lib/wish";
import type { Level, SeatChange, SeatInfo, TableWish } from "../wire";
import { Emblem } from "../ui/Emblem";
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
}

export function Seats(props: SeatsProps) {
  const { seats, wish, host, change } = props;
  return (
    <ol class="seats">
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
  return (
    <li class={cx("seat", seat.faction ? `f-${seat.faction}` : "f-chance")}>
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
                refused: removable(props.seats, at) ? null : t("lobby-nobody-why"),
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
      <Peoples {...props} own={own} />
    </li>
  );
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

/** The emblem of a faction, or of chance. */
export function People({ of }: { of: string | null | undefined }) {
  return of ? <Emblem of={of} /> : <span class="emblem rnd">?</span>;
}

/** The name of a faction, or of chance. */
export const peopleName = (of: string | null | undefined): string => (of ? (faction(of)?.name ?? of) : t("lobby-chance"));

function Peoples({ seats, seat, at, own, host, wish, change, adjust, refuse }: SeatsProps & { seat: SeatInfo; at: number; own: boolean }) {
  const chosen = seat.faction ?? "";
  if (!own && !(host && seat.bot != null)) {
    return (
      <span class="facs">
        <span class="fac-of">{peopleName(seat.faction)}</span>
        <People of={seat.faction} />
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
