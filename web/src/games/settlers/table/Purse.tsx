/** Goods of a player; the own ones with what the next step would change, and what a rival has taken. */
import type { Signal } from "@preact/signals";
import { counted } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { Blessing, blessingsInWords } from "../../../ui/Blessing";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import { endsTurns } from "../../../lib/settings";
import type { Good, Goods, Player } from "../../../wire";
import { purseOf } from "./choices";
import { flying } from "./flights";
import { useFrame } from "../../../table/frame";
import { holdsTurn } from "../../../table/pace";
import { type Lost, flagText, useLost } from "../../../table/recap";
import { change, useScene } from "./scene";
import { nameOf } from "../../../table/names";

interface PurseProps {
  player: Pick<Player, "goods" | "blessings">;
  change: Goods;
  /** Whether a touched token holds the turn open after the action; absent where turns do not end by themselves. */
  hold?: Signal<boolean> | undefined;
  /** What rivals have stolen since the last turn: each good wears a flag. */
  stolen?: readonly Lost[];
}

/** Touch the token, and the turn stays open for it. */
function Hold({ on }: { on: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="hold"
      aria-pressed={on.value}
      aria-label={t("flow-hold")}
      title={t("flow-hold")}
      onClick={() => (on.value = !on.value)}
    />
  );
}

/** So many were stolen, by whom. */
function Stolen({ good, losses }: { good: Good; losses: readonly Lost[] }) {
  const { info } = useFrame();
  const n = losses.reduce((sum, { goods = {} }) => sum + (goods[good] ?? 0), 0);
  if (n === 0) return null;
  const text = [...new Set(losses.map((loss) => flagText(loss, (seat) => nameOf(info, seat))))].join(", ");
  return (
    <span class="flag lost-flag nums" title={text}>
      −{n} <span class="vh">{text}</span>
    </span>
  );
}

/** One's own goods at a table where one plays. */
export function OwnPurse() {
  const scene = useScene();
  const { seat, view, asked } = scene;
  const stolen = useLost().filter(({ how }) => how === "stolen");
  const own = seat === null ? undefined : view.players[seat];
  const holds = endsTurns.value && asked !== null && !view.acted;
  return own ? <Purse player={own} change={change(scene)} hold={holds ? holdsTurn : undefined} stolen={stolen} /> : null;
}

/** The blessing tokens of a player; nothing where there are none in the game. */
function Blessings({ of }: { of: readonly string[] | undefined }) {
  if (of === undefined) return null;
  return (
    <li data-good="blessing" class={cx("blessings", of.length === 0 && "zero")}>
      {of.length === 0 ? <Icon name="blessing" /> : of.map((colour) => <Blessing key={colour} of={colour} />)}
      <span class="vh">{blessingsInWords(of)}</span>
    </li>
  );
}

export function Purse({ player: { goods, blessings }, change: changes, hold, stolen = [] }: PurseProps) {
  const coming = flying.value;
  return (
    <ul class="purse" aria-label={t("table-purse")}>
      {purseOf(goods).map((good) => {
        const n = goods[good] ?? 0;
        const now = n - (coming[good] ?? 0);
        const by = changes[good] ?? 0;
        return (
          <li key={good} data-good={good} class={cx(now === 0 && by === 0 && "zero", by < 0 && "paying", by > 0 && "gaining")}>
            <Icon name={good} />
            <b class="nums" aria-hidden="true">
              {now}
            </b>
            {by !== 0 && (
              <span class={cx("by nums", by < 0 ? "pay" : "gain")} aria-hidden="true">
                {by < 0 ? "−" : "+"}
                {Math.abs(by)}
              </span>
            )}
            <span class="vh">
              {counted(good, n)}
              {by !== 0 && ` (${t(by < 0 ? "table-loses" : "table-gains", { what: counted(good, Math.abs(by)) })})`}
            </span>
            <Stolen good={good} losses={stolen.filter((loss) => loss.goods?.[good])} />
            {good === "defense" && n > 0 && hold && <Hold on={hold} />}
          </li>
        );
      })}
      <Blessings of={blessings} />
    </ul>
  );
}
