/** An empire in full size: the faction board with its deals at the left, three rows that grow to the right, piles at the end. */
import { entries, inWords } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { face, faction } from "../../../lib/library";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Location, Player, Row } from "../../../wire";
import { Built } from "./Built";
import { Deals, Foundations } from "./Deals";
import { EraLine, Lands } from "./Lands";
import { Piles } from "./Piles";
import { split } from "./part";
import { LostPlaces, useGone } from "./Lost";
import { Group } from "../../../table/keys";
import { useScene } from "./scene";
import { nameOf } from "../../../table/names";

export const ROWS: readonly Row[] = ["production", "feature", "action"];

/** A row's locations in the order in which they were built: what is new stands at the end, so that nothing else moves. */
export const inRow = (empire: readonly Location[], row: Row): Location[] => empire.filter((at) => at.row === row);

/** At a desk a row has so many columns, which never change: one more card moves none of them sideways. Full lines go on in another. */
const COLUMNS: Readonly<Record<Row, number>> = { production: 9, feature: 8, action: 9 };
const linesOf = (row: Row, n: number): number => Math.max(1, Math.ceil(n / COLUMNS[row]));

/** So many cards lie side by side on a tablet; what is more goes on in a second line. */
const ACROSS = 5;
const lines = (built: readonly Location[], foundations: number): number =>
  ROWS.map((row) => inRow(built, row).length + Number(row === "feature" && foundations > 0))
    .reduce((sum, n) => sum + Math.max(1, Math.ceil(n / ACROSS)), 0);

export function Empire({ player }: { player: Player }) {
  const { info, seat, size } = useScene();
  const own = player.seat === seat;
  const { lands, built } = split(player.empire, face);
  const besides = lands.length + (player.part?.inventions.length ?? 0) > 0;
  const label = own ? t("table-empire-own") : t("table-empire-of", { name: nameOf(info, player.seat) });
  return (
    <section
      class={cx("empire", !own && "of-rival", besides && "has-lands")}
      aria-label={label}
      data-player={own ? player.seat : undefined}
    >
      {size === "phone" ?
        <Tiles player={player} built={built} />
      : <Lanes player={player} built={built} />}
    </section>
  );
}

interface RowsProps {
  player: Player;
  /** Its locations without the Provinces. */
  built: readonly Location[];
}

function Lanes({ player, built }: RowsProps) {
  return (
    <>
      <Plate player={player} />
      <Lands player={player} />
      <div class="lanes" style={{ "--lines": lines(built, player.foundations.length) }}>
        {ROWS.map((row) => (
          <LaneRow key={row} player={player} built={built} row={row} />
        ))}
      </div>
      <Piles player={player} />
    </>
  );
}

function LaneRow({ player, built, row }: RowsProps & { row: Row }) {
  const there = inRow(built, row);
  const lines = linesOf(row, there.length + useGone(player.seat, row).length);
  return (
    <div class={cx("lane-row", `is-${row}`)}>
      <Icon name={`k-${row}`} class="lab" label={t(`table-row-${row}`)} />
      <Group class={cx("lane", lines === 2 && "is-two", lines > 2 && "is-deep")} style={{ "--columns": COLUMNS[row], "--deep": lines }} aria-label={t(`table-row-${row}`)}>
        {there.map((location) => (
          <Built key={location.card} at={location} holder={player.seat} />
        ))}
        <LostPlaces seat={player.seat} row={row} />
      </Group>
      {row === "feature" && player.foundations.length > 0 && <Foundations player={player} />}
    </div>
  );
}

/** The faction board. */
function Plate({ player }: { player: Player }) {
  const { info, seat, view } = useScene();
  const board = faction(player.faction);
  const own = player.seat === seat;
  const name = nameOf(info, player.seat);
  const { defense, ...others } = board?.goods ?? {};
  const goods = view.virtual ? others : { ...others, defense }; // nobody razes who plays alone (SOLO-8)
  return (
    <div class={cx("plate", `f-${player.faction}`)}>
      <Emblem of={player.faction} />
      <h2>{board?.name}</h2>
      <p class="you">
        <b class="nums" data-good="vp">
          <Icon name="vp" label={t("table-score")} />
          {player.score}
        </b>
        <span>{own ? t("table-you") : name}</span>
      </p>
        {board && (
          <dl>
            <div>
              <dt>{t("table-each-round")}</dt>
              <dd class="gives">
                {entries(goods).map(([good, n]) => (
                  <span key={good} aria-hidden="true">
                    {n}
                    <Icon name={good} />
                  </span>
                ))}
                <span class="vh">{inWords(goods)}</span>
              </dd>
            </div>
            {board.keeps.length > 0 && (
              <div>
                <dt>{t("table-keeps")}</dt>
                <dd class="gives">
                  {board.keeps.map((good) => (
                    <Icon key={good} name={good} label={t(`table-all-${good}`)} />
                  ))}
                </dd>
              </div>
            )}
          </dl>
        )}
      {player.part && <EraLine part={player.part} />}
      <Deals player={player} />
    </div>
  );
}

/** The empire on a phone: four small cards in a row. */
function Tiles({ player, built }: RowsProps) {
  return (
    <>
      {ROWS.map((row) => {
        const founded = row === "feature" && player.foundations.length > 0;
        return (
          <div key={row} class="tilerow">
            <span class="lab">
              <Icon name={`k-${row}`} label={t(`table-row-${row}`)} />
            </span>
            <Group class="tiles" aria-label={t(`table-row-${row}`)}>
              {inRow(built, row).map((location) => (
                <Built key={location.card} at={location} holder={player.seat} small />
              ))}
              <LostPlaces seat={player.seat} row={row} small />
              {founded && <Foundations player={player} small />}
            </Group>
          </div>
        );
      })}
      <Lands player={player} />
      {player.part && <EraLine part={player.part} />}
      <div class={cx("tray", `f-${player.faction}`)}>
        <Deals player={player} />
        <Piles player={player} />
      </div>
    </>
  );
}
