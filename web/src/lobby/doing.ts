/** Something under way that the server may refuse: whether it runs, and what it said. */
import { useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { reason } from "../lib/api";

interface Doing {
  busy: boolean;
  /** Why the last try failed; "" if it did not. */
  why: string;
  run: (work: () => Promise<unknown>) => void;
  say: (why: string) => void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState("");
  const say = (text: string) => {
    setWhy(text);
    announce(text);
  };
  const run = (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setWhy("");
    work()
      .catch((error: unknown) => say(reason(error)))
      .finally(() => setBusy(false));
  };
  return { busy, why, run, say };
}
