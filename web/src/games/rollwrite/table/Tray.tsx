/** What lies beside the sheets: the dice of this round, and the favor tokens with whoever has them. */
import { t } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import { villages } from "../../../lib/villages";
import { nameOf } from "../../../table/names";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import type { Favor } from "../../../wire";
import { usePlace } from "./Area";
import { playerAt, useScene } from "./scene";

/** A favor token in words. */
export const favor = (token: string) => villages.value?.favors[token as Favor];
export const favorName = (token: Favor): string => favor(token)?.name ?? token;

const WORKER = 3;

function Die({ at, face, worker }: { at: number; face: string; worker: number | null }) {
  const scene = useScene();
  const picked = scene.dice.includes(at);
  const can = scene.asked === "reroll" && scene.offers.some(({ verb, text }) => verb === "reroll" && dieIn(text, at));
  const label =
    worker === null ? t("roll-die", { n: at + 1, face: t(`common-good-${face}`) }) : t("roll-worker-die", { n: worker });
  const inside = (
    <>
      <Icon name={face} />
      {worker !== null && <b class="nums">{worker}</b>}
      {picked && <Icon name="replay" class="again" />}
    </>
  );
  const look = cx("die", worker !== null && "worker", picked && "is-picked", can && "is-can");
  if (scene.asked !== "reroll")
    return (
      <span key={`${scene.view.round} ${face} ${worker}`} class={look} role="img" aria-label={label}>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      class={look}
      aria-label={label}
      aria-pressed={can ? picked : undefined}
      data-can={can ? true : undefined}
      data-place="dice"
      data-die={at}
      onClick={(event) => (can ? scene.pickDie(at) : scene.press("dice", event.currentTarget))}
    >
      {inside}
    </button>
  );
}

/** Whether a reroll, in notation, is of this die. */
const dieIn = (text: string, die: number): boolean =>
  (/^reroll (.*) with/.exec(text)?.[1] ?? "").split(" ").includes(die === WORKER ? "worker" : String(die + 1));

/** The dice of whoever's sheets lie large: after rerolls everybody has dice of their own. */
export function DiceRow() {
  const { view, large } = useScene();
  const dice = view.phase === "favor" ? view.dice : (playerAt(view, large)?.dice ?? view.dice);
  return (
    <div class="dice" role="group" aria-label={t("roll-dice")}>
      {dice.resources.map((face, at) => (
        <Die key={`${view.round} ${at} ${face}`} at={at} face={face} worker={null} />
      ))}
      <Die key={`${view.round} ${dice.worker}`} at={WORKER} face="worker" worker={dice.worker} />
    </div>
  );
}

function Token({ token }: { token: Favor }) {
  const scene = useScene();
  const { view, info, seat, printed } = scene;
  const holder = view.players.find((player) => player.token === token);
  const mine = scene.plays && holder !== undefined && holder.seat === seat;
  const place = mine && view.phase !== "favor" ? "favor" : `token/${token}`;
  const spot = usePlace(place, scene.plays);
  const about = printed.favors[token];
  const choosing = view.phase === "favor";
  const used = holder?.favor_used === true && !choosing;
  const key = String(view.tokens.indexOf(token) + 1);
  const state =
    used && !mine ? t("roll-favor-used-by", { name: nameOf(info, holder.seat) })
    : used ? t("roll-favor-used")
    : mine ? t("roll-favor-yours")
    : holder ? t("roll-favor-of", { name: nameOf(info, holder.seat) })
    : "";
  const inside = (
    <>
      <span class="medal">
        <Icon name={`favor-${token}`} />
        {holder && <Emblem of={`seat-${holder.seat}`} />}
      </span>
      <span class="favor-says">
        <b>{about?.name}</b>
        {state && <small>{state}</small>}
        <span class="text">
          <Words text={about?.text ?? ""} />
        </span>
      </span>
      {spot.can && (
        <b class="tab">
          {t(choosing ? "roll-take" : "roll-use")}
          {choosing && scene.size === "desk" && ` ${key}`}
        </b>
      )}
    </>
  );
  const look = cx("token", holder && `is-taken f-seat-${holder.seat}`, mine && "is-mine", used && "is-used", spot.can && "is-can", spot.sent && "is-sent");
  const active = scene.plays && (view.phase === "favor" || (mine && view.phase === "develop"));
  if (!active) return <span class={look}>{inside}</span>;
  return (
    <button
      type="button"
      class={look}
      aria-label={[about?.name, plain(about?.text ?? ""), state].filter(Boolean).join(". ")}
      aria-keyshortcuts={choosing ? key : undefined}
      {...spot.on}
    >
      {inside}
    </button>
  );
}

export function Tokens() {
  const { view } = useScene();
  return (
    <ul class="tokens" aria-label={t("roll-tokens")}>
      {view.tokens.map((token) => (
        <li key={token}>
          <Token token={token} />
        </li>
      ))}
    </ul>
  );
}
