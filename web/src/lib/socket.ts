/** The line to a table: one socket that comes back by itself, and all that it has told so far. */
import { type ReadonlySignal, batch, effect, signal } from "@preact/signals";
import type { Card, Earlier, Entry, FromPage, FromServer, Hello, Hint, Looked, No, Said, Seen, Speed, TableInfo, Zone } from "../wire";
import { language } from "./i18n";

/** `lost`: it was open and is coming back. `refused`: this browser may not sit or look here. */
export type Status = "connecting" | "open" | "lost" | "refused";

export interface Connection {
  readonly table: string;
  readonly seat: number | null;
  readonly status: ReadonlySignal<Status>;
  readonly hello: ReadonlySignal<Hello | null>;
  readonly info: ReadonlySignal<TableInfo | null>;
  readonly seen: ReadonlySignal<Seen | null>;
  readonly log: ReadonlySignal<readonly Entry[]>;
  readonly chat: ReadonlySignal<readonly Said[]>;
  readonly thinking: ReadonlySignal<readonly number[]>;
  /** The last thing that could not be followed, until something else is tried or happens. */
  readonly no: ReadonlySignal<No | null>;
  /** The move that is on its way, in notation; `undo` for a step back. */
  readonly sent: ReadonlySignal<string | null>;
  /** With `ends` the turn ends with it, if nothing but tokens could be placed any more. */
  move(text: string, ends?: boolean): void;
  undo(): void;
  /** Ask the others to let this seat take its last move back. */
  askUndo(): void;
  /** Agree to what somebody asks, or not; of one's own: withdraw it. */
  answerUndo(plea: number, agrees: boolean): void;
  look(zone: Zone, holder: number, card: Card): Promise<Looked | null>;
  /** Why nothing can be done at a place of the sheets. */
  place(place: string): Promise<Looked | null>;
  /** What a good player would do: told once, and again where a closer look follows; null: there is no hint. */
  hint(tell: (hint: Hint | null) => void): void;
  /** The table as it was after so many moves. */
  moment(at: number): Promise<Earlier | null>;
  /** Whether it could be sent. */
  say(text: string): boolean;
  /** Whether to be asked in cleanup what is kept. */
  keeping(ask: boolean): void;
  /** How fast bots should be; with `skip` they are at once until this seat is asked. */
  pace(speed: Speed, skip?: boolean): void;
  /** Try again now. */
  retry(): void;
  close(): void;
}

/** What a connection needs of a WebSocket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

const OPEN = 1;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** So often the socket may fail before it ever opens; then this seat is not ours. */
const TRIES = 4;
/** Close codes from here on are the server's own: it does not want us back. */
const OWN_CODES = 4000;

/** How long to wait before the n-th try, in ms; `chance` spreads those who lost the server together. */
export const pause = (tries: number, chance: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries) * (0.75 + chance / 2);

/** The log after a view: entries from `log_from` on are the view's. */
export const grown = (log: readonly Entry[], seen: Pick<Seen, "log" | "log_from">): readonly Entry[] =>
  seen.log.length === 0 && log.length === seen.log_from ? log : [...log.slice(0, seen.log_from), ...seen.log];

/** Where the socket of a seat is, or that of a spectator; the seat's cookie has the same path. */
export function address(table: string, seat: number | null): string {
  const at = `/api/tables/${encodeURIComponent(table)}`;
  const path = seat === null ? `${at}/watch/socket` : `${at}/seats/${seat}/socket`;
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}?language=${language.peek()}`;
}

type Asking = Extract<FromPage, { id: number }>;
type Answer = Looked | Hint | Earlier;

/** Open the line to a seat, or (null) as a spectator. */
export function connect(
  table: string,
  seat: number | null,
  open: (url: string) => Socket = (url) => new WebSocket(url),
): Connection {
  const status = signal<Status>("connecting");
  const hello = signal<Hello | null>(null);
  const info = signal<TableInfo | null>(null);
  const seen = signal<Seen | null>(null);
  const log = signal<readonly Entry[]>([]);
  const chat = signal<readonly Said[]>([]);
  const thinking = signal<readonly number[]>([]);
  const no = signal<No | null>(null);
  const sent = signal<string | null>(null);

  let line: Socket | null = null;
  let closed = false;
  let tries = 0;
  let lastId = 0;
  let heard = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The move or undo that waits for its answer. */
  let waiting: Extract<FromPage, { type: "move" | "undo" }> | null = null;
  const answers = new Map<number, (answer: Answer | null) => void>();

  const send = (message: FromPage): boolean => {
    if (line?.readyState !== OPEN) return false;
    line.send(JSON.stringify(message));
    return true;
  };

  /** What a seat would like; whoever only watches is asked nothing. */
  const wish = (message: FromPage): void => {
    if (seat !== null) send(message);
  };

  /** Whoever does not see the page is told of their turn by other means. */
  const sight = (): void => wish({ type: "sight", visible: !document.hidden });

  const settle = (): void => {
    waiting = null;
    sent.value = null;
  };

  const act = (message: NonNullable<typeof waiting>): void => {
    if (waiting !== null) return;
    waiting = message;
    batch(() => {
      sent.value = message.type === "move" ? message.text : "undo";
      no.value = null;
    });
    send(message);
  };

  const askFor = <A extends Answer>(message: Asking, tell: (answer: A | null) => void): void => {
    if (send(message)) answers.set(message.id, tell as (answer: Answer | null) => void);
    else tell(null);
  };

  const ask = <A extends Answer>(message: Asking): Promise<A | null> => new Promise((resolve) => askFor<A>(message, resolve));

  const answered = (id: number, answer: Answer | null): void => {
    const tell = answers.get(id);
    if (!(answer?.type === "hint" && answer.more)) answers.delete(id);
    tell?.(answer);
  };

  const stamp = (): number => seen.peek()?.stamp ?? 0;

  function onView(view: Seen, again: boolean): void {
    log.value = grown(log.peek(), view);
    if (view.stamp !== seen.peek()?.stamp) no.value = null;
    seen.value = view;
    thinking.value = view.thinking ?? [];
    if (waiting === null) return;
    if (view.answer === waiting.id || view.stamp !== waiting.stamp) settle();
    else if (again) send(waiting); // the line was lost before the answer, and nothing has changed
  }

  let fresh = false;
  function onMessage(message: FromServer): void {
    switch (message.type) {
      case "hello":
        tries = 0;
        fresh = true;
        if (document.hidden) sight();
        status.value = "open";
        hello.value = message;
        info.value = message.table;
        chat.value = message.chat;
        return;
      case "table":
        info.value = message.table;
        return;
      case "view":
        onView(message, fresh);
        fresh = false;
        return;
      case "looked":
      case "hint":
      case "moment":
        return answered(message.answer, message);
      case "chat":
        chat.value = [...chat.peek(), message.said];
        return;
      case "thinking":
        thinking.value = message.seats;
        return;
      case "no":
        if (message.answer != null && answers.has(message.answer)) return answered(message.answer, null);
        if (waiting !== null && (message.answer ?? waiting.id) === waiting.id) settle();
        no.value = message;
        return;
      case "pong":
        return;
    }
  }

  function onClose(code: number): void {
    line = null;
    for (const id of [...answers.keys()]) answered(id, null);
    if (closed) return;
    const never = hello.peek() === null;
    if (code >= OWN_CODES || (never && tries + 1 >= TRIES)) {
      status.value = "refused";
      settle();
      return;
    }
    status.value = never ? "connecting" : "lost";
    timer = setTimeout(dial, pause(tries, Math.random()));
    tries += 1;
  }

  function dial(): void {
    clearTimeout(timer);
    if (closed || line !== null) return;
    const made = open(address(table, seat));
    line = made;
    made.onopen = () => (heard = Date.now());
    made.onmessage = ({ data }: MessageEvent<string>) => {
      heard = Date.now();
      batch(() => onMessage(JSON.parse(data) as FromServer));
    };
    made.onclose = ({ code }: CloseEvent) => {
      if (line === made) onClose(code);
    };
  }

  /** Sockets die without a word, in tunnels and on sleeping laptops: ask, and give up on silence. */
  const beat = setInterval(() => {
    if (line?.readyState !== OPEN) return;
    if (Date.now() - heard > SILENCE) {
      const dead = line;
      onClose(0);
      dead.close();
    } else send({ type: "ping" });
  }, PING_EVERY);

  const retry = (): void => {
    if (closed || line !== null) return;
    tries = 0;
    if (status.peek() === "refused") status.value = "connecting";
    dial();
  };
  const back = (): void => {
    if (document.visibilityState === "visible" && status.peek() === "lost") retry();
  };
  const turned = (): void => {
    sight();
    back();
  };
  addEventListener("online", back);
  document.addEventListener("visibilitychange", turned);

  let spoken = language.peek();
  const follow = effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    send({ type: "language", language: spoken });
  });

  dial();
  return {
    table,
    seat,
    status,
    hello,
    info,
    seen,
    log,
    chat,
    thinking,
    no,
    sent,
    retry,
    move: (text, ends = false) => act({ type: "move", id: ++lastId, stamp: stamp(), text, ends }),
    undo: () => act({ type: "undo", id: ++lastId, stamp: stamp() }),
    askUndo: () => void send({ type: "ask-undo", id: ++lastId, stamp: stamp() }),
    answerUndo: (plea, agrees) => void send({ type: "answer-undo", id: ++lastId, plea, agrees }),
    look: (zone, holder, card) => ask<Looked>({ type: "look", id: ++lastId, stamp: stamp(), zone, holder, card }),
    place: (place) => ask<Looked>({ type: "place", id: ++lastId, stamp: stamp(), place }),
    hint: (tell) => askFor<Hint>({ type: "hint", id: ++lastId, stamp: stamp() }, tell),
    moment: (at) => ask<Earlier>({ type: "moment", id: ++lastId, at }),
    say: (text) => send({ type: "say", id: ++lastId, text }),
    pace: (speed, skip = false) => wish({ type: "pace", speed, skip }),
    keeping: (wanted) => wish({ type: "keeping", ask: wanted }),
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      follow();
      removeEventListener("online", back);
      document.removeEventListener("visibilitychange", turned);
      line?.close();
    },
  };
}
