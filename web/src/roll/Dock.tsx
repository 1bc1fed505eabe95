/** The bar of the roll & write game: pool, actions, favor, and the step that comes next. */
import { listed } from "../lib/goods";
import { t } from "../lib/i18n";
import { Bar, type DockProps } from "../table/Bar";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import type { Sheets } from "../wire";
import { nameOf } from "../table/scene";
import { counted, iconOf } from "./Change";
import { usePlace } from "./Area";
import { type Change, type Kind, RESOURCES, changeOf } from "./places";
import { favorName } from "./Tray";
import { type Scene, ending, finish, nextStep, playerAt, useScene } from "./scene";

function Amount({ kind, n, by }: { kind: Kind; n: number; by: number }) {
  return (
    <li class={cx(kind, n === 0 && by === 0 && "zero", by < 0 && "paying", by > 0 && "gaining")}>
      <Icon name={iconOf(kind)} />
      <b class="nums" aria-hidden="true">
        {n}
      </b>
      {by !== 0 && (
        <span class={cx("by nums", by < 0 ? "pay" : "gain")} aria-hidden="true">
          {by < 0 ? "−" : "+"}
          {Math.abs(by)}
        </span>
      )}
      <span class="vh">
        {counted(kind, n)}
        {by !== 0 && ` (${t(by < 0 ? "table-loses" : "table-gains", { what: counted(kind, Math.abs(by)) })})`}
      </span>
    </li>
  );
}

/** The token that a player holds, and whether it is used. */
function HeldToken({ player }: { player: Sheets }) {
  const scene = useScene();
  const own = scene.plays && player.seat === scene.seat;
  const spot = usePlace("favor", own);
  if (player.token === null) return null;
  const used = player.favor_used && scene.view.phase !== "favor";
  const label = `${t("roll-favor")}: ${favorName(player.token)}. ${t(used ? "roll-favor-is-used" : "roll-favor-unused")}`;
  const look = cx("held", used && "is-used", spot.can && "is-can");
  const inside = (
    <>
      <Icon name={`favor-${player.token}`} />
      <span aria-hidden="true">{t(used ? "roll-favor-is-used" : "roll-favor-unused")}</span>
    </>
  );
  return (
    <li class="favor">
      {own && scene.view.phase === "develop" ?
        <button type="button" data-aside class={look} aria-label={label} title={favorName(player.token)} {...spot.on} data-can={undefined}>
          {inside}
        </button>
      : <span class={look} role="img" aria-label={label} title={favorName(player.token)}>
          {inside}
        </span>
      }
    </li>
  );
}

/** What a player has this round: resources, actions, the favor. */
export function Pool({ player, change }: { player: Sheets; change: Change }) {
  return (
    <ul class="purse pool" aria-label={t("roll-pool")}>
      {RESOURCES.map((good) => (
        <Amount key={good} kind={good} n={player.pool[good] ?? 0} by={change[good] ?? 0} />
      ))}
      <Amount kind="actions" n={player.actions} by={change.actions ?? 0} />
      <HeldToken player={player} />
    </ul>
  );
}

/** The same in a line, of a player who is looked at. */
export function PoolLine({ player }: { player: Sheets }) {
  const kinds = [...RESOURCES, "actions"] as const;
  const has = (kind: (typeof kinds)[number]): number => (kind === "actions" ? player.actions : (player.pool[kind] ?? 0));
  return (
    <span class="pool-line goods" role="img" aria-label={kinds.map((kind) => counted(kind, has(kind))).join(", ")}>
      {kinds.map((kind) => (
        <span key={kind} class={cx("good nums", has(kind) === 0 && "zero")}>
          <Icon name={iconOf(kind)} />
          {has(kind)}
        </span>
      ))}
    </span>
  );
}

/** What the pool would change by: the move pointed at. */
export const changing = (scene: Scene): Change => changeOf(scene.pointed);

function whyWait({ view, info, seat }: Scene): string {
  const others = view.turn.filter((at) => at !== seat).map((at) => nameOf(info, at));
  if (others.length === 0) return t("table-not-now");
  const ready = view.phase === "develop" && playerAt(view, seat)?.ready;
  return t(ready ? "roll-ready-wait-for" : "roll-wait-for", { names: listed(others), n: others.length });
}

/** The next step: place the settlement, roll again, or end one's part of the phase. */
function Step({ scene }: { scene: Scene }) {
  const step = nextStep(scene);
  const end = ending(scene);
  const hint = scene.size === "phone" ? undefined : "E";
  const name =
    end?.verb === "keep" ? "roll-keep"
    : end?.verb === "skip" ? "roll-skip"
    : "roll-be-ready";
  const only = scene.offers.length === 1;
  return (
    <>
      {step && (
        <Button kind="primary" class="big act-step" hint={scene.size === "phone" ? undefined : "↵"} onClick={() => scene.make(step)}>
          {scene.asked === "reroll" ? t("roll-reroll-n", { n: scene.dice.length }) : t("roll-settle-here")}
        </Button>
      )}
      {scene.asked !== "favor" && (
        <Button
          class="big act-end"
          kind={
            scene.unsure ? "give"
            : only && !step ? "primary"
            : undefined
          }
          hint={hint}
          refused={end ? undefined : whyWait(scene)}
          onClick={() => finish(scene)}
        >
          {t(scene.unsure ? "roll-unsure-yes" : name)}
        </Button>
      )}
    </>
  );
}

export function Dock(props: DockProps) {
  const scene = useScene();
  const own = playerAt(scene.view, scene.seat);
  return (
    <Bar {...props} purse={own && <Pool player={own} change={changing(scene)} />}>
      <Step scene={scene} />
    </Bar>
  );
}
