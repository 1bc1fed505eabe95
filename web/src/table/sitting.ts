/** Sitting at a running table: moments of the past, what is open over it, what of the chat is read, the step back. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { unpeek } from "../ui/Peek";
import { moments } from "./moments";

/** A step back, or why there is none. */
export interface Undo {
  can: boolean;
  why: string;
  do: () => void;
}

export interface Sitting<S> {
  /** What is on the table: the last view, or one of the past. */
  shown: S;
  past: S | null;
  toNow(): void;
  /** Show the moment after so many moves. */
  moment(at: number): void;
  /** Moments from this one on can be shown. */
  since: number;
  helps: boolean;
  help(): void;
  sideOpen: boolean;
  side(): void;
  /** So much of the chat has been read. */
  heard: number;
  hear(n: number): void;
  undo: Undo;
  /** Closes what lies over the table; whether something did. */
  close(): boolean;
  lost: boolean;
}

/** Clauses open beside the game, which stays where it is. */
function useRulesBeside(): void {
  useEffect(() => {
    const clicked = (event: MouseEvent): void => {
      const rule = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a.rule");
      if (!rule) return;
      event.preventDefault();
      event.stopPropagation();
      open(rule.href, "_blank", "noopener");
    };
    addEventListener("click", clicked, true);
    return () => removeEventListener("click", clicked, true);
  }, []);
}

interface Moved {
  at: number;
  undo?: boolean;
  no_undo?: string;
}

export function useSitting<S extends Moved>(connection: Connection, seen: S): Sitting<S> {
  const [past, setPast] = useState<S | null>(null);
  const [helps, setHelps] = useState(false);
  const [sideOpen, setSideOpen] = useState(false);
  const [heard, hear] = useState(connection.chat.value.length);
  const known = useMemo(() => moments<S>(), [connection]);
  useMemo(() => known.add(seen), [seen]);
  const shown = past ?? seen;
  const lost = connection.status.value === "lost";
  useRulesBeside();
  useEffect(unpeek, [shown]);
  return {
    shown,
    past,
    toNow: () => setPast(null),
    moment(at) {
      const found = known.find(at);
      setPast(found === null || found.at >= seen.at ? null : found);
      setSideOpen(false);
    },
    since: known.earliest(),
    helps,
    help: () => setHelps(!helps),
    sideOpen,
    side: () => setSideOpen(!sideOpen),
    heard,
    hear,
    undo: {
      can: past === null && (seen.undo ?? false) && !lost,
      why: seen.no_undo || t("table-not-now"),
      do: () => connection.undo(),
    },
    close() {
      if (helps) setHelps(false);
      else if (sideOpen) setSideOpen(false);
      else if (past) setPast(null);
      else return false;
      return true;
    },
    lost,
  };
}
