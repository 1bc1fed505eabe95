/** An era that was entered, or an empire that fell: it covers the table once, with the reason, what stays, what goes, what comes next. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { listed, t, tagged } from "../../lib/i18n";
import { face } from "../../lib/library";
import { kept } from "../../lib/settings";
import { Button } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import { cx } from "../../ui/cx";
import type { CampaignView, Chapter, Ruler, TableInfo } from "../../wire";
import { NEXT_ERA } from "./Bonus";
import { empireName, lastGame, rulerAt } from "./scene";

/** So many moments are remembered as looked at. */
const REMEMBERED = 60;
/** Twilight is three drops: four scores. */
const LAST_SCORES = 4;

const looked = kept<string[]>("campaign-moments", [], (value) => Array.isArray(value) && value.every((one) => typeof one === "string"));

const turned = ({ new_era, fell }: Chapter): boolean => new_era !== "" || fell !== "";

/** The next moment of this table that nobody has looked at in this browser. */
export function momentOf(view: CampaignView, table: string): { chapter: Chapter; pass: () => void } | null {
  const record = lastGame(view);
  if (record === undefined || view.stage === "setup" || view.stage === "over") return null;
  for (const chapter of record.chapters.filter(turned)) {
    const key = [table, record.number, chapter.seat, chapter.fell || chapter.new_era].join(" ");
    if (!looked.value.includes(key)) return { chapter, pass: () => (looked.value = [...looked.peek(), key].slice(-REMEMBERED)) };
  }
  return null;
}

/** What has turned, in words: shown over the table and again on the page of the game. */
export function Turned({ chapter, name }: { chapter: Chapter; name: string }) {
  const fell = chapter.fell !== "";
  const modern = chapter.new_era === "modern";
  return (
    <>
      <Emblem of={chapter.faction} class={cx("crown", fell && "broken")} />
      <div>
        <h2>{fell ? t("campaign-has-fallen", { name }) : t(modern ? "campaign-completes" : "campaign-enters", { name, era: t(`empire-era-${chapter.new_era || NEXT_ERA[chapter.era]}`) })}</h2>
        <p>
          <Words text={fell ? tagged(`campaign-fell-${chapter.fell}`) : tagged(modern ? "campaign-completes-what" : "campaign-enters-what")} />
        </p>
      </div>
    </>
  );
}

const names = (cards: readonly string[]): string => listed(cards.map((card) => face(card)?.name ?? card));

/** The scores that fell, game by game. */
function Falling({ scores }: { scores: readonly number[] }) {
  return (
    <ol class="falling nums" aria-label={t("campaign-scores")}>
      {scores.slice(-LAST_SCORES).map((score, at) => (
        <li key={at}>
          {at > 0 && <Icon name="drop" />}
          <b>{score}</b>
        </li>
      ))}
    </ol>
  );
}

function Lists({ chapter, ruler }: { chapter: Chapter; ruler: Ruler }) {
  const { sheet } = ruler;
  const learnt = Object.values(chapter.knowledge).reduce((sum, n) => sum + n, 0);
  return (
    <div class="mlists">
      <section class="stays">
        <h3><Icon name="check" />{t("campaign-moment-stays")}</h3>
        <ul>
          {sheet.inventions.length > 0 && <li><Icon name="invention" />{names(sheet.inventions)}</li>}
          <li><Icon name="knowledge" />{t("campaign-moment-knowledge", { n: sheet.knowledge })}</li>
          <li><Icon name="vp" />{t("campaign-moment-scores", { scores: sheet.scores.join(", ") })}</li>
        </ul>
      </section>
      <section class="goes">
        <h3><Icon name="close" />{t("campaign-moment-lost")}</h3>
        <ul>
          {chapter.given_up.length > 0 && <li><Icon name="province" />{names(chapter.given_up)}</li>}
          <li><Icon name="upkeep" />{t("campaign-moment-upkeep")}</li>
          <li><Icon name="tok-bee" />{t("campaign-moment-bonuses")}</li>
        </ul>
      </section>
      <section class="comes">
        <h3><Icon name="step" />{t("campaign-moment-next")}</h3>
        <ul>
          {learnt > 0 && <li><Icon name="knowledge" />{t("campaign-moment-learnt", { n: learnt })}</li>}
          <li><Icon name="invention" />{t("campaign-shop-of", { era: t(`empire-era-${sheet.era}`) })}</li>
          <li><Icon name="province" />{t("campaign-moment-map")}</li>
        </ul>
      </section>
    </div>
  );
}

export function Moment({ view, info, chapter, pass }: { view: CampaignView; info: TableInfo; chapter: Chapter; pass: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>(".primary")?.focus({ preventScroll: true }), [chapter.seat]);
  const ruler = rulerAt(view, chapter.seat);
  if (!ruler) return null;
  const fell = chapter.fell !== "";
  const same = ruler.empires === chapter.empire;
  return (
    <div class="moment" ref={root}>
      <div class={cx("mcard panel", `f-${chapter.faction}`, fell ? "fall-m" : "era-m")} role="dialog" aria-modal="true" aria-label={t("campaign-game-n", { n: view.number })}>
        <header>
          <Turned chapter={chapter} name={chapter.name || empireName(ruler, info)} />
        </header>
        {chapter.fell === "twilight" && same && <Falling scores={ruler.sheet.scores} />}
        {fell && <p class="mnext"><Words text={tagged("campaign-moment-again")} /></p>}
        {!fell && chapter.new_era !== "modern" && <Lists chapter={chapter} ruler={ruler} />}
        <footer>
          <Button kind="primary" class="big" hint="↵" onClick={pass}>{t("campaign-go-on")}</Button>
        </footer>
      </div>
    </div>
  );
}
