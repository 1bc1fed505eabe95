/** The table itself: rivals, dice and tokens, the sheets of one player, the strip. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { openVillages, villages } from "../../../lib/villages";
import { ReadStrip } from "../../../table/strips";
import { FrameContext } from "../../../table/frame";
import { low, size } from "../../../table/size";
import { cx } from "../../../ui/cx";
import type { Entry, RollView, TableInfo, Villages } from "../../../wire";
import { Choices } from "./Choices";
import { Pool, PoolLine } from "./Dock";
import { Empire } from "./Empire";
import { Players, Rival } from "./Rivals";
import { DiceRow, Tokens } from "./Tray";
import { Village } from "./Village";
import { useSettled } from "./play";
import { type Scene, SceneContext, playerAt, reading, useScene } from "./scene";

type Page = "empire" | "village" | "favors";

/** On a phone the sheets lie side by side: swipe, or press a tab. */
function usePages(wanted: Page | null) {
  const [page, setPage] = useState<Page>("empire");
  const strip = useRef<HTMLDivElement>(null);
  const turn = (to: Page): void => {
    const scroller = strip.current;
    const sheet = scroller?.querySelector<HTMLElement>(`[data-page=${to}]`);
    if (scroller && sheet) scroller.scrollTo({ left: sheet.offsetLeft - scroller.offsetLeft });
    setPage(to);
  };
  useEffect(() => {
    if (wanted) turn(wanted);
  }, [wanted]);
  const onScroll = (): void => {
    const scroller = strip.current;
    if (!scroller) return;
    const middle = scroller.scrollLeft + scroller.clientWidth / 2;
    const found = [...scroller.querySelectorAll<HTMLElement>("[data-page]")].findLast(
      (sheet) => sheet.offsetLeft - scroller.offsetLeft <= middle,
    );
    if (found?.dataset["page"]) setPage(found.dataset["page"] as Page);
  };
  return { page, turn, strip, onScroll };
}

function Swiped({ own, children }: { own: boolean; children: [ComponentChildren, ComponentChildren, ComponentChildren] }) {
  const { asked } = useScene();
  const { page, turn, strip, onScroll } = usePages(
    !own ? null
    : asked === "favor" ? "favors"
    : asked === null ? null
    : "empire",
  );
  const [empire, village, favors] = children;
  return (
    <>
      <div class="pages" role="group" aria-label={t("roll-sheets")}>
        {(["empire", "village", "favors"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={page === name} onClick={() => turn(name)}>
            {t(`roll-page-${name}`)}
          </button>
        ))}
      </div>
      <div class="swipe" ref={strip} onScroll={onScroll}>
        <div data-page="empire">{empire}</div>
        <div data-page="village">{village}</div>
        <div data-page="favors">{favors}</div>
      </div>
    </>
  );
}

/** All of the table, from the scene around it. */
export function Felt({ strip, pool }: { strip: ComponentChildren; pool?: ComponentChildren }) {
  const scene = useScene();
  const { view, seat, large, size: room } = scene;
  const player = view.players[large];
  const own = scene.plays && large === seat;
  const rivals = view.players.filter((one) => one.seat !== seat);
  const phone = room === "phone";
  const empire = player && <Empire player={player} own={own} />;
  const village = player && <Village player={player} own={own} />;
  return (
    <div class={cx("felt roll", room, rivals.length === 0 && "is-alone", large !== seat && seat !== null && "is-theirs")}>
      <div class="strip">{strip}</div>
      {(phone || low.value) && pool}
      {phone ?
        <>
          {view.players.length > 1 && <Players />}
          <div class="tray">
            <DiceRow />
          </div>
          <div class="sheets">
            <Swiped own={own}>
              {empire}
              {village}
              <Tokens />
            </Swiped>
          </div>
        </>
      : <>
          <div class="sheets">
            {empire}
            {village}
          </div>
          <section class="tray" aria-label={t("roll-tray")}>
            <DiceRow />
            {!own && player && <PoolLine player={player} />}
            <Tokens />
          </section>
          {rivals.length > 0 && (
            <div class="rivals" style={{ "--rivals": rivals.length }}>
              {rivals.map((rival) => (
                <Rival key={rival.seat} player={rival} />
              ))}
            </div>
          )}
        </>
      }
      {scene.opened && <Choices opened={scene.opened} />}
    </div>
  );
}

/** Whose sheets lie large: the own ones, a spectator's those of whoever is on turn, until a lens is used. */
export function useLarge(view: RollView, seat: number | null): Pick<Scene, "large" | "enlarge"> {
  const [chosen, enlarge] = useState<number | null>(null);
  return { large: chosen ?? seat ?? view.active, enlarge };
}

interface RollBoardProps {
  view: RollView;
  info: TableInfo;
  /** Through whose eyes; null: everybody's. */
  seat: number | null;
  log: readonly Entry[];
  at: number;
  strip?: ComponentChildren;
}

/** A table to be read: a moment of a replay. */
export function RollBoard(props: RollBoardProps) {
  useEffect(openVillages, []);
  return villages.value && <ReadBoard {...props} printed={villages.value} />;
}

function ReadBoard({ view, info, seat, log, at, strip, printed }: RollBoardProps & { printed: Villages }) {
  const large = useLarge(view, seat);
  const settled = useSettled(log, at, printed);
  const scene = { ...reading(view, printed, info, seat, size.value, settled), ...large };
  const player = playerAt(view, large.large);
  return (
    <FrameContext.Provider value={scene}>
      <SceneContext.Provider value={scene}>
        <div class="board-only">
          <Felt strip={strip ?? <ReadStrip />} pool={player && <Pool player={player} change={{}} />} />
        </div>
      </SceneContext.Provider>
    </FrameContext.Provider>
  );
}
