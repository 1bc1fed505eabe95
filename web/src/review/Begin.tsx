/** How a review comes about: at which depth, how far it is, what stopped it. */
import { useState } from "preact/hooks";
import { reason } from "../lib/api";
import { t } from "../lib/i18n";
import { Seg } from "../lobby/Seg";
import { useDoing } from "../lobby/doing";
import { Icon } from "../ui/Icon";
import type { Depth, ReviewState } from "../wire";
import { type Making, underWay } from "./making";

const DEPTHS: readonly Depth[] = ["quick", "usual", "deep"];

/** Depths that are closer than this one. */
export const closer = (depth: Depth): Depth[] => DEPTHS.slice(DEPTHS.indexOf(depth) + 1);

interface BeginProps {
  making: Making;
  state: ReviewState;
  /** Leads to what this is, where nothing else does. */
  explain?: () => void;
}

export function Begin({ making, state, explain }: BeginProps) {
  const doing = useDoing();
  const { status, done = 0, total = 0, why, depth: made = "usual" } = state;
  const kept = status !== "done" && done > 0;
  const offered = status === "done" ? closer(made) : DEPTHS;
  const [chosen, setChosen] = useState<Depth | null>(null);
  const depth = chosen ?? (kept ? made : status === "done" ? offered[0] : undefined) ?? "usual";
  const begin = () => doing.run(() => making.start(depth));
  if (status === "none" && why) return <p class="no-why">{why}</p>;
  if (underWay(state)) return <Running making={making} state={state} />;
  if (offered.length === 0) return null;
  return (
    <div class="rv-begin">
      {status === "failed" && <p class="no-why">{why}</p>}
      {kept && status === "none" && <p>{t("review-stopped", { done, total })}</p>}
      <Seg<Depth> label={t("review-depth")} value={depth} choices={offered.map((value) => ({ value, label: t(`review-depth-${value}`) }))} choose={setChosen} />
      <button type="button" class={status === "done" ? "btn" : "btn primary"} aria-disabled={doing.busy || undefined} onClick={begin}>
        <Icon name={status === "done" ? "zoom" : "play"} />
        {t(status === "done" ? "review-closer" : kept && depth === made ? "review-go-on" : "review-start")}
      </button>
      {explain && (
        <button type="button" class="btn quiet" onClick={explain}>
          <Icon name="help" />
          {t("review-how")}
        </button>
      )}
      <Failed making={making} />
    </div>
  );
}

function Running({ making, state }: Pick<BeginProps, "making" | "state">) {
  const doing = useDoing();
  const { status, done = 0, total = 0, seconds = 0 } = state;
  return (
    <div class="rv-begin rv-running">
      <label>
        <span>{status === "waiting" ? t("review-waiting") : t("review-progress", { done, total })}</span>
        <progress max={Math.max(1, total)} value={done} />
      </label>
      {seconds > 0 && <span class="note">{seconds < 90 ? t("review-seconds", { n: Math.max(1, Math.round(seconds)) }) : t("review-minutes", { n: Math.round(seconds / 60) })}</span>}
      <button type="button" class="btn" aria-disabled={doing.busy || undefined} onClick={() => doing.run(() => making.stop())}>
        <Icon name="close" />
        {t("review-stop")}
      </button>
      <Failed making={making} />
    </div>
  );
}

/** Why the last question was not answered. */
export function Failed({ making }: { making: Making }) {
  const failed = making.failed.value;
  return failed ? (
    <p class="no-why" role="alert">
      {reason(failed)}
    </p>
  ) : null;
}
