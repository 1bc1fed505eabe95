/** The Empire sheet: round track, four construction tracks, bridges and fields, score boxes. */
import type { TargetedMouseEvent } from "preact";
import { inWords } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import { building, named } from "../../../lib/villages";
import { Group } from "../../../table/keys";
import { nameOf } from "../../../table/names";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Section, Sheets, Track } from "../../../wire";
import { Area } from "./Area";
import { Cross } from "./Cross";
import { useFresh } from "./fresh";
import { SECTIONS, type Settlement, TRACKS, cellName, onSheet, outline, pointedAt } from "./grid";
import { boxes, crossed, sectionPlaces } from "./places";
import { useScene } from "./scene";

/** Each track has the hue and texture of a card colour. */
export const HUES: Readonly<Record<Track, string>> = { walls: "grey", huts: "brown", granaries: "gold", bridges: "blue" };
const FIELDS = ["I", "II", "III", "IV"];
/** How many sections of the Bridges lie above each field (RH-GRID-05). */
const SPANS = [2, 2, 2, 3];

const priceWords = (goods: Record<string, number>): string => {
  const said = inWords(goods);
  return said ? t("roll-costs", { goods: said }) : t("roll-free");
};

/** Which round it is; past ones are ticked. */
function Rounds({ round, rounds, over }: { round: number; rounds: number; over: boolean }) {
  return (
    <ol class="rw-rounds" aria-label={t("roll-round-of", { round, of: rounds })}>
      {Array.from({ length: rounds }, (_, at) => at + 1).map((one) => (
        <li key={one} aria-current={one === round && !over ? "step" : undefined} class={cx(one < round && "done")}>
          <span aria-hidden="true">{one}</span>
          {(one < round || over) && <Cross place={`round ${one}`} fresh={one === round - 1} />}
        </li>
      ))}
    </ol>
  );
}

interface CellProps {
  track: Track;
  at: number;
  section: Section;
  player: Sheets;
  own: boolean;
  done: ReadonlySet<string>;
  fresh: ReadonlySet<string>;
}

/** A section with its areas and what the track is worth up to it. */
function SectionCell({ track, at, section, player, own, done, fresh }: CellProps) {
  const progress = player.tracks[track] ?? 0;
  const places = sectionPlaces(track, at + 1, section.areas.length);
  const imperial = at === SECTIONS - 1;
  return (
    <div class={cx("section", at < progress && "is-done", at === progress && "is-next", imperial && "imperial")}>
      <span class="areas">
        {places.map((place, area) => (
          <Area
            key={place}
            place={place}
            goods={section.areas[area] ?? {}}
            label={[
              t(places.length > 1 ? "roll-section-area" : "roll-section", {
                track: named(`track-${track}`),
                section: at + 1,
                area: "ab"[area] ?? "",
              }),
              imperial && t("roll-imperial"),
              priceWords(section.areas[area] ?? {}),
            ]
              .filter(Boolean)
              .join(", ")}
            crossed={done.has(place)}
            fresh={fresh.has(place)}
            far={at > progress}
            own={own}
          />
        ))}
      </span>
      <span class={cx("worth nums", at === progress - 1 && "now")} aria-hidden="true">
        {imperial && <Icon name="c-gold" />}
        {section.value}
      </span>
    </div>
  );
}

/** While a settlement is placed, sections are pointed at as wholes. */
function SettleCell({ row, column, done, worth }: { row: number; column: number; done: boolean; worth: number }) {
  const scene = useScene();
  const cell = cellName(row, column);
  const among = scene.placements.filter((one) => scene.plan === null || one.building === scene.plan);
  const here = pointedAt(among, cell);
  const marked = scene.view.players[scene.seat ?? 0]?.marked.includes(cell) ?? false;
  const show = (): void => scene.point(here?.offer ?? null);
  const hide = (): void => scene.point(null);
  const press = (event: TargetedMouseEvent<HTMLElement>): void => {
    if (!here) return scene.press(`cell/${cell}`, event.currentTarget);
    if (scene.place?.offer === here.offer) scene.make(here.offer);
    else {
      if (scene.plan === null) scene.pickPlan(here.building);
      scene.pickPlace(here);
    }
  };
  const name = t("roll-section", { track: named(`track-${TRACKS[row]}`), section: column + 1 });
  const state = t(marked ? "roll-marked" : done ? "roll-complete" : "roll-incomplete");
  const begins = here?.cells[0] === cell;
  return (
    <button
      type="button"
      class={cx("settle-cell", done && "is-done", here && "is-can", begins && "begins")}
      data-place={`cell/${cell}`}
      data-can={begins ? true : undefined}
      aria-pressed={here ? scene.place?.offer === here.offer : undefined}
      aria-label={here && begins ? `${plain(here.offer.label)}: ${cellsInWords(here.cells)}` : `${name}, ${state}`}
      onClick={press}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {done && !marked && <Cross place={cell} fresh={false} />}
      <span class="worth nums" aria-hidden="true">
        {worth}
      </span>
    </button>
  );
}

/** `Walls 1, Walls 2, Huts 1`. */
const cellsInWords = (cells: readonly string[]): string =>
  cells
    .map((cell) => {
      const track = TRACKS.find((_, row) => cell.startsWith(cellName(row, 0).slice(0, 2))) ?? "walls";
      return `${named(`track-${track}`)} ${cell.slice(2)}`;
    })
    .join(", ");

const INSET = [0.075, 0.05] as const;

/** Settlements as outlines over the sections, with the letter of their building. */
function Outlines({ shapes, player, preview }: { shapes: Settlement[]; player: Sheets; preview: readonly string[] }) {
  const letter = (slug: string): string => "ABCDEF"[player.buildings.findIndex((one) => one.slug === slug)] ?? "";
  return (
    <div class="outlines" aria-hidden="true">
      <svg viewBox={`0 0 ${SECTIONS} ${TRACKS.length}`} preserveAspectRatio="none" focusable="false">
        {shapes.map(({ building: slug, cells }) => (
          <path key={`${slug} ${cells.join()}`} class="settlement" d={outline(cells, INSET)} pathLength="1" />
        ))}
        {preview.length > 0 && <path class="settlement preview" d={outline(preview, INSET)} />}
      </svg>
      {shapes.map(({ building: slug, cells: [first = "WA1"] }) => (
        <b
          key={`${slug} ${first}`}
          style={{
            left: `${((Number(first.slice(2)) - 1) / SECTIONS) * 100}%`,
            top: `${(TRACKS.findIndex((_, row) => first.startsWith(cellName(row, 0).slice(0, 2))) / TRACKS.length) * 100}%`,
          }}
        >
          {letter(slug)}
        </b>
      ))}
    </div>
  );
}

function ScoreBox({ n, name, icon, class: more }: { n: number; name: string; icon?: string; class?: string }) {
  return (
    <span class={cx("box", more)} role="img" aria-label={t("roll-box", { name, n })} title={name}>
      {icon && <Icon name={icon} />}
      <b class="nums">{n}</b>
    </span>
  );
}

export function Empire({ player, own }: { player: Sheets; own: boolean }) {
  const scene = useScene();
  const { view, info, printed, asked } = scene;
  const done = crossed(player, printed);
  const fresh = useFresh(done, player.seat);
  const worth = boxes(player, printed);
  const settling = own && asked === "settlements";
  const advanced = view.mode !== "basic";
  const shapes = advanced ? onSheet(scene.settled, player.seat, player.marked) : [];
  const pointed = scene.placements.find(({ offer }) => offer === scene.pointed);
  const preview = settling ? ((pointed ?? scene.place)?.cells ?? []) : [];
  const bridges = player.tracks.bridges ?? 0;
  return (
    <section
      class={cx("sheet empire-sheet", `f-seat-${player.seat}`, settling && "is-settling")}
      aria-label={t("roll-empire-of", { name: nameOf(info, player.seat) })}
      data-player={player.seat}
    >
      <Rounds round={view.round} rounds={view.rounds} over={view.phase === "end"} />
      {TRACKS.map((track, row) => {
        const progress = player.tracks[track] ?? 0;
        const name = named(`track-${track}`);
        const said = t("roll-track", { track: name, n: progress, points: worth.tracks[track] });
        return (
          <div key={track} class={cx("track-row", `c-${HUES[track]}`)} style={{ gridRow: row + 1 }}>
            <div class="track-name" aria-hidden="true">
              <span class="tex" />
              <span class="disc">
                <Icon name={`t-${track}`} />
              </span>
              <span class="n">{name}</span>
            </div>
            <Group class="sections" aria-label={said}>
              {(printed.tracks[track] ?? []).map((section, at) =>
                settling ?
                  <SettleCell key={at} row={row} column={at} done={at < progress} worth={section.value} />
                : <SectionCell
                    key={at}
                    track={track}
                    at={at}
                    section={section}
                    player={player}
                    own={own}
                    done={done}
                    fresh={fresh}
                  />,
              )}
            </Group>
            <ScoreBox n={worth.tracks[track]} name={name} />
          </div>
        );
      })}
      <Outlines shapes={shapes} player={player} preview={preview} />
      <div class="fields-name" aria-hidden="true">
        <Icon name="favor-crops" />
        {t("roll-fields")}
      </div>
      <Group class="fields" aria-label={t("roll-fields")}>
        {printed.fields.map((areas, at) => {
          const field = FIELDS[at] ?? "";
          const opens = SPANS.slice(0, at + 1).reduce((sum, n) => sum + n, 0);
          const reached = bridges >= opens;
          return (
            <div key={field} class={cx("land", reached && "is-reached")} role="group" aria-label={t("roll-field", { field, reached: reached ? "yes" : "no" })}>
              <span class="bridge-to" aria-hidden="true">
                <Icon name="t-bridges" />
                <b>{field}</b>
                {!reached && <Icon name="lock" class="lock" />}
              </span>
              <span class="crop">
                {areas.map((area) => (
                  <Area
                    key={area.name}
                    class="harvest"
                    place={`harvest/${area.name}`}
                    goods={area.goods}
                    label={t("roll-harvest-area", { area: area.name, goods: inWords(area.goods) })}
                    crossed={done.has(`harvest/${area.name}`)}
                    fresh={fresh.has(`harvest/${area.name}`)}
                    far={!reached}
                    own={own}
                  />
                ))}
              </span>
            </div>
          );
        })}
      </Group>
      <div class="boxes">
        {advanced && <ScoreBox n={worth.settlements} name={t("roll-box-settlements")} icon="settle" />}
        <ScoreBox n={worth.earned} name={t("roll-box-earned")} icon="star" class="wide" />
        <ScoreBox n={worth.total} name={t("roll-box-total")} icon="vp" class="total" />
      </div>
    </section>
  );
}

/** The name of a building by its slug. */
export const buildingName = (slug: string): string => building(slug)?.name ?? slug;
