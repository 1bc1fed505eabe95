/** Sitting at a running table: moments of the past, what is open over it, what of the chat is read, the step back. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import type { Connection } from "../lib/socket";
import { unpeek } from "../ui/Peek";
import { moments } from "./moments";
import type { Sentence } from "../wire";

/** A step back, or why there is none. */
export interface Undo {
  can: boolean;
  /** The others must agree first. */
  asks: boolean;
  why: Sentence;
  do: () => void;
}

export interface Sitting<S> {
  /** What is on the table: the last view, or one of the past. */
  shown: S;
  past: S | null;
  toNow(): void;
  /** Show the moment after so many moves. */
  moment(at: number): void;
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
  view: unknown;
  undo?: boolean;
  no_undo?: Sentence;
  asks?: boolean;
}

export function useSitting<S extends Moved>(connection: Connection, seen: S): Sitting<S> {
  const [past, setPast] = useState<S | null>(null);
  const [helps, setHelps] = useState(false);
  const [sideOpen, setSideOpen] = useState(false);
  const [heard, hear] = useState(connection.chat.value.length);
  const known = useMemo(() => moments<S>(), [connection]);
  useMemo(() => known.add(seen), [seen]);
  /** The moment that was asked for last. */
  const wanted = useRef<number | null>(null);
  const shown = past ?? seen;
  const lost = connection.status.value === "lost";
  const now = past === null && !lost;
  useRulesBeside();
  useEffect(unpeek, [shown]);
  return {
    shown,
    past,
    toNow() {
      wanted.current = null;
      setPast(null);
    },
    moment(at) {
      wanted.current = at;
      setSideOpen(false);
      const found = at >= seen.at ? null : known.find(at);
      if (found !== undefined) return setPast(found);
      void connection.moment(at).then((told) => {
        if (wanted.current !== at) return;
        if (told) setPast({ ...seen, at, view: told.view, undo: false });
        else announce(t("table-not-now"));
      });
    },
    helps,
    help: () => setHelps(!helps),
    sideOpen,
    side: () => setSideOpen(!sideOpen),
    heard,
    hear,
    undo: {
      can: now && (seen.undo ?? false),
      asks: now && (seen.asks ?? false),
      why: seen.no_undo || t("table-not-now"),
      do: () => (seen.asks ? connection.askUndo() : connection.undo()),
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
