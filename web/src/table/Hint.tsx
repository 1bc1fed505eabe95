/** "What would you do?" where only bots play along: the move, and reasons that were measured in the position. */
import { useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { Button } from "../ui/Button";
import { Words } from "../ui/Words";
import type { Hint as Told, Offer, TableInfo } from "../wire";
import { reasons } from "./reasoning";

/** Whether hints are given: nobody else plays along, nor may come back. */
export const givesHints = ({ seats, status }: TableInfo, seat: number | null): boolean =>
  seat !== null && status === "running" && seats.every(({ bot, left }, at) => at === seat || (!!bot && !left));

interface HintProps {
  connection: Connection;
  offers: readonly Offer[];
  make(offer: Offer): void;
  /** Pick up what the hint is about, so that the next step is at hand; whether there is such a thing. */
  show(offer: Offer): boolean;
}

export function Hint({ connection, offers, make, show }: HintProps) {
  const [answer, setAnswer] = useState<{ told: Told; stamp: number } | null>(null);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const stamp = connection.seen.value?.stamp ?? 0;
  const current = answer?.stamp === stamp ? answer.told : null; // what others do may leave it as good as it was
  const offer = offers.find((one) => one.text === current?.text);
  const wanted = useRef(0);
  const tell = (found: Told | null, at: number, first: string | undefined): void => {
    setAsking(false);
    if (found === null && first !== undefined) {
      setAnswer((said) => said && { ...said, told: { ...said.told, more: false } }); // what was said first still holds
      return;
    }
    setAnswer(found && { told: found, stamp: at });
    if (found === null) return announce(t("hint-none"));
    if (found.text !== first) {
      const meant = offers.find((one) => one.text === found.text);
      setShown(meant !== undefined && show(meant));
    }
    if (!found.more) announce([t("hint-would", { move: found.label }), ...reasons(found)].join(" "));
  };
  const ask = (): void => {
    setAsking(true);
    const asked = ++wanted.current;
    const at = connection.seen.value?.stamp ?? 0;
    let first: string | undefined;
    connection.hint((found) => {
      if (asked !== wanted.current) return setAsking(false);
      if ((connection.seen.value?.stamp ?? 0) !== at) return first === undefined ? ask() : setAsking(false); // moved on: once more
      tell(found, at, first);
      first = found?.text ?? first;
    });
  };
  const close = (): void => {
    wanted.current += 1;
    setAnswer(null);
  };
  if (current === null || offer === undefined) {
    return (
      <Button class="hint-call" kind="quiet" icon="help" disabled={offers.length === 0} aria-busy={asking} onClick={ask}>
        {t("hint-ask")}
      </Button>
    );
  }
  return (
    <aside class="hint panel" aria-label={t("hint-title")} aria-busy={current.more}>
      <b>{t("hint-would", { move: current.label })}</b>
      <ul>
        {reasons(current).map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
        {current.more && <li>{t("hint-looking")}</li>}
      </ul>
      {!shown && <Button onClick={() => make(offer)}>{t("hint-do")}</Button>}
      <Button kind="quiet" icon="close" aria-label={t("hint-close")} onClick={close} />
    </aside>
  );
}
