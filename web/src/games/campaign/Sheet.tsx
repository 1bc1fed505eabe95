/** The empire sheet: tracks that are crossed off by hand, scores, what the next game begins with. */
import { t } from "../../lib/i18n";
import { face, faction } from "../../lib/library";
import { nameOf } from "../../table/names";
import { Disc } from "../../ui/Disc";
import { Emblem } from "../../ui/Emblem";
import { Formula } from "../../ui/Formula";
import { Icon } from "../../ui/Icon";
import { cx } from "../../ui/cx";
import type { Bonus, EmpireSheet, Era, ProgressTrack } from "../../wire";
import { GROUPS, NEXT_ERA, bonusIcon, bonusName, bonusWhat } from "./Bonus";
import { Cross } from "./Cross";
import { type Scene, empireName, offered, rulerAt, useScene } from "./scene";

const ERAS = ["ancient", "medieval", "industrial", "modern"] as const;
const COLOURS = ["brown", "grey", "red", "pink", "gold", "blue", "black", "purple"] as const;
/** So many scores stand in a row. */
const ROW = 10;
/** A fall needs so many drops in a row (FALL-3). */
const DROPS = 3;

export function Eras({ era }: { era: Era | "modern" }) {
  const now = ERAS.indexOf(era);
  return (
    <ol class="eras" aria-label={t("campaign-eras")}>
      {ERAS.map((name, at) => (
        <li key={name} class={at < now ? "done" : undefined} aria-current={at === now ? "step" : undefined}>
          <Icon name={`era-${name}`} />
          <span>{t(`empire-era-${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Track({ track, era, scene, own }: { track: ProgressTrack; era: Era; scene: Scene; own: boolean }) {
  const { category, crossed, began, spaces, bonuses, next } = track;
  const offer = own ? offered(scene, `advance ${category}`) : undefined;
  const picked = offer !== undefined && scene.picked === offer;
  const brings = new Map(bonuses.map(({ space, bonus }) => [space, bonus]));
  const name = t(`empire-track-${category}`);
  return (
    <section class={cx("trackrow", `t-${category}`, offer && "is-on")} aria-label={name}>
      <h3>
        <span class="medal">
          <Icon name={`tr-${category}`} />
        </span>
        <span>
          {name}
          <small>{t(`empire-track-${category}-more`)}</small>
        </span>
      </h3>
      <ol class="cells">
        {Array.from({ length: spaces }, (_, at) => at + 1).map((space) => {
          const bonus = brings.get(space);
          const done = space <= crossed;
          const now = offer !== undefined && space === crossed + 1;
          const says = [
            t("campaign-space", { track: name, n: space }),
            bonus && `${bonusName(bonus, era)}: ${bonus === "next-era" ? t("campaign-gate") : bonusWhat(bonus)}`,
            done ? t("campaign-crossed") : now ? t("campaign-next-space") : "",
          ].filter(Boolean).join(", ");
          const inside = (
            <>
              {bonus && <Icon name={bonusIcon(bonus, era)} />}
              {done && <Cross of={space} />}
              {now && picked && <Cross of={space} faint />}
            </>
          );
          return (
            <li key={space} class={cx("cell", bonus && "has", done && "done", done && space > began && "fresh", space === spaces && "gate", now && "next", now && picked && "is-picked")} title={says}>
              {now && <span class="tab">{picked ? <Icon name="check" /> : null}{t("campaign-cross-here")}</span>}
              {now && offer ?
                <button type="button" class="box" aria-label={says} aria-pressed={picked} data-can data-written={offer.text} onClick={() => (picked ? scene.make(offer) : scene.pick(offer))}>
                  {inside}
                </button>
              : <span class="box" role="img" aria-label={says}>{inside}</span>}
              <span class="n" aria-hidden="true">{space}</span>
            </li>
          );
        })}
      </ol>
      <p class="state">
        <b class="count nums">
          {crossed}
          <small> {t("campaign-of", { n: spaces })}</small>
        </b>
        {crossed > began && <span class="plus">{t("campaign-this-game", { n: crossed - began })}</span>}
        {next && (
          <span class={cx("ahead", next.space - crossed <= 2 && "soon")}>
            <em>{t("campaign-away", { n: next.space - crossed })}</em>
            <Icon name={bonusIcon(next.bonus, era)} />
            <b>{bonusName(next.bonus, era)}</b>
          </span>
        )}
      </p>
    </section>
  );
}

/** How near twilight is: drops in a row at the end of the scores. */
export function drops(scores: readonly number[]): number {
  let found = 0;
  for (let at = scores.length - 1; at > 0 && (scores[at] ?? 0) < (scores[at - 1] ?? 0); at--) found += 1;
  return found;
}

function Scores({ scores }: { scores: readonly number[] }) {
  const fell = drops(scores);
  const shown = Math.max(ROW, Math.ceil((scores.length + 1) / ROW) * ROW);
  return (
    <section class="scores">
      <h3>
        {t("campaign-scores")}
        <small>
          <Icon name={fell > 0 ? "drop" : "rise"} />
          {t(fell > 0 ? "campaign-dropping" : "campaign-safe", { n: DROPS - fell })}
        </small>
      </h3>
      <ol>
        {Array.from({ length: shown }, (_, at) => {
          const score = scores[at];
          const before = scores[at - 1];
          const turn = score === undefined || before === undefined || score === before ? "" : score > before ? "up" : "down";
          return (
            <li key={at} class={cx(score === undefined && "open", turn)}>
              <span class="n">{at + 1}</span>
              {score !== undefined && <b class="ink nums">{score}</b>}
              {turn && <Icon name={turn === "up" ? "rise" : "drop"} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The bonuses of all spaces that are crossed off: what the next game begins with (BONUS-1). */
export function gained({ tracks }: Pick<EmpireSheet, "tracks">): Partial<Record<Bonus, number>> {
  const found: Partial<Record<Bonus, number>> = {};
  for (const { bonuses, crossed } of tracks) for (const { space, bonus } of bonuses) if (space <= crossed) found[bonus] = (found[bonus] ?? 0) + 1;
  return found;
}

/** What the sheet brings into the next game, and the Inventions by colour. */
export function SheetSide({ sheet, number }: { sheet: EmpireSheet; number: number }) {
  const brings = gained(sheet);
  const has = GROUPS.some(([, names]) => names.some((name) => brings[name]));
  const owned = new Map(sheet.inventions.flatMap((card) => (face(card)?.colours ?? []).map((colour) => [colour, card] as const)));
  return (
    <>
      <section class="panel pad">
        <h3>{t("campaign-begin-with", { n: number })}</h3>
        {!has && <p class="cap">{t("campaign-no-bonus")}</p>}
        {GROUPS.filter(([, names]) => names.some((name) => brings[name])).map(([group, names]) => (
          <div key={group} class="bl">
            <h4>{t(`campaign-group-${group}`)}</h4>
            <ul>
              {names.filter((name) => brings[name]).map((name) => (
                <li key={name} title={bonusWhat(name)}>
                  <Icon name={bonusIcon(name, sheet.era)} />
                  <span>
                    <b>
                      {(brings[name] ?? 0) > 1 && `${brings[name]} × `}
                      {bonusName(name, sheet.era)}
                    </b>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section class="panel pad inv">
        <h3>
          {t("empire-inventions")} <small>{t("campaign-colours", { n: owned.size, of: COLOURS.length })}</small>
        </h3>
        <ul class="kept">
          {COLOURS.map((colour) => {
            const found = owned.get(colour);
            const card = found === undefined ? undefined : face(found);
            return (
              <li key={colour} class={cx("keeps", `c-${colour}`, !card && "empty")}>
                <span class="tex sw">
                  <Disc colour={colour} />
                </span>
                <span>
                  <b>{card?.name ?? t("campaign-free-place")}</b>
                  {card && (
                    <small>
                      {card.abilities.slice(0, 1).map(({ formula = [] }) => (
                        <Formula key={card.slug} tokens={formula} short />
                      ))}
                    </small>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

export function Sheet() {
  const scene = useScene();
  const { view, info, seat, whose } = scene;
  const ruler = rulerAt(view, whose);
  if (ruler === undefined) return null;
  const { sheet } = ruler;
  return (
    <article class={cx("paper sheet", `f-${sheet.faction}`)} aria-label={t("campaign-sheet-of", { name: empireName(ruler, info) })}>
      <header class="shead">
        <Emblem of={sheet.faction} class="big" />
        <div class="who">
          <h2 class="ink">{empireName(ruler, info)}</h2>
          <p>
            {faction(sheet.faction)?.name}, {nameOf(info, whose)}
          </p>
        </div>
        <Eras era={ruler.completed ? NEXT_ERA.industrial : sheet.era} />
        <div class="know">
          <span>
            <Icon name="knowledge" label={t("campaign-knowledge")} />
            <b class="ink nums">{sheet.knowledge}</b>
          </span>
          <small>{t("campaign-knowledge")}</small>
        </div>
      </header>
      <div class="tracks">
        {sheet.tracks.map((track) => (
          <Track key={track.category} track={track} era={sheet.era} scene={scene} own={whose === seat} />
        ))}
      </div>
      <footer class="sfoot">
        <Scores scores={sheet.scores} />
      </footer>
    </article>
  );
}
