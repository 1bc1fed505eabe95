/** An invitation: who is there, what is played, and a field for one's name. */
import { useEffect, useState } from "preact/hooks";
import { Refused, joinTable, keyInAddress, reason, tableInfo } from "../lib/api";
import { remember, seatAt } from "../lib/games";
import { t } from "../lib/i18n";
import { Link, go } from "../lib/route";
import { plain } from "../lib/sentence";
import { LONGEST_NAME, playerName } from "../lib/settings";
import { useTitle } from "../lib/title";
import { wishOf } from "../games/wish";
import { open } from "../lib/wish";
import type { TableInfo } from "../wire";
import { Icon } from "../ui/Icon";
import { Agreed } from "../lobby/Options";
import { Scene } from "../lobby/Scene";
import { useDoing } from "../lobby/doing";
import { Plays, SeatSign, gameTitle, playedBy, useNames } from "../lobby/games";
import { tableTitle } from "../lobby/titles";

export function Join({ table }: { table: string }) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [why, setWhy] = useState("");
  useTitle(info ? tableTitle(info) : t("lobby-invitation"));
  useEffect(() => {
    tableInfo(table).then(setInfo, (error: unknown) =>
      setWhy(error instanceof Refused && error.status === 404 ? t("lobby-no-such-table") : reason(error)),
    );
  }, [table]);
  return (
    <div class="room">
      <div class="hero low c-gold">
        <Scene />
        <div class="word">
          <h1>{info ? tableTitle(info) : t("lobby-invitation")}</h1>
          <p>{info?.seats[0]?.name ? t("lobby-invites", { name: info.seats[0].name, game: gameTitle(info) }) : ""}</p>
        </div>
      </div>
      <section class="panel invited">
        {why && <Nothing why={why} />}
        {info && <Invited info={info} />}
      </section>
    </div>
  );
}

function Nothing({ why }: { why: string }) {
  return (
    <>
      <p class="no-why">{why}</p>
      <Link class="btn" href="/">
        {t("lobby-to-lobby")}
      </Link>
    </>
  );
}

function Invited({ info }: { info: TableInfo }) {
  const mine = seatAt(info.id);
  useNames([info]);
  const watchable = info.status === "finished" || info.public;
  return (
    <>
      <h2>{t("lobby-at-the-table")}</h2>
      <ol class="sitting">
        {info.seats.map((seat, at) => (
          <li key={at}>
            <SeatSign of={info} seat={seat} at={at} />
            <span class="what">
              <b>{seat.name || (seat.awaits ? t("others-waits-for", { name: seat.awaits }) : t("lobby-free-seat"))}</b>
              {seat.bot && t(`lobby-is-bot-${seat.bot}`)}
              {seat.bot && playedBy(info, seat) && ", "}
              <Plays of={info} seat={seat} />
            </span>
          </li>
        ))}
      </ol>
      <Agreed wish={wishOf(info)} />
      {mine !== null ? (
        <Link class="btn primary big" href={`/table/${info.id}/${mine}`}>
          {t("lobby-back-to-seat")}
        </Link>
      ) : info.status === "waiting" && !info.public && keyInAddress() === null ? (
        <p>{t("others-by-link", { name: info.seats[0]?.name ?? "" })}</p>
      ) : info.status === "waiting" && open(info.seats).length > 0 ? (
        <SitDown info={info} />
      ) : (
        <>
          <p>{t(`lobby-late-${info.status}`, { watch: watchable ? "yes" : "no" })}</p>
          <div class="link">
            {watchable && (
              <Link class="btn" href={info.status === "finished" ? `/replay/${info.id}` : `/table/${info.id}`}>
                <Icon name="lookout" />
                {t("lobby-watch")}
              </Link>
            )}
            <Link class="btn quiet" href="/">
              {t("lobby-to-lobby")}
            </Link>
          </div>
        </>
      )}
    </>
  );
}

function SitDown({ info }: { info: TableInfo }) {
  const doing = useDoing();
  const [name, setName] = useState(playerName.value);
  const join = () =>
    doing.run(async () => {
      playerName.value = name.trim();
      const seated = await joinTable(info.id, { name: name.trim(), key: keyInAddress() });
      remember({ table: info.id, seat: seated.seat, title: info.title });
      go(`/table/${info.id}/${seated.seat}`, true);
    });
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) join();
      }}
    >
      <label for="join-name">{t("lobby-ask-name")}</label>
      <div class="link">
        <input
          id="join-name"
          class="typed"
          type="text"
          required
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="btn primary" aria-disabled={doing.busy || undefined}>
          {t("lobby-take-seat")}
        </button>
      </div>
      <p class="note">{t("lobby-no-account")}</p>
      {doing.why && <p class="no-why">{plain(doing.why)}</p>}
    </form>
  );
}
