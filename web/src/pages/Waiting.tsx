/** The waiting room of a table: the same for host, friends and spectators, live; each changes what is theirs. */
import { useEffect, useState } from "preact/hooks";
import { changeSeat, changeTable, freeSeat, leave, startTable } from "../lib/api";
import { copyText } from "../lib/copy";
import { forget } from "../lib/games";
import { t } from "../lib/i18n";
import { Link, go } from "../lib/route";
import { playerName } from "../lib/settings";
import type { Connection } from "../lib/socket";
import { useTitle } from "../lib/title";
import { pageAt } from "../games";
import { wishOf, withGame } from "../games/wish";
import { free, gameOf } from "../lib/wish";
import { Talk } from "../table/Chat";
import type { SeatChange, TableInfo, TableWish } from "../wire";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { Invite, OtherDevice, seatLink, useLinks } from "../lobby/Invite";
import { GameChoice, Leading } from "../lobby/Choices";
import { Agreed, Meaning, Options } from "../lobby/Options";
import { Scene } from "../lobby/Scene";
import { Seats } from "../lobby/Seats";
import { useDoing } from "../lobby/doing";
import { gameTitle, useNames } from "../lobby/games";
import { tableTitle } from "../lobby/titles";

interface WaitingProps {
  info: TableInfo;
  connection: Connection;
}

export function Waiting({ info: told, connection }: WaitingProps) {
  const { seat } = connection;
  const [answered, setAnswered] = useState<TableInfo | null>(null);
  const doing = useDoing();
  useEffect(() => {
    setAnswered(null); // what the table tells is newer than what an answer said
    doing.say("");
  }, [told]);
  const info = answered ?? told;
  useTitle(tableTitle(info));
  const host = seat === 0;
  const wish = wishOf(info);
  useNames([info]);
  const handed = useLinks(info, host);
  const open = free(info.seats);
  const change = (next: TableWish) => doing.run(async () => setAnswered(await changeTable(info.id, next)));
  const adjust = (wanted: SeatChange) => {
    if (seat === null) return;
    if (wanted.name !== undefined) playerName.value = wanted.name;
    doing.run(async () => setAnswered(await changeSeat(info.id, seat, wanted)));
  };
  const copyLink = async (at: number) => {
    const link = handed.links && seatLink(info.id, handed.links, at);
    if (link) doing.say((await copyText(link)) ? t("lobby-copied-seat", { n: at + 1 }) : link);
  };
  const begin = () => {
    if (open[0] !== undefined) doing.say(t("lobby-seat-free", { n: open[0] + 1 }));
    else doing.run(() => startTable(info.id));
  };
  const away = () =>
    doing.run(async () => {
      if (seat !== null) await leave(info.id, seat);
      forget(info.id);
      go("/");
    });
  return (
    <div class="room">
      <div class="hero low c-gold">
        <Scene />
        <div class="word">
          <h1>{tableTitle(info)}</h1>
          <p>
            <b>{gameTitle(info)}.</b> {t(host ? "lobby-room-host" : "lobby-room-guest")}
          </p>
        </div>
      </div>
      <div class="room-grid">
        <section class="panel new" aria-labelledby="seats-of">
          <div class="head">
            <h2 id="seats-of">{t("lobby-at-the-table")}</h2>
            {host && <GameChoice game={gameOf(wish)} choose={(game) => game !== gameOf(wish) && change(withGame(wish, game))} />}
            <span class="st">{open.length > 0 ? t("lobby-seats-free", { n: open.length }) : t("lobby-all-here")}</span>
          </div>
          {host && <Leading wish={wish} change={change} />}
          <Seats
            seats={info.seats}
            wish={wish}
            me={seat}
            host={host}
            change={change}
            adjust={adjust}
            refuse={doing.say}
            copyLink={handed.links === null ? undefined : copyLink}
            free={(at) => doing.run(async () => setAnswered(await freeSeat(info.id, at)))}
          />
          {host ? <Options wish={wish} change={change} /> : <Agreed wish={wish} />}
          <div class="foot">
            <p class={doing.why ? "said" : undefined}>
              <Icon name="help" />
              <span>{doing.why ? <Words text={doing.why} /> : <Meaning wish={wish} />}</span>
            </p>
            {host ? (
              <button type="button" class="btn primary big" aria-disabled={open.length > 0 || doing.busy || undefined} onClick={begin}>
                {t("lobby-start")}
              </button>
            ) : (
              <span class="st">{t("lobby-host-starts")}</span>
            )}
          </div>
        </section>
        <section class="panel invite" aria-labelledby="invite">
          {host ? (
            <>
              <h2 id="invite">{t("lobby-invite")}</h2>
              <p>{t("lobby-invite-why")}</p>
              <Invite info={info} handed={handed} />
            </>
          ) : (
            <>
              <h2 id="invite">{t(seat === null ? "lobby-you-watch" : "lobby-you-sit")}</h2>
              <p>{t(seat === null ? "lobby-you-watch-why" : "lobby-you-sit-why", { choose: pageAt(info).chooses(info) })}</p>
              {seat === null && info.public && open.length > 0 && (
                <Link class="btn primary" href={`/join/${info.id}`}>
                  {t("lobby-take-seat")}
                </Link>
              )}
            </>
          )}
          {info.seats.some((other, at) => at !== seat && other.bot == null && other.name) && <Talk connection={connection} />}
          {seat !== null && <OtherDevice table={info.id} seat={seat} say={doing.say} />}
          <button type="button" class="btn quiet leave" onClick={away}>
            <Icon name="leave" />
            {t(host ? "lobby-close-table" : seat === null ? "lobby-to-lobby" : "lobby-leave-table")}
          </button>
        </section>
      </div>
    </div>
  );
}
