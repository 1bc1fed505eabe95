/** A table in the making: nothing is on the server until it is started, or friends are asked. */
import { signal } from "@preact/signals";
import { makeTable } from "../lib/api";
import { remember } from "../lib/games";
import { t } from "../lib/i18n";
import { go } from "../lib/route";
import { playerName } from "../lib/settings";
import { MOST_SEATS, USUAL, changedSeat, free, gameOf, withSeat } from "../lib/wish";
import type { NewTable as Wanted, SeatInfo, TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { GameChoice, ModeChoice } from "../lobby/Choices";
import { Meaning, Options } from "../lobby/Options";
import { Seats } from "../lobby/Seats";
import { useDoing } from "../lobby/doing";

/** The table that is being arranged; it stays while one looks at other pages. */
const wish = signal<TableWish>(USUAL);

/** Makes a table and sits down at it; `replace` leaves no step to come back to. */
export async function sitDown(wanted: Wanted, replace = false): Promise<void> {
  const seated = await makeTable(wanted);
  remember({ table: seated.table, seat: seated.seat, title: wanted.table.title ?? "" });
  go(`/table/${seated.table}/${seated.seat}`, replace);
}

/** The name to sit down with; without one the field that asks for it is shown. */
export function nameOr(say: (why: string) => void): string | null {
  if (playerName.value) return playerName.value;
  document.querySelector<HTMLInputElement>(".own-name")?.focus();
  say(t("lobby-name-first"));
  return null;
}

const drafted = ({ seats }: TableWish): SeatInfo[] =>
  seats.map((seat, at) => (at === 0 ? { ...seat, name: playerName.value } : seat));

const waitsForFriends = (table: TableWish): boolean => free(drafted(table).slice(1)).length > 0;

/** Makes the table that is being arranged, with a free seat for a friend. */
export async function makeWithFriends(name: string): Promise<void> {
  const asked = wish.value;
  const last = MOST_SEATS - 1;
  const opened = asked.seats.length < MOST_SEATS ? withSeat(asked, {}) : changedSeat(asked, last, { bot: null });
  await sitDown({ name, table: waitsForFriends(asked) ? asked : opened });
}

export function NewTable() {
  const doing = useDoing();
  const table = wish.value;
  const friends = waitsForFriends(table);
  const change = (next: TableWish) => {
    doing.say("");
    wish.value = next;
  };
  const begin = () => {
    const name = nameOr(doing.say);
    if (name !== null) doing.run(() => sitDown({ name, table, start: !friends }));
  };
  return (
    <section class="panel new" aria-labelledby="new-table">
      <div class="head">
        <h2 id="new-table">{t("lobby-new-table")}</h2>
        <GameChoice wish={table} change={change} />
      </div>
      {gameOf(table) === "rollwrite" && <ModeChoice wish={table} change={change} />}
      <Seats
        seats={drafted(table)}
        wish={table}
        me={0}
        host
        change={change}
        adjust={(wanted) => {
          doing.say("");
          if (wanted.name !== undefined) playerName.value = wanted.name;
          if (wanted.faction !== undefined) change(changedSeat(table, 0, { faction: wanted.faction }));
        }}
        refuse={doing.say}
      />
      <Options wish={table} change={change} />
      <div class="foot">
        <p class={doing.why ? "no-why" : undefined}>
          <Icon name={doing.why ? "lock" : "help"} />
          <span>{doing.why ? <Words text={doing.why} /> : friends ? t("lobby-friends-come") : <Meaning wish={table} />}</span>
        </p>
        <button type="button" class="btn primary big" aria-disabled={doing.busy || undefined} onClick={begin}>
          {t(friends ? "lobby-make-table" : "lobby-start")}
        </button>
      </div>
    </section>
  );
}
