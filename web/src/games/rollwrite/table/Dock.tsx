/** The bar of the roll & write game: pool, actions, favor, and the step that comes next. */
import { listed, t, tagged } from "../../../lib/i18n";
import { Bar, type DockProps } from "../../../table/Bar";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Sheets } from "../../../wire";
import { nameOf } from "../../../table/names";
import { questionOf } from "./Ask";
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
  return tagged(ready ? "roll-ready-wait-for" : "roll-wait-for", { names: listed(others), n: others.length });
}

/** The place of the next step: the settlement, the dice to roll again, being ready anyway; or what to do first. */
function StepPlace({ scene }: { scene: Scene }) {
  const step = nextStep(scene);
  if (!step) {
    return (
      <Button class="big step-none" refused={scene.asked === null ? whyWait(scene) : questionOf(scene)}>
        <span class="lb">{t(`roll-step-${scene.asked ?? "wait"}`)}</span>
      </Button>
    );
  }
  const label =
    scene.unsure ? t("roll-unsure-yes")
    : scene.asked === "reroll" ? t("roll-reroll-n", { n: scene.dice.length })
    : t("roll-settle-here");
  return (
    <Button kind={scene.unsure ? "give" : "primary"} class="big act-step" hint="↵" onClick={() => scene.make(step, undefined, scene.unsure)}>
      <span class="lb">{label}</span>
    </Button>
  );
}

/** The place of the end of one's part of the phase. */
function EndPlace({ scene }: { scene: Scene }) {
  const end = ending(scene);
  const name =
    scene.unsure ? "roll-unsure-no"
    : end?.verb === "keep" ? "roll-keep"
    : end?.verb === "skip" ? "roll-skip"
    : "roll-be-ready";
  const why = scene.asked === "favor" ? questionOf(scene) : whyWait(scene);
  return (
    <Button
      class="big act-end"
      kind={scene.offers.length === 1 && !nextStep(scene) ? "primary" : undefined}
      hint={scene.unsure ? "Esc" : "E"}
      refused={end ? undefined : why}
      onClick={() => finish(scene)}
    >
      <span class="lb">{t(name)}</span>
    </Button>
  );
}

export function Dock(props: DockProps) {
  const scene = useScene();
  const own = playerAt(scene.view, scene.seat);
  return (
    <Bar {...props} purse={own && <Pool player={own} change={changing(scene)} />}>
      <StepPlace scene={scene} />
      <EndPlace scene={scene} />
    </Bar>
  );
}
