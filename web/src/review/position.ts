/** The position of a decision as its seat saw it, once it has come. */
import { useEffect, useState } from "preact/hooks";
import { reason } from "../lib/api";
import { language } from "../lib/i18n";
import type { Seen } from "../wire";
import { positionAt } from "./asked";

export interface Position {
  seen: Seen | null;
  why: string;
}

/** Who walks through decisions by keyboard does not want each of them, in ms. */
const REST = 150;

export function usePosition(replay: string, at: number | undefined): Position {
  const [found, setFound] = useState<Position>({ seen: null, why: "" });
  const spoken = language.value;
  useEffect(() => {
    if (at === undefined) return;
    let wanted = true;
    const timer = setTimeout(() => {
      positionAt(replay, at).then(
        (seen) => wanted && setFound({ seen, why: "" }),
        (error: unknown) => wanted && setFound({ seen: null, why: reason(error) }),
      );
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [replay, at, spoken]);
  return found;
}
