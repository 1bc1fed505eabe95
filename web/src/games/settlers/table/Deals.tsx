/** Deals under the edge of a faction board, and foundations: cards that have lost their face. */
import { counted, entries } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Deal, Good, Player } from "../../../wire";
import { tally } from "./choices";
import { Group } from "../../../table/keys";
import { useScene } from "./scene";
import { LostDeals, LostFlag } from "./Lost";
import { useLost } from "../../../table/recap";
import { useSpot } from "./spot";

export function Signed({ deal, holder }: { deal: Deal; holder: number }) {
  const { info } = useScene();
  const shown = face(deal.card);
  const spot = useSpot({ zone: "deals", holder, card: deal.card }, shown);
  const owner = deal.of === null ? "" : (info.seats[Number(deal.of)]?.name ?? t("table-virtual"));
  const label = t("table-deal-label", {
    good: t(`common-n-${deal.good}`, { n: 1 }),
    card: shown?.name ?? "",
    of: owner,
    route: owner ? "yes" : "no",
  });
  return (
    <button
      type="button"
      {...spot.on}
      class={cx("deal-slip", `shows-${spot.showing}`, spot.on.class)}
      aria-label={[label, spot.says].filter(Boolean).join(". ")}
    >
      <Icon name={deal.good} />
      {owner && <Icon name="link" class="route" />}
    </button>
  );
}

/** So many deals lie side by side on the board; of more each good is counted. */
export const ROOM = 6;

export function Deals({ player }: { player: Player }) {
  const { size } = useScene();
  const n = player.deals.length;
  const names = (good: Good): string =>
    player.deals.filter((deal) => deal.good === good).map(({ card }) => face(card)?.name ?? "").join(", ");
  return (
    <Group class={cx("deals", n === 0 && "is-empty")} aria-label={t("table-deals", { n })}>
      {n > 0 && <span class="cap">{t("table-deals-cap")}</span>}
      {n > ROOM && size !== "phone" ?
        entries(tally(player.deals.map(({ good }) => good))).map(([good, many]) => (
          <span key={good} class="deal-sum nums" role="img" aria-label={`${counted(good, many)}: ${names(good)}`} title={names(good)}>
            {many}
            <Icon name={good} />
          </span>
        ))
      : player.deals.map((deal) => <Signed key={deal.card} deal={deal} holder={player.seat} />)}
      <LostDeals seat={player.seat} />
    </Group>
  );
}

/** All foundations of a player lie in one place; where they differ, the question offers each by name. */
export function Foundations({ player, small = false }: { player: Player; small?: boolean }) {
  const oldest = player.foundations[0];
  const shown = oldest?.card == null ? undefined : face(oldest.card);
  const spot = useSpot({ zone: "foundations", holder: player.seat, card: oldest?.card ?? "" }, shown);
  const n = player.foundations.length;
  const razed = useLost().find(({ seat, foundation }) => foundation && seat === player.seat);
  const names = player.foundations.flatMap(({ card }) => (card === null ? [] : [face(card)?.name ?? ""]));
  const states = { idle: "", can: "is-ready", "may-lose": "is-candidate", picked: "is-chosen", lose: "is-chosen" };
  return (
    <button
      type="button"
      {...spot.on}
      class={cx("loc foundation", small && "sm", states[spot.showing], spot.on.class)}
      aria-label={[t("table-foundations", { n }), names.join(", "), spot.says].filter(Boolean).join(". ")}
    >
      <Icon name="foundation" />
      <b>
        {t("table-foundation")}
        {n > 1 && <span class="nums"> ×{n}</span>}
      </b>
      {spot.showing === "lose" && spot.verb !== null && <span class="flag">{t(`table-verb-${spot.verb}`)}</span>}
      {razed && <LostFlag loss={razed} />}
    </button>
  );
}
