/** A table in the making: nothing is on the server until it is started, or friends are asked. */
import { signal } from "@preact/signals";
import { makeTable } from "../lib/api";
import { remember } from "../lib/games";
import { t } from "../lib/i18n";
import { nameOrGuest } from "../lib/name";
import { Link, go } from "../lib/route";
import { playerName } from "../lib/settings";
import { useTitle } from "../lib/title";
import { pageAt } from "../games";
import { withGame } from "../games/wish";
import { USUAL, changedSeat, free, gameOf } from "../lib/wish";
import { FIRST, type GameName, type NewTable as Wanted, type SeatInfo, type TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { GameChoice } from "../lobby/Choices";
import { Meaning, Options, ownControls } from "../lobby/Options";
import { Seats } from "../lobby/Seats";
import { useDoing } from "../lobby/doing";

/** The table that is being arranged, for each game its own; it stays while one looks at other pages. */
const wishes = signal<Readonly<Partial<Record<GameName, TableWish>>>>({});
const shown = signal<GameName>(FIRST);

/** Makes a table and sits down at it; `replace` leaves no step to come back to. */
export async function sitDown(wanted: Wanted, replace = false): Promise<void> {
  const seated = await makeTable(wanted);
  remember({ table: seated.table, seat: seated.seat, title: wanted.table.title ?? "" });
  go(`/table/${seated.table}/${seated.seat}`, replace);
}

const drafted = ({ seats }: TableWish): SeatInfo[] =>
  seats.map((seat, at) => (at === 0 ? { ...seat, name: playerName.value } : seat));

const waitsForFriends = (table: TableWish): boolean => free(drafted(table).slice(1)).length > 0;

export function NewTable() {
  useTitle(t("lobby-new-table"));
  const doing = useDoing();
  const table = wishes.value[shown.value] ?? withGame(USUAL, shown.value);
  const { leading } = pageAt(table);
  const friends = waitsForFriends(table);
  const change = (next: TableWish) => {
    doing.say("");
    wishes.value = { ...wishes.value, [gameOf(next)]: next };
  };
  const begin = () => {
    if (friends && !playerName.value) {
      document.querySelector<HTMLInputElement>(".own-name")?.focus();
      return doing.say(t("lobby-name-first"));
    }
    doing.run(() => sitDown({ name: nameOrGuest(), table, start: !friends }));
  };
  return (
    <div class="room new-table">
      <header>
        <Link class="back-to" href="/">
          <Icon name="back" /> {t("common-to-lobby")}
        </Link>
        <h1>{t("lobby-new-table")}</h1>
        <GameChoice
          game={shown.value}
          choose={(game) => {
            doing.say("");
            shown.value = game;
          }}
        />
      </header>
      {leading && (
        <section class="panel new" aria-label={leading.name()}>
          <leading.Control wish={table} change={change} />
        </section>
      )}
      <section class="panel new" aria-labelledby="who-plays">
        <h2 id="who-plays">{t("lobby-who-plays")}</h2>
        <Seats
          seats={drafted(table)}
          wish={table}
          me={0}
          host
          change={change}
          adjust={(wanted) => {
            doing.say("");
            if (wanted.name !== undefined) playerName.value = wanted.name;
            if (wanted.faction !== undefined) change(changedSeat(table, 0, { faction: wanted.faction, deck: [] }));
            if (wanted.deck !== undefined) change(changedSeat(table, 0, { deck: wanted.deck }));
          }}
          refuse={doing.say}
        />
      </section>
      {table.seats.length === 1 && ownControls(table).length > 0 && (
        <section class="panel new" aria-label={t("lobby-more")}>
          <Options key={shown.value} wish={table} change={change} />
        </section>
      )}
      {table.seats.length > 1 && (
        <section class="panel new" aria-labelledby="agreed">
          <h2 id="agreed">
            {t("lobby-rules-and-clock")} <small>{t("lobby-change-nothing")}</small>
          </h2>
          <Options key={shown.value} wish={table} change={change} />
        </section>
      )}
      <footer>
        <p class={doing.why ? "no-why" : undefined}>
          <Icon name={doing.why ? "lock" : "help"} />
          <span>{doing.why ? <Words text={doing.why} /> : friends ? t("lobby-friends-come") : <Meaning wish={table} />}</span>
        </p>
        <button type="button" class="btn primary big" aria-disabled={doing.busy || undefined} onClick={begin}>
          {t(friends ? "lobby-make-table" : "lobby-start")}
        </button>
      </footer>
    </div>
  );
}
