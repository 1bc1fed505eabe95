/** Lists of tables: the own games, and those that anybody may join or watch. */
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { free } from "../lib/wish";
import type { TableInfo } from "../wire";
import { GameSign, useSheets } from "./games";
import { type Mine, useMyGames, useOpenTables } from "./news";
import { mustDecide, tableLine, tableTitle } from "./titles";

export function YourGames() {
  const going = useMyGames(false);
  useSheets(going.map(({ info }) => info));
  if (going.length === 0) return null;
  return (
    <section class="panel open mine" aria-labelledby="your-games">
      <h2 id="your-games">{t("lobby-your-games")}</h2>
      <ul>
        {going.map((game) => (
          <YourGame key={game.table} game={game} />
        ))}
      </ul>
    </section>
  );
}

function YourGame({ game: { table, seat, title, info } }: { game: Mine }) {
  const turn = info !== null && mustDecide(info, seat);
  const name = info ? tableTitle(info) : title || t("lobby-a-table");
  return (
    <li>
      <GameSign of={info ?? {}} seat={info?.seats[seat]} />
      <span class="what">
        <b>{name}</b>
        {info ? tableLine(info, seat) : "…"}
      </span>
      <Link class={turn ? "btn give" : "btn"} href={`/table/${table}/${seat}`} aria-label={`${t(turn ? "lobby-your-turn" : "lobby-go-on")}: ${name}`}>
        {t(turn ? "lobby-your-turn" : "lobby-go-on")}
      </Link>
    </li>
  );
}

export function OpenTables() {
  const tables = useOpenTables();
  return (
    <section class="panel open" aria-labelledby="open-tables">
      <h2 id="open-tables">{t("lobby-open-tables")}</h2>
      {tables?.length === 0 && <p class="none">{t("lobby-no-tables")}</p>}
      <ul>{tables?.map((info) => <OpenTable key={info.id} info={info} />)}</ul>
    </section>
  );
}

function OpenTable({ info }: { info: TableInfo }) {
  const joinable = info.status === "waiting" && free(info.seats).length > 0;
  const name = tableTitle(info);
  const verb = t(joinable ? "lobby-join" : "lobby-watch");
  return (
    <li>
      <GameSign of={info} seat={info.seats.find((seat) => seat.faction)} />
      <span class="what">
        <b>{name}</b>
        {tableLine(info)}
      </span>
      <Link class="btn" href={joinable ? `/join/${info.id}` : `/table/${info.id}`} aria-label={`${verb}: ${name}`}>
        {verb}
      </Link>
    </li>
  );
}
