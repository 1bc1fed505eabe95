/** The curve of the game: what everybody could expect, with the moments at which it turned. A table for readers. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { apart } from "../end/points";
import { t } from "../lib/i18n";
import { plain } from "../lib/sentence";
import { Seg } from "../lobby/Seg";
import { Emblem, emblem } from "../ui/Emblem";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { CurvePoint, Decided, Review } from "../wire";
import { type Scale, axisOf, milestones, percent, playedOf, pointAt, points, signed, signedPercent, valuesOf, whole } from "./model";
import type { Player } from "./players";

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 22, 30, 22];
const DASHES = [undefined, "8 4", "2 4", "10 3 2 3", "5 2"];
const APART = 21;
/** So wide a turning point says how much it was. */
const ROOMY = 560;

interface CurveProps {
  review: Review;
  players: readonly Player[];
  /** Whose curve is filled; null: nobody's. */
  seat: number | null;
  /** The decision that is looked at, and those one can go to. */
  decided: Decided | undefined;
  list: readonly Decided[];
  choose: (decided: Decided) => void;
}

/** The size of an element, as it is now. */
function useBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 640, height: 150 });
  useLayoutEffect(() => {
    const it = ref.current;
    if (!it) return;
    const measure = () => setBox({ width: Math.max(200, it.clientWidth), height: Math.max(100, it.clientHeight) });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(it);
    return () => watch.disconnect();
  }, []);
  return { ref, ...box };
}

export function Curve({ review, players, seat, decided, list, choose }: CurveProps) {
  const [scale, setScale] = useState<Scale>("chance");
  const alone = players.length === 1;
  const { ref, width, height } = useBox();
  const { curve, turning } = review;
  const seats = players.map((player) => player.seat);
  const axis = axisOf(curve, seats, scale);
  const [first, last] = [curve[0]?.at ?? 0, Math.max((curve[0]?.at ?? 0) + 1, curve.at(-1)?.at ?? 0)];
  const x = (at: number): number => LEFT + ((at - first) / (last - first)) * (width - LEFT - RIGHT);
  const y = (value: number): number => height - BOTTOM - ((value - axis.low) / (axis.high - axis.low)) * (height - BOTTOM - TOP);
  const rounds = curve.filter((point, i) => point.round !== curve[i - 1]?.round);
  const now = decided ? pointAt(curve, decided.at) : 0;
  const said = (value: number): string => (scale === "chance" ? percent(value) : points(value));
  const told = (point: CurvePoint | undefined): string =>
    point ? players.map(({ seat: who, name }) => t("review-name-value", { name, value: said(valuesOf(point, scale)[who] ?? 0) })).join(", ") : "";
  const go = (index: number): void => {
    const to = curve[index]?.at ?? 0;
    const found = index > now ? list.find((one) => one.at >= to) : list.findLast((one) => one.at <= to);
    if (found) choose(found);
  };
  const goTo = (at: number): void => {
    const found = review.decisions.find((one) => one.at === at) ?? list.findLast((one) => one.at <= at);
    if (found) choose(found);
  };
  const emblemOf = (who: number): string => players.find((player) => player.seat === who)?.emblem ?? "";
  const roomy = width > ROOMY;
  const tags = apart(turning.map(({ at }) => x(at)), roomy ? 66 : 26);
  const title = t(scale === "chance" ? "review-chance" : alone ? "review-score" : "review-ahead");
  return (
    <section class="panel rv-curve" aria-labelledby="rv-curve">
      <header>
        <h2 id="rv-curve">{title}</h2>
        <Seg<Scale>
          label={t("review-scale")}
          value={scale}
          choices={[
            { value: "chance", label: t("review-by-chance") },
            { value: "margin", label: t(alone ? "review-by-score" : "review-by-points") },
          ]}
          choose={setScale}
        />
      </header>
      <div class="rv-plot" ref={ref}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <path class={cx("grid", tick === 0 && "zero")} d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
              <text x={LEFT - 7} y={y(tick) + 4} text-anchor="end">
                {scale === "chance" ? percent(tick) : whole(tick)}
              </text>
            </g>
          ))}
          {rounds.map((point, i) => {
            const end = x(rounds[i + 1]?.at ?? last);
            return (
              <g key={point.round}>
                {i > 0 && <path class="grid round" d={`M${x(point.at)} ${TOP}V${height - BOTTOM}`} />}
                <text x={(x(point.at) + end) / 2} y={height - 6} text-anchor="middle">
                  {t(end - x(point.at) > 62 ? "review-round" : "review-round-short", { round: point.round })}
                </text>
              </g>
            );
          })}
          {players.map((player, i) => {
            const line = curve.map((point) => `${x(point.at).toFixed(1)},${y(valuesOf(point, scale)[player.seat] ?? 0).toFixed(1)}`);
            const mine = player.seat === seat || alone;
            return (
              <g key={player.seat} class={`f-${player.emblem}`}>
                {mine && <polygon points={[`${x(first)},${y(Math.max(0, axis.low))}`, ...line, `${x(curve.at(-1)?.at ?? first)},${y(Math.max(0, axis.low))}`].join(" ")} fill="var(--f)" opacity=".1" />}
                <polyline points={line.join(" ")} fill="none" stroke="var(--f)" stroke-width={mine ? 3 : 2.2} stroke-linejoin="round" stroke-dasharray={mine ? undefined : DASHES[i]} />
              </g>
            );
          })}
          {decided && <path class="now" d={`M${x(decided.at)} ${TOP - 4}V${height - BOTTOM}`} />}
          {turning.map((turn, i) => {
            const at = tags[i] ?? 0;
            const value = valuesOf(curve[pointAt(curve, turn.at + 1)] ?? curve[0]!, scale)[turn.seat] ?? 0;
            const wide = roomy ? 62 : 22;
            const left = Math.min(at, width - RIGHT - wide / 2 + 14);
            return (
              <g key={turn.number} class={cx("turn", turn.change > 0 ? "is-good" : "is-bad")}>
                <path d={`M${x(turn.at)} ${y(value)}V${TOP - 2}L${left} 21`} />
                <circle cx={x(turn.at)} cy={y(value)} r="4.5" />
                <rect x={left - wide / 2} y="0" width={wide} height="21" rx="10.5" />
                <text x={left} y="15" text-anchor="middle">
                  {roomy ? `${turn.number}: ${scale === "chance" ? signedPercent(turn.change) : signed(turn.points)}` : turn.number}
                </text>
              </g>
            );
          })}
          {ends(curve, players, scale, y, height - BOTTOM).map(({ player, at }) => (
            <g key={player.seat} class={`f-${player.emblem}`} transform={`translate(${x(curve.at(-1)?.at ?? first)} ${at})`}>
              <circle r="11" fill="var(--f-fill)" stroke="var(--surface)" stroke-width="2" />
              <svg x="-7" y="-7" width="14" height="14" class="on-emblem">
                <use href={`/page/icons.svg#${emblem(player.emblem)}`} />
              </svg>
            </g>
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, curve.length - 1)}
          value={now}
          aria-label={title}
          aria-valuetext={[decided ? t("review-round", { round: decided.round }) : "", decided ? plain(playedOf(decided)?.label ?? "") : "", told(curve[now])].filter(Boolean).join(", ")}
          onInput={(event) => go(Number(event.currentTarget.value))}
          style={{ left: `${LEFT}px`, width: `${width - LEFT - RIGHT}px` }}
        />
      </div>
      {turning.length > 0 && (
        <ol class="rv-turns" aria-label={t("review-turning")}>
          {turning.map((turn) => (
            <li key={turn.number}>
              <button type="button" title={plain(turn.text)} aria-current={decided?.at === turn.at || undefined} onClick={() => goTo(turn.at)}>
                <b class={turn.change > 0 ? "is-good" : "is-bad"}>{turn.number}</b>
                {!alone && <Emblem of={emblemOf(turn.seat)} />}
                <span class="vh">{t("review-turning-of", { name: players.find((player) => player.seat === turn.seat)?.name ?? "", change: signedPercent(turn.change) })} </span>
                <span class="tx">
                  <Words text={turn.text} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="vh">
        <table>
          <caption>{t("review-course")}</caption>
          <thead>
            <tr>
              <td />
              {players.map((player) => (
                <th key={player.seat} scope="col">
                  {player.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {milestones(curve).map((point, i, all) => (
              <tr key={point.at}>
                <th scope="row">{i > 0 && i === all.length - 1 ? t("review-latest") : t("review-begins", { round: point.round })}</th>
                {players.map((player) => (
                  <td key={player.seat}>{t("review-both", { chance: percent(point.chance[player.seat] ?? 0), points: signed(point.margin[player.seat] ?? 0) })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Where the lines end, with their signs apart, all beside the plot. */
function ends(curve: readonly CurvePoint[], players: readonly Player[], scale: Scale, y: (value: number) => number, floor: number) {
  const end = curve.at(-1);
  if (!end) return [];
  const gap = Math.min(APART, (floor - TOP) / Math.max(1, players.length - 1));
  const found = apart(players.map((player) => y(valuesOf(end, scale)[player.seat] ?? 0)), gap);
  // who is moved below the plot goes up again, and moves those above
  const order = players.map((_, i) => i).sort((a, b) => (found[b] ?? 0) - (found[a] ?? 0));
  let lowest = floor;
  for (const i of order) {
    found[i] = Math.min(found[i] ?? 0, lowest);
    lowest = found[i] - gap;
  }
  return players.map((player, i) => ({ player, at: found[i] ?? 0 }));
}
