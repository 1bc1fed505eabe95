/** Games that are over, in a row each: how they ended, between whom, how long they were. */
import { useEffect, useState } from "preact/hooks";
import { pageAt } from "../games";
import { exampleGames, finishedTables } from "../lib/api";
import { listed, t } from "../lib/i18n";
import { Link } from "../lib/route";
import type { TableInfo } from "../wire";
import { Icon } from "../ui/Icon";
import { day } from "../replay/day";
import { GameSign, gameTitle, useNames } from "./games";
import { useMyGames } from "./news";
import { tableTitle } from "./titles";

const FEW = 3;

/** How a game ended for a seat, best first after the own: `Won, 81 to 80 and 80`. */
export function resultOf({ scores = [], places = [], seats, round }: TableInfo, seat: number): string {
  const own = scores[seat];
  if (own === undefined) return t((round ?? 0) > 0 ? "lobby-result-off" : "lobby-result-none");
  const others = scores.filter((_, at) => at !== seat).sort((a, b) => b - a);
  const place = t("lobby-result-place", { place: places[seat] ?? 1, of: seats.length, won: places[seat] === 1 ? "yes" : "no" });
  return t(others.length ? "lobby-result" : "lobby-result-alone", { place, own, others: listed(others.map(String)) });
}

/** Everybody with their points, best first: `Ola 81, Jan 80, Eva 80`; without points who played. */
export function standing({ scores = [], seats }: TableInfo): string {
  const order = seats.map((seat, at) => ({ name: seat.name ?? "", score: scores[at] })).sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  return order.map(({ name, score }) => (score === undefined ? name : `${name} ${score}`)).join(", ");
}

/** `with Bruno and Ada`; nothing of who played alone. */
export function against({ seats }: TableInfo, seat: number): string {
  const names = seats.filter((_, at) => at !== seat).map(({ name }) => name ?? "");
  return names.length ? t("lobby-with", { names: listed(names) }) : "";
}

/** The rest that is worth a line: game, sheet, length, day. */
export function facts(info: TableInfo, seat?: number): string {
  const sitting = seat === undefined ? undefined : info.seats[seat];
  return [
    gameTitle(info),
    sitting && pageAt(info).apart?.(info, sitting),
    info.moves ? t("lobby-moves", { n: info.moves }) : "",
    info.changed ? day(info.changed) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The own games that ended last. */
export function Lately() {
  const over = useMyGames(true, FEW).filter(({ info }) => info?.scores?.length && !info.lesson);
  useNames(over.map(({ info }) => info));
  if (over.length === 0) return null;
  return (
    <section class="panel open" aria-labelledby="lately">
      <h2 id="lately">{t("lobby-lately")}</h2>
      <ul>
        {over.map(({ table, seat, info }) => info && <Over key={table} info={info} seat={seat} />)}
      </ul>
    </section>
  );
}

/** A finished game as its player reads it. */
export function Over({ info, seat }: { info: TableInfo; seat: number }) {
  return (
    <li>
      <GameSign of={info} seat={info.seats[seat]} />
      <span class="what">
        <b>{resultOf(info, seat)}</b>
        <span>{[info.title, against(info, seat)].filter(Boolean).join(" · ")}</span> <span>{facts(info, seat)}</span>
      </span>
      <Link class="btn quiet" href={`/table/${info.id}/${seat}`} aria-label={`${t("replay-result")}: ${tableTitle(info)}`}>
        {t("replay-result")}
      </Link>
      <Link class="btn" href={`/replay/${info.id}`} aria-label={`${t("replay-watch")}: ${tableTitle(info)}`}>
        <Icon name="eye" />
        {t("replay-watch")}
      </Link>
    </li>
  );
}

/** A finished game as others read it. */
export function Played({ info }: { info: TableInfo }) {
  return (
    <li>
      <GameSign of={info} seat={info.seats[(info.places ?? []).indexOf(1)]} />
      <span class="what">
        <b>{standing(info)}</b>
        <span>{[info.title, facts(info)].filter(Boolean).join(" · ")}</span>
      </span>
      <Link class="btn" href={`/replay/${info.id}`} aria-label={`${t("replay-watch")}: ${standing(info)}`}>
        <Icon name="eye" />
        {t("replay-watch")}
      </Link>
    </li>
  );
}

function useGames(asked: () => Promise<TableInfo[]>): TableInfo[] {
  const [found, setFound] = useState<TableInfo[]>([]);
  useEffect(() => {
    asked().then(setFound, () => undefined); // a list less: nothing to say
  }, []);
  return found;
}

/** Public games that were played to their end. */
export const useFinished = (): TableInfo[] => useGames(finishedTables);

/** Games that bots played: something to watch on any server. */
export const useExamples = (): TableInfo[] => useGames(exampleGames);

/** A few games that a stranger may watch. */
export function WatchOne() {
  const found = [...useFinished(), ...useExamples()];
  if (found.length === 0) return null;
  return (
    <section class="panel open" aria-labelledby="watch-one">
      <h2 id="watch-one">{t("lobby-watch-one")}</h2>
      <ul>
        {found.slice(0, FEW).map((info) => (
          <Played key={info.id} info={info} />
        ))}
      </ul>
    </section>
  );
}
