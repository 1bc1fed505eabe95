/** Where something was until a rival took it: the place wears a flag until one's next action. */
import { face } from "../../../lib/library";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Row } from "../../../wire";
import { type Lost, flagText, useLost } from "../../../table/recap";
import { useScene } from "./scene";
import { nameOf } from "../../../table/names";

export function LostFlag({ loss }: { loss: Lost }) {
  const { info } = useScene();
  return <span class="flag lost-flag">{flagText(loss, (seat) => nameOf(info, seat))}</span>;
}

const GONE = new Set(["razed", "discarded", "taken", "attacked"]);

/** What a player has lost from a row. */
export const useGone = (seat: number, row: Row): Lost[] =>
  useLost().filter((loss) => loss.seat === seat && loss.card != null && !loss.foundation && GONE.has(loss.how) && face(loss.card)?.kind === row);

/** The empty places in a row; a foundation carries the flag itself, as does a location that is only blocked. */
export function LostPlaces({ seat, row, small = false }: { seat: number; row: Row; small?: boolean }) {
  return (
    <>
      {useGone(seat, row).map((loss) => (
        <span key={loss.card} class={cx("loc lost-place", small && "sm")}>
          <b>{face(loss.card ?? "")?.name}</b>
          <LostFlag loss={loss} />
        </span>
      ))}
    </>
  );
}

/** Deals that were taken away. */
export function LostDeals({ seat }: { seat: number }) {
  const { info } = useScene();
  return (
    <>
      {useLost().flatMap((loss) => {
        const good = face(loss.card ?? "")?.deal;
        if (loss.seat !== seat || loss.how !== "undealt" || !good) return [];
        const text = flagText(loss, (who) => nameOf(info, who));
        return (
          <span key={loss.card} class="deal-slip lost-place" role="img" aria-label={text} title={text}>
            <Icon name={good} />
          </span>
        );
      })}
    </>
  );
}
