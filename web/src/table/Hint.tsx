/** "What would you do?" where only bots play along: the move, and reasons that are true of the position. */
import { useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { Button } from "../ui/Button";
import { Words } from "../ui/Words";
import type { Hint as Told, Offer, TableInfo } from "../wire";
import { reasons } from "./reasoning";
import { nameOf } from "./names";

/** Whether hints are given: nobody else plays along, nor may come back. */
export const givesHints = ({ seats, status }: TableInfo, seat: number | null): boolean =>
  seat !== null && status === "running" && seats.every(({ bot, left }, at) => at === seat || (!!bot && !left));

interface HintProps {
  connection: Connection;
  info: TableInfo;
  offers: readonly Offer[];
  make(offer: Offer): void;
  /** Pick up what the hint is about, so that the next step is at hand; whether there is such a thing. */
  show(offer: Offer): boolean;
}

export function Hint({ connection, info, offers, make, show }: HintProps) {
  const [answer, setAnswer] = useState<{ told: Told; stamp: number } | null>(null);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const stamp = connection.seen.value?.stamp ?? 0;
  const current = answer?.stamp === stamp ? answer.told : null; // what others do may leave it as good as it was
  const offer = offers.find((one) => one.text === current?.why.text);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const found = await connection.hint();
    setAsking(false);
    setAnswer(found && { told: found, stamp });
    if (found === null) return announce(t("hint-none"));
    const meant = offers.find((one) => one.text === found.why.text);
    setShown(meant !== undefined && show(meant));
    const lines = reasons(found, (seat) => nameOf(info, seat));
    announce([t("hint-would", { move: found.label }), ...lines].join(" "));
  };
  if (current === null || offer === undefined) {
    return (
      <Button class="hint-call" kind="quiet" icon="help" disabled={offers.length === 0} aria-busy={asking} onClick={() => void ask()}>
        {t("hint-ask")}
      </Button>
    );
  }
  return (
    <aside class="hint panel" aria-label={t("hint-title")}>
      <b>{t("hint-would", { move: current.label })}</b>
      <ul>
        {reasons(current, (seat) => nameOf(info, seat)).map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
      </ul>
      {!shown && <Button onClick={() => make(offer)}>{t("hint-do")}</Button>}
      <Button kind="quiet" icon="close" aria-label={t("hint-close")} onClick={() => setAnswer(null)} />
    </aside>
  );
}
