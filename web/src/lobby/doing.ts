/** Something under way that the server may refuse: whether it runs, and what it said. */
import { useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { why as whyNot } from "../lib/api";
import type { Sentence } from "../wire";

interface Doing {
  busy: boolean;
  /** Why the last try failed; "" if it did not. */
  why: Sentence;
  run: (work: () => Promise<unknown>) => void;
  say: (why: Sentence) => void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<Sentence>("");
  const say = (text: Sentence) => {
    setWhy(text);
    announce(text);
  };
  const run = (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setWhy("");
    work()
      .catch((error: unknown) => say(whyNot(error)))
      .finally(() => setBusy(false));
  };
  return { busy, why, run, say };
}
