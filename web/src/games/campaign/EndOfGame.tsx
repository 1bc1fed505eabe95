/** The end of a game step by step: a row is an empire, a column is a step; below it, why the score is what it is. */
import { useState } from "preact/hooks";
import { listed, t, tagged } from "../../lib/i18n";
import { bySlug, face, faction } from "../../lib/library";
import { KINDS, kindOf } from "../../end/points";
import { nameOf } from "../../table/names";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import { cx } from "../../ui/cx";
import type { CampaignView, Chapter, GameRecord, TableInfo } from "../../wire";
import { Turned } from "./Moment";
import { empireName, lastGame, rulerAt, useScene } from "./scene";

/** The steps of the rulebook, the upkeep before them. */
const STEPS = ["upkeep", "score", "track", "era", "knowledge", "inventions", "province"] as const;
type Step = (typeof STEPS)[number];
const ICONS: Record<Step, string> = {
  upkeep: "upkeep",
  score: "vp",
  track: "tr-military",
  era: "era-medieval",
  knowledge: "knowledge",
  inventions: "invention",
  province: "province",
};

/** The step in which something is asked. */
const STEP_OF: Record<string, Step> = { track: "track", buy: "inventions", province: "province", field: "province" };

/** How many steps are over. */
function over(view: CampaignView): number {
  if (view.stage === "end") return 2;
  if (view.stage === "inventions") return 5;
  if (view.stage === "provinces") return 6;
  return STEPS.length;
}

const name = (card: string): string => face(card)?.name ?? bySlug(card)[0]?.name ?? card;
const total = (numbers: Record<string, number>): number => Object.values(numbers).reduce((sum, n) => sum + n, 0);

/** Of a chapter the points gained, and what Provinces and missed upkeep took. */
export function split({ points }: Pick<Chapter, "points">): { gained: number; lost: number } {
  const values = Object.values(points);
  return { gained: values.filter((n) => n > 0).reduce((a, b) => a + b, 0), lost: values.filter((n) => n < 0).reduce((a, b) => a + b, 0) };
}

function Cell({ step, chapter, done, view }: { step: Step; chapter: Chapter; done: boolean; view: CampaignView }) {
  const asked = view.asked?.seat === chapter.seat && STEP_OF[view.asked.kind] === step;
  const { gained, lost } = split(chapter);
  if (step === "upkeep") {
    return (
      <>
        <b class={chapter.upkeep === "missed" ? "no" : "ok"}>
          <Icon name={chapter.upkeep === "missed" ? "close" : "check"} />
          {t(`campaign-upkeep-${chapter.upkeep}`)}
        </b>
        {chapter.spared.length > 0 && <small>{t("campaign-spared", { n: chapter.spared.length })}</small>}
      </>
    );
  }
  if (step === "score") {
    return (
      <span class="sum3">
        <span class="tm"><b>{gained}</b><small>{t("campaign-points")}</small></span>
        {lost < 0 && <span class="tm neg"><b>−{-lost}</b><small>{t("campaign-provinces")}</small></span>}
        <span class="tm res"><b>{chapter.score}</b><small>{t("campaign-final")}</small></span>
      </span>
    );
  }
  if (chapter.fell !== "" && (step === "knowledge" || step === "province" || (step === "inventions" && chapter.fell !== "inventions"))) return <span class="waits">{t("campaign-fallen-short")}</span>;
  if (step === "track") {
    if (chapter.advanced.length > 0) return <b>{chapter.advanced.map((track, at) => <Icon key={at} name={`tr-${track}`} label={t(`empire-track-${track}`)} />)}+{chapter.advanced.length}</b>;
    return <span class="waits">{asked ? t("campaign-chooses") : t("campaign-none")}</span>;
  }
  if (!done && step !== "inventions" && step !== "province") return null;
  if (step === "era") {
    const era = chapter.new_era || chapter.era;
    return <b><Icon name={`era-${era}`} />{chapter.new_era ? t(`empire-era-${era}`) : t("campaign-stays")}</b>;
  }
  if (step === "knowledge") {
    return (
      <span class="sum3">
        {Object.entries(chapter.knowledge).filter(([, n]) => n > 0).map(([how, n]) => (
          <span key={how} class="tm"><b>+{n}</b><small>{t(`campaign-from-${how}`)}</small></span>
        ))}
        <span class="tm res"><b>+{total(chapter.knowledge)}</b></span>
      </span>
    );
  }
  if (step === "inventions") {
    if (chapter.bought.length > 0) {
      return (
        <>
          {chapter.bought.map(({ card, price }) => (
            <span key={card} class="bought">{name(card)}<em>{price}</em></span>
          ))}
        </>
      );
    }
    return <span class={asked ? "thinking" : "waits"}>{asked ? t("campaign-chooses") : chapter.fell === "inventions" ? t("campaign-fall-inventions") : done ? t("campaign-none") : t("campaign-waits")}</span>;
  }
  if (chapter.province || chapter.crossed !== null) {
    return (
      <>
        {chapter.province && <b>{name(chapter.province)}</b>}
        {chapter.crossed !== null && <small>{t("campaign-crossed-off", { n: chapter.crossed })}</small>}
      </>
    );
  }
  return <span class={asked ? "thinking" : "waits"}>{asked ? t("campaign-chooses") : done ? t("campaign-none") : t("campaign-waits")}</span>;
}

/** A bar for each empire: where its points came from, and what was taken. */
function Why({ record, info }: { record: GameRecord; info: TableInfo }) {
  const most = Math.max(1, ...record.chapters.map((chapter) => split(chapter).gained));
  const kinds = KINDS.filter((kind) => record.chapters.some((chapter) => Object.entries(chapter.points).some(([how, n]) => n > 0 && kindOf(how) === kind)));
  return (
    <section class="panel why">
      <h3>
        {t("campaign-why")} <small><Words text={tagged("campaign-why-what")} /></small>
      </h3>
      {record.chapters.map((chapter) => {
        const { gained, lost } = split(chapter);
        const sums = kinds.map((kind) => [kind, Object.entries(chapter.points).reduce((sum, [how, n]) => (n > 0 && kindOf(how) === kind ? sum + n : sum), 0)] as const);
        const said = sums.filter(([, n]) => n > 0).map(([kind, n]) => `${t(`end-kind-${kind}`)} ${n}`).join("; ");
        return (
          <div key={chapter.seat} class={cx("cbars", `f-${chapter.faction}`)}>
            <Emblem of={chapter.faction} />
            <b class="bw">{chapter.name || nameOf(info, chapter.seat)}</b>
            <div class="plusbar" role="img" aria-label={said} style={{ width: `${(gained / most) * 55}%` }}>
              {sums.filter(([, n]) => n > 0).map(([kind, n]) => (
                <span key={kind} class={`sg s-${kind}`} style={{ flex: n }} title={`${t(`end-kind-${kind}`)}: ${n}`}><b>{n}</b></span>
              ))}
            </div>
            {lost < 0 && <div class="minusbar"><span class="m"><Icon name="province" /><b>−{-lost}</b></span></div>}
            <b class="tot">{gained}{lost < 0 && <em> − {-lost}</em>} = {chapter.score}</b>
          </div>
        );
      })}
      <ul class="leg">
        {kinds.map((kind) => (
          <li key={kind}><i class={`s-${kind}`} />{t(`end-kind-${kind}`)}</li>
        ))}
      </ul>
      <div class="goalrow">
        <h3>{t("campaign-goals-met")}</h3>
        {record.goals.every(({ by }) => by.length === 0) && <span class="cap">{t("campaign-none")}</span>}
        {record.goals.filter(({ by }) => by.length > 0).map(({ goal, category, by, first }) => (
          <span key={goal} class="gmet">
            <Icon name={`tr-${category}`} />
            <b>{name(goal)}</b>
            {by.map((seat) => [
              <Emblem key={seat} of={record.chapters.find((one) => one.seat === seat)?.faction ?? "common"} named />,
              ` +${first.includes(seat) ? 3 : 1} `,
            ])}
          </span>
        ))}
      </div>
    </section>
  );
}

export function EndOfGame() {
  const { view, info } = useScene();
  const [chosen, choose] = useState<number | null>(null);
  const last = lastGame(view);
  const record = view.chronicle.find(({ number }) => number === chosen) ?? last;
  if (record === undefined) return <p class="panel pad cap">{t("campaign-not-yet")}</p>;
  const steps = record === last ? over(view) : STEPS.length;
  const ranked = [...record.chapters].sort((a, b) => b.score - a.score);
  const winners = ranked.filter(({ seat }) => record.winners.includes(seat));
  const [best] = winners;
  const called = ({ seat, name: of }: Chapter): string => of || (rulerAt(view, seat) ? nameOf(info, seat) : "");
  return (
    <div class="endpage">
      <header class="ehead">
        {best && <Emblem of={best.faction} class="crown" />}
        <div>
          <small>{t("campaign-game-n", { n: record.number })}</small>
          <h2>
            {best ? t("campaign-wins", { names: listed(winners.map(called)), n: best.score, count: winners.length }) : t("campaign-nobody-wins")}
          </h2>
        </div>
        <label class="ebtns">
          <span class="cap">{t("campaign-which-game")}</span>
          <select value={record.number} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {view.chronicle.map(({ number }) => (
              <option key={number} value={number}>{number}</option>
            ))}
          </select>
        </label>
      </header>
      <section class="panel etable">
        <table>
          <thead>
            <tr>
              <th scope="col"><span class="vh">{t("campaign-empire")}</span></th>
              {STEPS.map((step, at) => (
                <th key={step} scope="col" class={at < steps ? "done" : at === steps ? "now" : "later"}>
                  <Icon name={ICONS[step]} />
                  {t(`campaign-step-${step}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranked.map((chapter, place) => (
              <tr key={chapter.seat} class={`f-${chapter.faction}`}>
                <th scope="row" class="who2">
                  <span class="pos">{place + 1}</span>
                  <Emblem of={chapter.faction} />
                  <span>
                    <b>{called(chapter)}</b>
                    <small>{faction(chapter.faction)?.name}, {nameOf(info, chapter.seat)}</small>
                  </span>
                </th>
                {STEPS.map((step, at) => (
                  <td key={step} data-l={t(`campaign-step-${step}`)} class={at < steps ? "done" : at === steps ? "now" : "later"}>
                    <Cell step={step} chapter={chapter} done={at < steps} view={record === last ? view : { ...view, asked: null }} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Why record={record} info={info} />
    </div>
  );
}

/** What has just turned: an era that was entered, an empire that fell. */
export function Moments() {
  const { view, info } = useScene();
  const record = lastGame(view);
  const turned = (record?.chapters ?? []).filter(({ new_era, fell }) => new_era !== "" || fell !== "");
  if (record === undefined || turned.length === 0 || view.stage === "setup") return null;
  return (
    <>
      {turned.map((chapter) => {
        const ruler = rulerAt(view, chapter.seat);
        return (
          <section key={chapter.seat} class={cx("turned panel", `f-${chapter.faction}`, chapter.fell !== "" ? "fall-m" : "era-m")} role="status">
            <Turned chapter={chapter} name={chapter.name || (ruler ? empireName(ruler, info) : "")} />
            {chapter.given_up.length > 0 && <p class="lostline"><Icon name="close" />{t("campaign-given-up", { names: listed(chapter.given_up.map(name)) })}</p>}
          </section>
        );
      })}
    </>
  );
}
