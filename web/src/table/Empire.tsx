/** An empire in full size: three lanes around the faction board, deals on its edge, piles beside it. */
import { entries, inWords } from "../lib/goods";
import { t } from "../lib/i18n";
import { face, faction } from "../lib/library";
import { Emblem } from "../ui/Emblem";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import type { Card, Location, Player, Row } from "../wire";
import { Built } from "./Built";
import { Deals, Foundations } from "./Deals";
import { Piles } from "./Piles";
import { Group } from "./keys";
import { nameOf, useScene } from "./scene";

export const ROWS: readonly Row[] = ["production", "feature", "action"];

const isFaction = (card: Card): boolean => (face(card)?.faction ?? "common") !== "common";

/** Faction cards grow to the left of the board, common ones to its right. */
export function lanes(empire: readonly Location[], row: Row): { left: Location[]; right: Location[] } {
  const there = empire.filter((at) => at.row === row);
  return { left: there.filter((at) => isFaction(at.card)).reverse(), right: there.filter((at) => !isFaction(at.card)) };
}

const CARD = 108;

/** The board stands where both sides have room for their longest lane. */
function columns(player: Player, narrow: boolean): string {
  const longest = (side: "left" | "right"): number => Math.max(...ROWS.map((row) => lanes(player.empire, row)[side].length));
  const left = Math.min(6, Math.max(2, longest("left"))) * CARD + (narrow ? 26 : 78);
  const right =
    Math.min(7, Math.max(narrow ? 1 : 2, longest("right") + Number(player.foundations.length > 0))) * CARD + (narrow ? 66 : 92);
  return `minmax(0, ${left}fr) ${narrow ? 168 : 200}px minmax(0, ${right}fr)`;
}

export function Empire({ player }: { player: Player }) {
  const { info, seat, size } = useScene();
  const own = player.seat === seat;
  const label = own ? t("table-empire-own") : t("table-empire-of", { name: nameOf(info, player.seat) });
  return (
    <section
      class={cx("empire", !own && "of-rival")}
      aria-label={label}
      data-player={own ? player.seat : undefined}
      style={size === "phone" ? undefined : { gridTemplateColumns: columns(player, size === "tablet") }}
    >
      {size === "phone" ?
        <Tiles player={player} />
      : <Lanes player={player} />}
    </section>
  );
}

function Lanes({ player }: { player: Player }) {
  return (
    <>
      <div class="labs" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} class="lab">
            <Icon name={`k-${row}`} />
            {t(`table-row-${row}`)}
          </span>
        ))}
      </div>
      {ROWS.map((row, at) => {
        const { left, right } = lanes(player.empire, row);
        const founded = row === "feature" && player.foundations.length > 0;
        const line = { gridRow: at + 1 };
        return (
          <>
            <Group
              key={`${row}-left`}
              class="lane left"
              style={{ ...line, "--n": left.length }}
              aria-label={t("table-lane-faction", { row: t(`table-row-${row}`) })}
            >
              {left.map((location) => (
                <Built key={location.card} at={location} holder={player.seat} />
              ))}
            </Group>
            <Group
              key={`${row}-right`}
              class="lane right"
              style={{ ...line, "--n": right.length + Number(founded) }}
              aria-label={t("table-lane-common", { row: t(`table-row-${row}`) })}
            >
              {right.map((location) => (
                <Built key={location.card} at={location} holder={player.seat} />
              ))}
              {founded && <Foundations player={player} />}
            </Group>
          </>
        );
      })}
      <Plate player={player} />
      <Piles player={player} />
    </>
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
    <div class={cx("board", `f-${player.faction}`)}>
      <Deals player={player} />
      <div class="plate">
        <Emblem of={player.faction} class="xl" />
        <h2>{board?.name}</h2>
        <p class="you">
          <b class="nums" data-good="vp">
            <Icon name="vp" label={t("table-score")} />
            {player.score}
          </b>
          <span>{own ? t("table-you-are", { name }) : name}</span>
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
      </div>
    </div>
  );
}

/** The empire on a phone: four small cards in a row. */
function Tiles({ player }: { player: Player }) {
  return (
    <>
      {ROWS.map((row) => {
        const { left, right } = lanes(player.empire, row);
        const all = [...left, ...right];
        const founded = row === "feature" && player.foundations.length > 0;
        return (
          <div key={row} class="tilerow">
            <span class="lab">
              <Icon name={`k-${row}`} label={t(`table-row-${row}`)} />
            </span>
            <Group class="tiles" aria-label={t(`table-row-${row}`)}>
              {all.map((location) => (
                <Built key={location.card} at={location} holder={player.seat} small />
              ))}
              {founded && <Foundations player={player} small />}
            </Group>
          </div>
        );
      })}
      <div class={cx("tray", `f-${player.faction}`)}>
        <Deals player={player} />
        <Piles player={player} />
      </div>
    </>
  );
}
