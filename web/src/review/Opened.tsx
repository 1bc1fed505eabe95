/** One decision: what was played, what was better, by how much, and why. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { Decided, Left, Line, Sentence } from "../wire";
import { Badge } from "./Badge";
import { betterOf, isMistake, markOf, percent, playedOf, points, signed, signedPercent } from "./model";

interface OpenedProps {
  decided: Decided;
  name: string;
  sources: readonly string[];
  alone: boolean;
  /** What was asked, in words. */
  ask: Sentence | undefined;
  /** What was left lying by this decision. */
  left: readonly Left[];
  /** Another move that is tried, or playing on. */
  doing: ComponentChildren;
  children: ComponentChildren;
}

export function Opened({ decided, name, sources, alone, ask, left, doing, children }: OpenedProps) {
  const { loss = 0, within = 0, chance = 0, lines, why = [], mark } = decided;
  const played = playedOf(decided);
  const better = betterOf(decided);
  const shown = markOf(decided);
  return (
    <section class={cx("panel rv-open", isMistake(decided) && "is-mistake")} aria-labelledby="rv-open">
      <header>
        <Badge mark={shown} word />
        <h2 id="rv-open">{t("review-turn-of", { name, round: decided.round, turn: decided.turn })}</h2>
        {loss > 0 && (
          <p class="loss nums">
            <b>{t("review-lost", { points: points(loss) })}</b> ±{points(within)}
            {chance > 0.004 && <span>{t("review-lost-chance", { change: signedPercent(-chance) })}</span>}
          </p>
        )}
      </header>
      {ask !== undefined && decided.asked !== "turn" && (
        <p class="rv-ask">
          <Words text={ask} />
        </p>
      )}
      {(shown === "hard" || mark === "good") && <p class="note">{t(shown === "hard" ? "review-hard-why" : "review-good-why")}</p>}
      <Lines lines={lines} alone={alone} />
      {why.length > 0 && <Reasons why={why} heading={better ? t("review-why") : t("review-why-best")} />}
      {left.map((one) => (
        <p key={one.kind} class="rv-left">
          <Icon name="cleanup" />
          <span>
            <Words text={one.text} /> {t("review-about-points", { points: points(one.points) })}
          </span>
        </p>
      ))}
      {doing}
      {played?.points && better?.points && <Sources played={played} better={better} sources={sources} />}
      {children}
    </section>
  );
}

export function Reasons({ why, heading }: { why: readonly Sentence[]; heading: string }) {
  return (
    <div class="rv-why">
      <h3>{heading}</h3>
      <ul>
        {why.map((sentence, i) => (
          <li key={i}>
            <Words text={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The best moves and the played one, with what is expected after each. */
function Lines({ lines, alone }: { lines: readonly Line[]; alone: boolean }) {
  return (
    <table class="rv-lines">
      <caption class="vh">{t("review-lines")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("review-move")}</th>
          <th scope="col">{t(alone ? "review-col-score" : "review-col-ahead")}</th>
          <th scope="col">{t("review-col-chance")}</th>
          <th scope="col">{t("review-col-loss")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line.move} class={cx(line.played && "is-played", i === 0 && "is-best")}>
            <th scope="row">
              {(line.played || i === 0) && <span class="pill">{t(line.played ? "review-played" : "review-best")}</span>} <Words text={line.label} />
              {line.goes_on && line.goes_on.length > 0 && (
                <small>
                  {t("review-then")}{" "}
                  {line.goes_on.map((next, at) => (
                    <span key={at}>
                      {at > 0 && ", "}
                      <Words text={next} />
                    </span>
                  ))}
                </small>
              )}
            </th>
            <td>
              {alone ? points(line.margin) : signed(line.margin)} <small>±{points(line.within)}</small>
            </td>
            <td>{percent(line.chance)}</td>
            <td class={line.loss && line.loss > 0 ? "is-lost" : undefined}>
              {line.loss ? (
                <>
                  {signed(-line.loss)} <small>±{points(line.loss_within ?? 0)}</small>
                </>
              ) : (
                "–"
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the points of both lines come from: a bar each, and the difference. */
function Sources({ played, better, sources }: { played: Line; better: Line; sources: readonly string[] }) {
  const of = (line: Line, kind: string): number => line.points?.[kind] ?? 0;
  const used = sources.filter((kind) => Math.abs(of(played, kind)) >= 0.05 || Math.abs(of(better, kind)) >= 0.05);
  const most = Math.max(played.score ?? 0, better.score ?? 0, 1);
  const difference = (kind: string): number => of(better, kind) - of(played, kind);
  return (
    <div class="rv-sources">
      <h3>{t("review-sources")}</h3>
      {[played, better].map((line) => (
        <div key={line.move} class="rv-stack">
          <span>{t(line.played ? "review-played" : "review-best")}</span>
          <span class="stack" aria-hidden="true">
            {used
              .filter((kind) => of(line, kind) >= 0.05)
              .map((kind) => (
                <span key={kind} class={cx("sg", `s-${kind}`, of(line, kind) / most < 0.07 && "thin")} style={{ width: `${(of(line, kind) / most) * 100}%` }}>
                  <b>{Math.round(of(line, kind))}</b>
                </span>
              ))}
          </span>
          <b class="nums">{points(line.score ?? 0)}</b>
        </div>
      ))}
      <table class="nums">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("review-col-played")}</th>
            <th scope="col">{t("review-col-best")}</th>
            <th scope="col">{t("review-col-difference")}</th>
          </tr>
        </thead>
        <tbody>
          {used.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <span class={`sw s-${kind}`} aria-hidden="true" />
                {t(`end-kind-${kind}`)}
              </th>
              <td>{points(of(played, kind))}</td>
              <td>{points(of(better, kind))}</td>
              <td class={difference(kind) > 0.05 ? "up" : difference(kind) < -0.05 ? "down" : undefined}>{signed(difference(kind))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("end-total")}</th>
            <td>{points(played.score ?? 0)}</td>
            <td>{points(better.score ?? 0)}</td>
            <td>{signed((better.score ?? 0) - (played.score ?? 0))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
