/** The clock of a seat, running between views. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import { useFrame } from "./frame";
import { left, shown } from "./time";

/** So many seconds before the end it warns. */
const LATE = 15;

function written(seconds: number): string {
  const found = shown(seconds);
  return "text" in found ? found.text : t("table-clock-days", found);
}

export function SeatClock({ seat }: { seat: number }) {
  const { clocks, clocksAt } = useFrame();
  const time = clocks[seat];
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!time?.runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [time]);
  if (time === undefined) return null;
  const { move, reserve } = left(time, Math.max(0, now - clocksAt) / 1000);
  const late = time.runs && move + reserve < LATE;
  return (
    <span
      class={cx("clock nums", late && "late", !time.runs && "rests")}
      role="timer"
      aria-label={t("table-clock", { time: written(move + reserve) })}
    >
      <Icon name="clock" />
      <span aria-hidden="true">
        {written(move > 0 ? move : reserve)}
        {move > 0 && reserve > 0 && <small> +{written(reserve)}</small>}
      </span>
    </span>
  );
}
