/** Finished games of this browser, and journals from elsewhere. */
import { t } from "../lib/i18n";
import { Link } from "../lib/route";
import { useTitle } from "../lib/title";
import { hasSheets } from "../lib/wish";
import { Scene } from "../lobby/Scene";
import { Upload } from "../lobby/Upload";
import { GameSign, gameTitle, playedBy, useSheets } from "../lobby/games";
import { useMyGames } from "../lobby/news";
import { tableTitle } from "../lobby/titles";
import { day } from "../replay/day";

export function Replays() {
  useTitle(t("replay-all"));
  const over = useMyGames(true).filter((game) => game.info === null || (game.info.round ?? 0) > 0);
  useSheets(over.map(({ info }) => info));
  return (
    <div class="room">
      <div class="hero low c-gold">
        <Scene />
        <div class="word">
          <h1>{t("replay-all")}</h1>
          <p>{t("replay-all-why")}</p>
        </div>
      </div>
      <section class="panel open replays" aria-labelledby="played">
        <div class="head">
          <h2 id="played">{t("replay-played")}</h2>
          <Upload />
        </div>
        {over.length === 0 && <p class="none">{t("replay-none")}</p>}
        <ul>
          {over.map(({ table, seat, title, info }) => (
            <li key={table}>
              <GameSign of={info ?? {}} seat={info?.seats[seat]} />
              <span class="what">
                <b>{info ? tableTitle(info) : title || t("lobby-a-table")}</b>
                {info && [gameTitle(info), hasSheets(info) && playedBy(info, info.seats[seat]), info.changed && day(info.changed)].filter(Boolean).join(" · ")}
              </span>
              <Link class="btn quiet" href={`/table/${table}/${seat}`}>
                {t("replay-result")}
              </Link>
              <Link class="btn" href={`/replay/${table}`}>
                {t("replay-watch")}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
