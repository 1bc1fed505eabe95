/** A finished game, moment by moment, through anybody's eyes; and a way to play on from there. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { journalPath, moments, reason, replayOf } from "../lib/api";
import { seatAt } from "../lib/games";
import { language, t } from "../lib/i18n";
import { Link, route } from "../lib/route";
import { useTitle } from "../lib/title";
import type { Moment, Replay as Played } from "../wire";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { ReadStrip } from "../table/strips";
import { pageAt, pageOf } from "../games";
import { LogList } from "../table/Log";
import { Track } from "../table/Track";
import { emblemAt } from "../table/frame";
import { Seg } from "../lobby/Seg";
import { tableTitle } from "../lobby/titles";
import { PlayOn } from "../replay/PlayOn";
import { type Speed, Transport } from "../replay/Transport";
import { Film, roundBack, roundOn } from "../replay/film";
import { present } from "../replay/present";

/** Between two moments, at the slowest. */
const BEAT = 1400;

export function Replay({ id }: { id: string }) {
  const [played, setPlayed] = useState<Played | null>(null);
  const [why, setWhy] = useState("");
  useTitle(played ? t("replay-of", { title: tableTitle(played.table) }) : t("replay-one"));
  useEffect(() => {
    replayOf(id).then(setPlayed, (error: unknown) => setWhy(reason(error)));
  }, [id]);
  if (played) return <Player played={played} />;
  return (
    <div class="replay-none">
      <h1>{t("replay-one")}</h1>
      {why ? <p class="no-why">{why}</p> : <p aria-busy="true">{t("replay-comes")}</p>}
      {why && (
        <Link class="btn" href="/replays">
          {t("replay-all")}
        </Link>
      )}
    </div>
  );
}

type Eyes = "all" | "0" | "1" | "2" | "3";
/** The eyes that the address asks for; else the own ones, if this browser had a seat. */
function eyesFrom(asked: string | null, seats: number, own: number | null): Eyes {
  if (asked === "all") return asked;
  const seat = asked === null ? own : Number(asked);
  return seat !== null && seat >= 0 && seat < seats ? (String(seat) as Eyes) : "all";
}

const seatOf = (eyes: Eyes): number | null => (eyes === "all" ? null : Number(eyes));

function Player({ played }: { played: Played }) {
  const { id, moves: end, marks } = played;
  const table = useMemo(() => present(played.table), [played]);
  const asked = route.peek().query;
  const place = useSignal(Math.min(end, Math.max(0, Math.floor(Number(asked.get("at")) || 0))));
  const at = place.value;
  const [eyes, setEyes] = useState<Eyes>(() => eyesFrom(asked.get("eyes"), table.seats.length, seatAt(id)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("1");
  const [going, setGoing] = useState(false);
  const spoken = language.value;
  const film = useMemo(
    () => new Film(end + 1, (start, stop) => moments(id, eyes === "all" ? "all" : Number(eyes), start, stop, spoken)),
    [id, eyes, spoken],
  );
  const log = useMemo(() => film.log(), [film, film.come.value]);
  const here = film.at(at);
  const last = useRef<Moment | undefined>(undefined);
  if (here) last.current = here;
  const shown = here ?? last.current;
  const names = table.seats.map((seat) => seat.name ?? "");

  useEffect(() => film.want(at), [film, at]);

  useEffect(() => {
    if (!playing) return;
    if (at >= end) return setPlaying(false);
    if (!here) return; // goes on when it has come
    const pause = here.log.length > 0 ? BEAT : BEAT / 4; // parts of a longer move go by
    const timer = setTimeout(() => place.value++, pause / Number(speed));
    return () => clearTimeout(timer);
  }, [playing, at, speed, here]);

  useEffect(() => {
    const later = setTimeout(() => {
      const query = new URLSearchParams();
      if (at > 0) query.set("at", String(at));
      query.set("eyes", eyes);
      history.replaceState(history.state, "", `${location.pathname}?${query}`);
    }, 400);
    return () => clearTimeout(later);
  }, [at, eyes]);

  useEffect(() => {
    const said = here?.log.at(-1)?.text;
    if (said && !playing) announce(said);
  }, [here]);

  const seek = (to: number) => {
    setPlaying(false);
    place.value = Math.min(end, Math.max(0, to));
  };
  const play = (on: boolean) => {
    if (on && at >= end) place.value = 0;
    setPlaying(on);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target.closest("input:not([type=range]), textarea, select, [role=radiogroup], [role=menu]")) return;
      const now = place.peek(); // keys may come faster than pictures
      const to = {
        ArrowLeft: event.shiftKey ? roundBack(marks, now) : now - 1,
        ArrowRight: event.shiftKey ? roundOn(marks, now, end) : now + 1,
        PageUp: roundBack(marks, now),
        PageDown: roundOn(marks, now, end),
        Home: 0,
        End: end,
      }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        seek(to);
      } else if (event.key === " " && !target.closest("button, a, summary")) {
        event.preventDefault();
        play(!playing);
      }
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });

  if (!shown) {
    return (
      <div class="replay-none">
        <h1>{tableTitle(table)}</h1>
        {film.failed.value ? <p class="no-why">{reason(film.failed.value)}</p> : <p aria-busy="true">{t("replay-comes")}</p>}
      </div>
    );
  }
  const { Stage } = pageOf(shown.view.game);
  const over = at >= end && played.complete;
  const strip = <Strip moment={shown} names={names} over={over} id={id} />;
  return (
    <div class="replay">
      <h1 class="vh">{t("replay-of", { title: tableTitle(table) })}</h1>
      <div class="replay-board">
        <Stage view={shown.view} seat={seatOf(eyes)} info={table} log={log} at={shown.at} strip={strip} />
      </div>
      <aside class="replay-side" aria-label={t("replay-side")}>
        <Track view={shown.view} info={table} seat={seatOf(eyes)} />
        <section class="log panel" aria-label={t("replay-log")}>
          <div class="panel-in">
            <LogList entries={log} view={shown.view} at={at} onMoment={seek} />
          </div>
        </section>
      </aside>
      {going && <PlayOn replay={id} at={at} view={shown.view} names={names} seat={seatOf(eyes)} shut={() => setGoing(false)} />}
      <div class="replay-bar">
        <Transport at={at} end={end} marks={marks} playing={playing} speed={speed} seek={seek} play={play} setSpeed={setSpeed} />
        <Seg<Eyes>
          class="seg eyes"
          label={t("replay-eyes")}
          value={eyes}
          choices={[
            { value: "all", label: t("replay-eyes-all"), drawn: <Icon name="eye" /> },
            ...shown.view.players.map((player) => ({
              value: String(player.seat) as Eyes,
              label: t("replay-eyes-of", { name: names[player.seat] ?? "" }),
              drawn: <Emblem of={emblemAt(shown.view, player.seat) ?? ""} />,
            })),
          ]}
          choose={setEyes}
        />
        <div class="replay-acts">
          <button
            type="button"
            class="btn"
            aria-expanded={going}
            aria-disabled={over || undefined}
            title={over ? t("replay-play-on-over") : undefined}
            onClick={() => {
              if (over) announce(t("replay-play-on-over"));
              else {
                setPlaying(false);
                setGoing(!going);
              }
            }}
          >
            {t("replay-play-on")}
          </button>
          {played.complete && pageAt(table).reviewed && (
            <Link class="btn" href={`/replay/${id}/review${at > 0 && at < end ? `?at=${at}` : ""}`}>
              <Icon name="target" />
              {t("review-one")}
            </Link>
          )}
          <a class="btn quiet sq" href={journalPath(id)} download aria-label={t("replay-download")} title={t("replay-download")}>
            <Icon name="download" />
          </a>
        </div>
      </div>
    </div>
  );
}

/** What has just happened, where the question stands in play. */
function Strip({ moment, names, over, id }: { moment: Moment; names: readonly string[]; over: boolean; id: string }) {
  const entry = moment.log.at(-1);
  const quiet = moment.by === null ? t("replay-begins") : t("replay-decides", { name: names[moment.by] ?? "" });
  return (
    <ReadStrip>
      <span class="strip-what">{entry ? <Words text={entry.text} /> : quiet}</span>
      {!entry && moment.label && (
        <span class="strip-move">
          <Words text={moment.label} />
        </span>
      )}
      {over && (
        <Link class="btn" href={`/table/${id}`}>
          {t("replay-result")}
        </Link>
      )}
    </ReadStrip>
  );
}
