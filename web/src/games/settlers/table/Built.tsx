/** A built location: in full size in the large empire, a chip in a rival's. */
import { t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { Chip } from "../../../ui/Chip";
import { Loc } from "../../../ui/Loc";
import { cx } from "../../../ui/cx";
import type { Location } from "../../../wire";
import { LostFlag } from "./Lost";
import { useLost } from "../../../table/recap";
import { useScene } from "./scene";
import { useSpot } from "./spot";

const STATES = { idle: undefined, can: "ready", "may-lose": "candidate", picked: "selected", lose: "chosen" } as const;

interface BuiltProps {
  at: Location;
  holder: number;
  small?: boolean;
  /** So many alike are shown as one. */
  times?: number;
}

/** Tokens can be placed nearly always: that is shown, but not loudly. */
const MINOR = new Set(["guard", "samurai", "place"]);

export function Built({ at, holder, small = false }: BuiltProps) {
  const { token } = useScene();
  const shown = face(at.card);
  const spot = useSpot({ zone: "empire", holder, card: at.card }, shown);
  if (shown === undefined) return <span class={cx("loc", small && "sm")} data-card={at.card} />;
  const minor = token === null && spot.showing === "can" && spot.verb !== null && MINOR.has(spot.verb);
  const blocked = useLost().find(({ how, seat, card }) => how === "blocked" && seat === holder && card === at.card);
  const chosen = spot.showing === "picked" || spot.showing === "lose";
  return (
    <Loc
      face={shown}
      at={at}
      small={small}
      state={minor ? undefined : STATES[spot.showing]}
      {...(blocked && { flag: <LostFlag loss={blocked} /> })}
      {...(chosen && spot.verb !== null && { flag: t(`table-verb-${spot.verb}`) })}
      says={spot.says}
      {...spot.on}
      class={cx(spot.on.class, minor && "is-minor")}
    />
  );
}

export function BuiltChip({ at, holder, times = 1 }: BuiltProps) {
  const shown = face(at.card);
  const spot = useSpot({ zone: "empire", holder, card: at.card }, shown);
  if (shown === undefined) return <span class="chip" data-card={at.card} />;
  return <Chip face={shown} at={at} state={STATES[spot.showing]} says={spot.says} times={times} {...spot.on} />;
}
