/** How it went: the score after each round, a line for each player; a table for readers. */
import { t } from "../../lib/i18n";
import { emblem } from "../../ui/Emblem";
import { apart, axis } from "../../end/points";

export interface Line {
  seat: number;
  name: string;
  faction: string;
  scores: readonly number[];
}

const WIDE = 520;
const HIGH = 306;
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 496, 14, 278];
const DASHES = [undefined, "7 4", "2 4", "10 3 2 3"];
const APART = 19;

export function Course({ lines }: { lines: readonly Line[] }) {
  const steps = lines[0]?.scores.length ?? 0;
  const highest = Math.max(...lines.flatMap((line) => line.scores));
  const unit = highest > 40 ? 20 : 10;
  const end = Math.ceil(axis(highest) / unit) * unit;
  const x = (at: number): number => LEFT + (at * (RIGHT - LEFT)) / (steps - 1);
  const y = (score: number): number => BOTTOM - (score * (BOTTOM - TOP)) / end;
  const labels = Array.from({ length: steps }, (_, at) => (at === 0 ? t("end-start") : at === steps - 1 ? t("end-end") : String(at)));
  const ends = apart(lines.map((line) => y(line.scores.at(-1) ?? 0)), APART);
  return (
    <>
      <svg class="course" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" focusable="false">
        {Array.from({ length: end / unit + 1 }, (_, i) => i * unit).map((score) => (
          <g key={score}>
            <path d={`M${LEFT} ${y(score)}H${RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(score) + 4} text-anchor="end">
              {score}
            </text>
          </g>
        ))}
        {labels.map((label, at) => (
          <text key={at} x={x(at)} y={HIGH - 6} text-anchor="middle">
            {label}
          </text>
        ))}
        {lines.map((line, i) => (
          <g key={line.seat} class={`f-${line.faction}`}>
            <polyline
              points={line.scores.map((score, at) => `${x(at)},${y(score)}`).join(" ")}
              fill="none"
              stroke="var(--f)"
              stroke-width="2.5"
              stroke-linejoin="round"
              stroke-dasharray={DASHES[i]}
            />
            {line.scores.slice(1, -1).map((score, at) => (
              <circle key={at} cx={x(at + 1)} cy={y(score)} r="3.5" fill="var(--surface)" stroke="var(--f)" stroke-width="2" />
            ))}
            <circle cx={RIGHT} cy={ends[i]} r="9.5" fill="var(--f-fill)" stroke="var(--surface)" stroke-width="1.5" />
            <svg x={RIGHT - 6} y={(ends[i] ?? 0) - 6} width="12" height="12" class="on-emblem">
              <use href={`/page/icons.svg#${emblem(line.faction)}`} />
            </svg>
          </g>
        ))}
      </svg>
      <div class="vh">
        <table>
          <caption>{t("end-course")}</caption>
          <thead>
            <tr>
              <td />
              {labels.map((label, at) => (
                <th key={at} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.seat}>
                <th scope="row">{line.name}</th>
                {line.scores.map((score, at) => (
                  <td key={at}>{score}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
