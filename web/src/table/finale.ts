/** The end of a game that somebody has watched: the last move and the final scoring are seen before the result. */
import { useEffect, useRef, useState } from "preact/hooks";
import { still, tempo } from "../lib/settings";
import type { TableInfo } from "../wire";

/** In ms: the last move, a step of the counting, a look at the final points. */
const LAST_MOVE = 900;
const STEP = 130;
const LOOK = 2400;
const STEPS = 15;

export interface Finale {
  /** How much of the final scoring is counted in, from 0 to 1; null: there is nothing to wait for. */
  share: number | null;
  /** On to the result. */
  end(): void;
}

/** A game that was given up, `scored` being false, has nothing to count. */
export function useFinale(status: TableInfo["status"] | undefined, scored: boolean): Finale {
  const [step, setStep] = useState<number | null>(null);
  const last = useRef(status);
  // while drawing, so that not even one frame shows the result first
  if (last.current !== status) {
    if (last.current === "running" && status === "finished" && scored && !still()) setStep(0);
    last.current = status;
  }
  useEffect(() => {
    if (step === null) return;
    const pause = step === 0 ? LAST_MOVE : step < STEPS ? STEP : LOOK;
    const timer = setTimeout(() => setStep(step < STEPS ? step + 1 : null), pause * tempo());
    return () => clearTimeout(timer);
  }, [step]);
  return { share: step === null ? null : step / STEPS, end: () => setStep(null) };
}
