/** Lists of tables: the own games, and those that anybody may join or watch. */
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { free } from "../lib/wish";
import type { TableInfo } from "../wire";
import { GameSign, useNames } from "./games";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import { type Mine, useOpenTables } from "./news";
import { mustDecide, tableLine, tableTitle, whoseTurn } from "./titles";

const waits = ({ info, seat }: Mine): boolean => info !== null && mustDecide(info, seat);

/** Those that wait for this player come first; the first of them has the filled button. */
export function YourGames({ going }: { going: readonly Mine[] }) {
  useNames(going.map(({ info }) => info));
  if (going.length === 0) return null;
  const mine = going.filter(waits);
  return (
    <section class="panel open mine" aria-labelledby="your-games">
      <div class="head">
        <h2 id="your-games">{t("lobby-your-games")}</h2>
        {mine.length > 0 && <span class="note">{t("lobby-wait-for-you", { n: mine.length })}</span>}
      </div>
      <ul>
        {[...mine, ...going.filter((game) => !waits(game))].map((game, at) => (
          <YourGame key={game.table} game={game} loud={at === 0 && mine.length > 0} />
        ))}
      </ul>
    </section>
  );
}

function YourGame({ game, loud }: { game: Mine; loud: boolean }) {
  const { table, seat, title, info } = game;
  const turn = waits(game);
  const name = info ? tableTitle(info) : title || t("lobby-a-table");
  return (
    <li class={cx(turn && "turn")}>
      <GameSign of={info ?? {}} seat={info?.seats[seat]} />
      <span class="what">
        <b>{name}</b>
        {info ? tableLine(info, seat) : "…"}
      </span>
      <span class="state">{turn ? <b>{t("lobby-your-turn")}</b> : info && whoseTurn(info)}</span>
      <Link class={cx("btn", loud && "primary big")} href={`/table/${table}/${seat}`} aria-label={`${t(turn ? "lobby-your-turn" : "lobby-go-on")}: ${name}`}>
        {turn && <Icon name="play" />}
        {t(turn ? "lobby-go-on-turn" : "lobby-go-on")}
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
