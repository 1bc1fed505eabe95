/** A puzzle as a line to a table: the real table is drawn by it, and nothing of what is tried reaches anybody else. */
import { batch, signal } from "@preact/signals";
import { Refused, reason } from "../lib/api";
import { type Connection, grown, type Status } from "../lib/socket";
import type { Entry, Hello, No, Said, Seen, TableInfo } from "../wire";
import type { Source, Standing } from "./source";

export interface PuzzleLine extends Connection {
  readonly standing: { readonly value: Standing | null; peek(): Standing | null };
  /** Begin with these moves: none is the position itself. */
  begin(moves?: readonly string[]): Promise<void>;
}

/** A line to a puzzle; `failed` is told what went wrong before anything could be drawn. */
export function lineTo(source: Source, failed: (why: string) => void): PuzzleLine {
  const standing = signal<Standing | null>(null);
  const status = signal<Status>("open");
  const hello = signal<Hello | null>(null);
  const info = signal<TableInfo | null>(null);
  const seen = signal<Seen | null>(null);
  const log = signal<readonly Entry[]>([]);
  const chat = signal<readonly Said[]>([]);
  const thinking = signal<readonly number[]>([]);
  const no = signal<No | null>(null);
  const sent = signal<string | null>(null);
  /** Only the last thing that was asked for counts. */
  let last = 0;
  let closed = false;

  const made = (): readonly string[] => standing.peek()?.moves ?? [];

  async function go(moves: readonly string[], what: string): Promise<void> {
    const mine = ++last;
    batch(() => {
      sent.value = what;
      no.value = null;
    });
    try {
      const now = await source.play(moves);
      if (mine !== last || closed) return;
      batch(() => {
        standing.value = now;
        info.value = now.table;
        log.value = grown(log.peek().slice(0, now.seen.log_from), now.seen);
        seen.value = now.seen;
        sent.value = null;
      });
    } catch (error) {
      if (mine !== last || closed) return;
      const text = error instanceof Refused ? error.problem.text : reason(error);
      batch(() => {
        sent.value = null;
        no.value = { type: "no", code: "refused", text };
      });
      if (standing.peek() === null) failed(reason(error));
    }
  }

  const nobody = (): void => {};
  return {
    table: source.key,
    get seat() {
      return standing.peek()?.seat ?? 0;
    },
    standing,
    status,
    hello,
    info,
    seen,
    log,
    chat,
    thinking,
    no,
    sent,
    begin: (moves = []) => go(moves, "undo"),
    move(text) {
      if (sent.peek() === null) void go([...made(), text], text);
    },
    undo() {
      if (sent.peek() === null) void go(made().slice(0, -1), "undo");
    },
    look: (zone, holder, card) => source.look(made(), zone, holder, card).catch(() => null),
    place: (place) => source.place(made(), place).catch(() => null),
    hint: () => Promise.resolve(null),
    moment: () => Promise.resolve(null),
    askUndo: nobody,
    answerUndo: nobody,
    say: () => false,
    keeping: nobody,
    pace: nobody,
    retry: () => void go(made(), "undo"),
    close: () => {
      closed = true;
    },
  };
}
