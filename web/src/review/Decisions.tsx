/** The decisions in the order of the game, and what was left lying. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { plain } from "../lib/sentence";
import { Seg } from "../lobby/Seg";
import { letters } from "../table/Help";
import { Emblem } from "../ui/Emblem";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { Decided, Left, Turning } from "../wire";
import { Badge } from "./Badge";
import { type Filter, lost, markOf, playedOf, points, question, turningAt } from "./model";
import type { Player } from "./players";

/** A list of decisions, or of what was left. */
export type Show = Filter | "left";

interface DecisionsProps {
  players: readonly Player[];
  seat: number | null;
  show: Show;
  setShow: (show: Show) => void;
  counts: Readonly<Record<Show, number>>;
  list: readonly Decided[];
  left: readonly Left[];
  turning: readonly Turning[];
  decided: Decided | undefined;
  choose: (decided: Decided) => void;
  goTo: (at: number) => void;
}

export function Decisions({ players, seat, show, setShow, counts, list, left, turning, decided, choose, goTo }: DecisionsProps) {
  const root = useRef<HTMLOListElement>(null);
  const whose = players.find((player) => player.seat === seat);
  const reach = list.includes(decided as Decided) ? decided : list[0];
  useLayoutEffect(() => {
    const it = root.current?.querySelector<HTMLElement>("[aria-current]");
    const box = root.current;
    if (!it || !box) return;
    const [row, list] = [it.getBoundingClientRect(), box.getBoundingClientRect()];
    if (row.top < list.top) box.scrollTop -= list.top - row.top;
    else if (row.bottom > list.bottom) box.scrollTop += row.bottom - list.bottom;
    if (box.contains(document.activeElement)) it.focus({ preventScroll: true });
  }, [decided, show]);
  return (
    <section class="panel rv-list" aria-labelledby="rv-list">
      <header>
        <h2 id="rv-list">{whose ? t("review-decisions-of", { name: whose.name }) : t("review-decisions")}</h2>
        <Seg<Show>
          label={t("review-filter")}
          value={show}
          choices={(["mistakes", "all", "left"] as const).map((value) => ({ value, label: t(`review-filter-${value}`, { n: counts[value] }) }))}
          choose={setShow}
        />
      </header>
      {counts[show] === 0 ?
        <p class="note">{t(`review-none-${show}`)}</p>
      : show === "left" ?
        <ol class="rv-decs">
          {left.map((one) => (
            <li key={`${one.at} ${one.kind}`}>
              <button type="button" class="dec" onClick={() => goTo(one.at)}>
                <span class="rt nums">{one.round}</span>
                <span class="tx">
                  <Words text={one.text} />
                </span>
                <b class="nums is-lost">{t("review-about", { points: points(one.points) })}</b>
              </button>
            </li>
          ))}
        </ol>
      : <ol class="rv-decs" ref={root}>
          {list.map((one) => {
            const turn = turningAt(turning, one.at);
            const mark = markOf(one);
            const asked = question(one);
            return (
              <li key={one.at}>
                <button type="button" class={cx("dec", `m-${mark}`)} aria-current={one === decided || undefined} tabIndex={one === reach ? 0 : -1} onClick={() => choose(one)}>
                  <span class="rt nums">{one.turn ? `${one.round}.${one.turn}` : one.round}</span>
                  {seat === null ? <Emblem of={players.find((player) => player.seat === one.seat)?.emblem ?? ""} /> : null}
                  <Badge mark={mark} />
                  <span class="tx">
                    <Words text={playedOf(one)?.label ?? ""} />
                    <em>
                      {seat === null && <span class="vh">{players.find((player) => player.seat === one.seat)?.name}, </span>}
                      {t(`review-mark-${mark}`)}
                      {asked && `, ${t(`review-asked-${asked}`)}`}
                      {turn && `, ${t("review-turning-n", { n: turn.number })}`}
                    </em>
                  </span>
                  <b class="nums">{lost(one)}</b>
                </button>
              </li>
            );
          })}
        </ol>
      }
      <p class="rv-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> {t("review-keys-step")}
        {letters.value && (
          <>
            {" "}
            <kbd>N</kbd> <kbd>P</kbd> {t("review-keys-mistake")}
          </>
        )}
      </p>
    </section>
  );
}

/** A decision in a sentence, for who listens. */
export function told(one: Decided, name: string): string {
  const mark = t(`review-mark-${markOf(one)}`);
  return [t("review-turn-of", { name, round: one.round, turn: one.turn }), plain(playedOf(one)?.label ?? ""), mark, one.loss ? t("review-lost", { points: points(one.loss) }) : ""].filter(Boolean).join(", ");
}
