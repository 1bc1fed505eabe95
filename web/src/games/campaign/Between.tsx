/** A campaign between two games: sheet, map, shop, the end of the last game, history; one question, one strip, one button. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../lib/i18n";
import type { Connection } from "../../lib/socket";
import { plain } from "../../lib/sentence";
import { Bar, type DockProps } from "../../table/Bar";
import { Help, letters } from "../../table/Help";
import { News } from "../../table/News";
import { Tabletop } from "../../table/Tabletop";
import { useFocus } from "../../table/attention";
import type { Frame, SeenOf } from "../../table/frame";
import { useGuard } from "../../table/guard";
import { useKeys } from "../../table/keys";
import { nameOf } from "../../table/names";
import { usePace } from "../../table/pace";
import { recap } from "../../table/recap";
import { useSitting } from "../../table/sitting";
import { size } from "../../table/size";
import { BackToNow, Over } from "../../table/strips";
import { useNews } from "../../table/telling";
import type { When } from "../../table/Top";
import { useTurn } from "../../table/turn";
import { Button } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import { cx } from "../../ui/cx";
import type { CampaignView, Offer, TableInfo } from "../../wire";
import type { StageProps } from "../page";
import { EndOfGame, Moments } from "./EndOfGame";
import { Founding } from "./Founding";
import { later } from "../../ui/later";
import { Moment, momentOf } from "./Moment";
import { Rebuilding } from "./Rebuilding";
import { Sheet, SheetSide } from "./Sheet";
import { Shop, ShopSide } from "./Shop";
import { PAGES, type Page, type Scene, SceneContext, empireName, pageFor, rulerAt, useScene } from "./scene";

const History = later(() => import("./History").then((part) => part.History));
const ProvinceMap = later(() => import("./ProvinceMap").then((part) => part.ProvinceMap));
const MapSide = later(() => import("./ProvinceMap").then((part) => part.MapSide));

const NO_OFFERS: readonly Offer[] = [];
const STAGES = [
  ["end", "vp"],
  ["inventions", "invention"],
  ["provinces", "province"],
  ["empires", "fall"],
] as const;

/** Nobody knows how many games there will be; the steps between two are its phases. */
const when = (view: CampaignView): When => ({
  round: view.number,
  rounds: 0,
  text: t("campaign-game-n", { n: view.number }),
  phases: STAGES.filter(([name]) => name !== "empires" || view.stage === "empires").map(([name, icon]) => ({ name, icon, text: t(`campaign-stage-${name}`) })),
  phase: view.stage,
});

/** Which page is shown, and whose sheet. */
function usePages(view: CampaignView, seat: number | null): Pick<Scene, "page" | "open" | "whose" | "show"> {
  const [page, open] = useState<Page>(pageFor(view));
  const asked = `${view.stage} ${view.number} ${view.asked?.kind} ${view.asked?.seat}`;
  const about = view.asked?.seat ?? seat ?? 0;
  const [whose, show] = useState(seat ?? about);
  useLayoutEffect(() => {
    if (view.asked === null || view.asked.seat === seat || seat === null) open(pageFor(view));
    show(seat ?? about);
  }, [asked]);
  return { page, open, whose, show };
}

function Pages() {
  const { page, open, view } = useScene();
  const choose = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = PAGES.findIndex(([name]) => name === page);
    const next = PAGES[(at + step + PAGES.length) % PAGES.length];
    if (next) open(next[0]);
    (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=tab]")[(at + step + PAGES.length) % PAGES.length]?.focus();
  };
  return (
    <div class="ctabs" role="tablist" aria-label={t("campaign-pages")} onKeyDown={choose}>
      {PAGES.filter(([name]) => name !== "shop" || view.shop !== undefined || page === "shop").map(([name, icon]) => (
        <button key={name} type="button" role="tab" id={`camp-${name}`} aria-controls="camp-page" aria-selected={page === name} tabIndex={page === name ? 0 : -1} onClick={() => open(name)}>
          <Icon name={icon} />
          <span>{t(`campaign-page-${name}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** Whose sheet or map is shown. */
function Whose() {
  const { view, info, whose, show, page } = useScene();
  if (view.players.length < 2 || (page !== "sheet" && page !== "map")) return null;
  return (
    <div class="filters whose" role="group" aria-label={t("campaign-whose")}>
      {view.players.map((ruler) => (
        <button key={ruler.seat} type="button" class={cx("fbtn", whose === ruler.seat && "on")} aria-pressed={whose === ruler.seat} onClick={() => show(ruler.seat)}>
          <Emblem of={ruler.sheet.faction} /> {empireName(ruler, info)}
        </button>
      ))}
    </div>
  );
}

/** What the pages show beside them: in the side on a desk, else below. */
function Beside() {
  const { view, page, whose } = useScene();
  const ruler = rulerAt(view, whose);
  if (page === "shop" && view.shop) return <ShopSide view={view} shop={view.shop} />;
  if (ruler && page === "sheet") return <SheetSide sheet={ruler.sheet} number={view.stage === "setup" ? view.number : view.number + 1} />;
  if (ruler && page === "map") return <MapSide ruler={ruler} />;
  return null;
}

/** The question, and who is waited for. */
function Ask() {
  const { view, info, seat, ask, offers, page, open } = useScene();
  const asks = offers.length > 0;
  const names = view.turn.filter((one) => one !== seat).map((one) => nameOf(info, one));
  const there = pageFor(view);
  return (
    <section class={cx("ask", asks && "is-go")} aria-label={t("table-asked")}>
      <b class="question" role="status">
        {asks ? <Words text={ask} /> : names.length > 0 ? t("campaign-waiting", { names: names.join(", ") }) : t("campaign-going-on")}
      </b>
      {asks && page !== there && <Button onClick={() => open(there)}>{t("campaign-to-answer", { page: t(`campaign-page-${there}`) })}</Button>}
    </section>
  );
}

/** The pages themselves. */
export function Open({ strip }: { strip: ComponentChildren }) {
  const scene = useScene();
  const { page, view } = scene;
  return (
    <div class={cx("camp", `on-${page}`, size.value)}>
      <Pages />
      <Whose />
      {strip}
      <div class="camp-page" role="tabpanel" id="camp-page" aria-labelledby={`camp-${page}`}>
        {page === "end" && <Rebuilding />}
        {page === "end" && <Moments />}
        {view.stage === "empires" && <Founding />}
        {page === "end" ? <EndOfGame /> : page === "sheet" ? <Sheet /> : page === "map" ? <ProvinceMap /> : page === "shop" ? <Shop /> : <History />}
      </div>
      {size.value !== "desk" && <div class="beside"><Beside /></div>}
    </div>
  );
}

/** The one button that does what is picked, and the end of the shopping. */
function Dock({ undo, help }: DockProps) {
  const scene = useScene();
  const { picked, offers, make, view, seat } = scene;
  const own = seat === null ? undefined : rulerAt(view, seat);
  const loose = offers.filter(({ text }) => text === "done" || text === "retire" || text === "deck keep" || text === "deck done");
  return (
    <Bar
      undo={undo}
      help={help}
      purse={
        own && (
          <span class="kpurse">
            <Icon name="knowledge" label={t("campaign-knowledge")} />
            <b class="nums">{own.sheet.knowledge}</b>
          </span>
        )
      }
    >
      {loose.map((offer) => (
        <Button key={offer.text} class="big" hint={offer.text === "done" ? "E" : undefined} kind={picked === null && offers.length === 1 ? "primary" : undefined} onClick={() => make(offer)}>
          <span class="lb">{plain(offer.label)}</span>
        </Button>
      ))}
      {picked ?
        <Button kind="primary" class="big act-step" hint="↵" onClick={() => make(picked)}>
          <span class="lb">{plain(picked.label)}</span>
        </Button>
      : loose.length === 0 && (
          <Button class="big step-none" refused={t(offers.length > 0 ? "campaign-pick-first" : "campaign-not-asked")}>
            <span class="lb">{t(offers.length > 0 ? "table-step-answer" : "table-step-wait")}</span>
          </Button>
        )
      }
    </Bar>
  );
}

interface BetweenProps {
  connection: Connection;
  seen: SeenOf<CampaignView>;
  info: TableInfo;
  toEnd?: (() => void) | undefined;
}

const KEYS = [
  ["Tab", "table-key-tab"],
  ["← →", "campaign-key-arrows"],
  ["Enter", "campaign-key-enter"],
  ["E", "campaign-key-done"],
  ["Esc", "table-key-escape"],
  ["U", "table-key-undo"],
  ["H", "table-key-help"],
] as const;

export function Between({ connection, seen, info, toEnd }: BetweenProps) {
  const { seat } = connection;
  const root = useRef<HTMLDivElement>(null);
  const sitting = useSitting(connection, seen);
  const { past, shown } = sitting;
  const left = seat !== null && (info.seats[seat]?.bot ?? null) !== null;
  const offers = past || left ? NO_OFFERS : (seen.offers ?? NO_OFFERS);
  const [picked, setPicked] = useState<Offer | null>(null);
  const guard = useGuard(seen.stamp, offers);
  useLayoutEffect(() => setPicked(null), [seen.stamp]);
  const pages = usePages(shown.view, seat);
  const log = connection.log.value;
  const news = useMemo(() => recap(log, seat), [log, seat]);
  const clocksAt = useMemo(() => Date.now(), [seen]);
  const scene: Scene = {
    view: shown.view,
    info,
    seat,
    offers,
    ask: seen.ask ?? "",
    picked,
    pick: (offer) => {
      guard.free();
      setPicked(offer);
    },
    make: (offer) => {
      if (guard.holds(offer)) return;
      setPicked(null);
      connection.move(offer.text);
    },
    ...pages,
  };
  const moment = past ? null : momentOf(seen.view, info.id);
  const frame: Frame = { info, seat, size: size.value, thinking: connection.thinking, clocks: seen.clocks ?? [], clocksAt };
  useNews(log, seat, info);
  usePace(connection);
  useFocus(root, shown.view, ".camp [data-can], .camp .card.is-playable");
  useTurn(seen.stamp, offers.length > 0, plain(scene.ask), t("campaign-game-n", { n: seen.view.number }));
  useEffect(() => connection.keeping(false), [connection]);
  useKeys(
    {
      e: () => {
        const done = offers.find(({ text }) => text === "done");
        if (done) scene.make(done);
        return done !== undefined;
      },
      u: () => (sitting.undo.can || sitting.undo.asks) && sitting.undo.do(),
      h: sitting.help,
      "?": sitting.help,
      Escape: () => {
        if (moment) moment.pass();
        else if (picked) setPicked(null);
        else return sitting.close();
        return true;
      },
      Enter: (event) => {
        const pressed = event.target instanceof HTMLElement ? event.target.closest("button, a, summary, select") : null;
        if (!picked || (pressed && !pressed.closest("[aria-pressed=true], .is-selected"))) return false;
        scene.make(picked);
        return true;
      },
    },
    letters.value,
  );
  return (
    <SceneContext.Provider value={scene}>
      <Tabletop
        class="between"
        root={root}
        connection={connection}
        frame={frame}
        sitting={sitting}
        when={when(shown.view)}
        library={{ href: "/cards", name: t("common-cards") }}
        more={size.value === "desk" ? <div class="camp beside" role="region" aria-label={t("campaign-beside")} tabIndex={0}><Beside /></div> : undefined}
        news={<News connection={connection} sitting={sitting} view={seen.view} info={info} recap={news} asked={offers.length > 0} />}
        help={
          <Help
            ask={offers.length > 0 ? scene.ask : null}
            offers={offers}
            heading={(verb) => t(`campaign-verb-${verb}`)}
            label={(offer) => offer.label}
            make={scene.make}
            keys={KEYS.map(([key, name]) => [key, t(name)])}
            close={sitting.help}
          />
        }
        over={moment && <Moment key={moment.chapter.seat} view={seen.view} info={info} {...moment} />}
        dock={<Dock undo={sitting.undo} help={{ open: sitting.helps, toggle: sitting.help }} />}
      >
        <Open strip={past ? <BackToNow at={past.at} onBack={sitting.toNow} /> : toEnd ? <Over toEnd={toEnd} /> : <Ask />} />
      </Tabletop>
    </SceneContext.Provider>
  );
}

/** The pages of a moment that is only read. */
export function ReadBetween({ view, info, seat, strip }: Pick<StageProps<CampaignView>, "view" | "info" | "seat" | "strip">) {
  const pages = usePages(view, seat);
  const nothing = (): void => undefined;
  return (
    <SceneContext.Provider value={{ view, info, seat, offers: NO_OFFERS, ask: "", picked: null, pick: nothing, make: nothing, ...pages }}>
      <div class="board-only">
        <Open strip={strip} />
      </div>
    </SceneContext.Provider>
  );
}
