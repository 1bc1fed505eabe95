/** The Goals of a game, between rivals and empire: how far everybody is, what it brings. */
import { t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { plain } from "../../../lib/sentence";
import { Group } from "../../../table/keys";
import { nameOf } from "../../../table/names";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { peekProps } from "../../../ui/Peek";
import { cx } from "../../../ui/cx";
import type { Goal } from "../../../wire";
import { useScene } from "./scene";

/** Spaces of the track for whoever is first, and for whoever comes later (GOAL-13, GOAL-14). */
const FIRST = 3;
const LATER = 1;
/** So many boxes have room; more are a bar. */
const BOXES = 4;

function Progress({ goal, seat }: { goal: Goal; seat: number }) {
  const { view, info, seat: own } = useScene();
  const player = view.players[seat];
  const { has = 0, achieved = false } = goal.progress[seat] ?? {};
  if (player === undefined) return null;
  const shown = Math.min(has, goal.count);
  const who = seat === own ? t("table-you") : nameOf(info, seat);
  return (
    <span class={cx("gp", `f-${player.faction}`)} title={achieved ? t("table-goal-met", { name: who }) : t("table-goal-has", { name: who, n: has, of: goal.count })}>
      <Emblem of={player.faction} />
      {achieved ? <em><Icon name="check" /></em> : (
        <>
          {goal.count <= BOXES ?
            <span class="gdots">{Array.from({ length: goal.count }, (_, at) => <i key={at} class={at < shown ? "on" : undefined} />)}</span>
          : <span class="gbar"><i style={{ width: `${(100 * shown) / goal.count}%` }} /></span>}
          <b class="nums">{has}<small>/{goal.count}</small></b>
        </>
      )}
    </span>
  );
}

function GoalCard({ goal }: { goal: Goal }) {
  const scene = useScene();
  const { view, info, seat: own } = scene;
  const shown = face(goal.card);
  const answer = scene.asked?.kind === "goal" ? scene.offers.find(({ text }) => text === `choose ${shown?.slug}`) : undefined;
  const what = plain(shown?.abilities[0]?.text ?? "");
  const order = [...view.players.keys()].sort((a, b) => Number(b === own) - Number(a === own));
  const says = [
    `${shown?.name ?? ""}, ${t(`empire-track-${goal.category}`)}.`,
    what,
    t(goal.turned ? "table-goal-later" : "table-goal-first", { n: goal.turned ? LATER : FIRST }),
    ...order.map((seat) => {
      const { has = 0, achieved = false } = goal.progress[seat] ?? {};
      const name = seat === own ? t("table-you") : nameOf(info, seat);
      return achieved ? t("table-goal-met", { name }) : t("table-goal-has", { name, n: has, of: goal.count });
    }),
    answer && t("table-can", { verbs: t("table-verb-choose") }),
  ].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class={cx("goal", goal.turned && "is-turned", own !== null && goal.by.includes(own) && "is-met", answer && "is-playable")}
      aria-label={says}
      data-spot={`goal/${goal.card}`}
      {...(shown && peekProps(shown))}
      onClick={() => answer && scene.make(answer)}
    >
      <span class="gm"><Icon name={`tr-${goal.category}`} /></span>
      <b class="gname">{shown?.name}</b>
      <span class="gwhat">{shown?.asks}</span>
      <span class={cx("rew", goal.turned && "is-turned")}><b>+{goal.turned ? LATER : FIRST}</b> <small>{t(goal.turned ? "table-goal-turned" : "table-goal-open")}</small></span>
      <span class="gps">{order.map((seat) => <Progress key={seat} goal={goal} seat={seat} />)}</span>
    </button>
  );
}

export function Goals() {
  const { goals } = useScene().view;
  if (goals === undefined) return null;
  return (
    <Group class="goals" aria-label={t("table-goals")} data-goals>
      {goals.map((goal) => <GoalCard key={goal.card} goal={goal} />)}
    </Group>
  );
}
