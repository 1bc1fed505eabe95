// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, type Socket, connect, grown, pause } from "../src/lib/socket";
import type { Entry, FromPage, FromServer, Seen, TableInfo } from "../src/wire";

/** A socket whose other end is the test. */
class Wire implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly said: FromPage[] = [];
  constructor(readonly url: string) {}
  send(text: string): void {
    this.said.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.break(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, new Event("open") as never);
  }
  tell(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.call(this as never, { data: JSON.stringify(message) } as never);
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as never, { code } as never);
  }
}

const info: TableInfo = {
  id: "abcd-efgh",
  title: "",
  status: "running",
  public: false,
  seats: [],
  lookout: "standard",
  peaceful: false,
  peaceful_drafts: 1,
  robbers_cut_routes: false, upkeep_gold: true, play_on: false, rebuild: false,
};
const hello: FromServer = { type: "hello", version: "1", table: info, seat: 0, chat: [] };
const view = (at: number, more: Partial<Seen> = {}): Seen => ({
  type: "view",
  at,
  stamp: at,
  view: {} as Seen["view"],
  log_from: 0,
  log: [],
  ...more,
});

let wires: Wire[];
let line: Connection;
const last = (): Wire => wires.at(-1) as Wire;
const moves = (wire: Wire): FromPage[] => wire.said.filter(({ type }) => type === "move" || type === "undo");

function arrive(...messages: FromServer[]): void {
  last().open();
  last().tell(hello, ...messages);
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  line = connect("abcd-efgh", 0, (url) => {
    const made = new Wire(url);
    wires.push(made);
    return made;
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("opens at its seat, in the page's language", () => {
    expect(last().url).toMatch(/^ws:.*\/api\/tables\/abcd-efgh\/seats\/0\/socket\?language=en$/);
    expect(line.status.value).toBe("connecting");
    arrive(view(3));
    expect(line.status.value).toBe("open");
    expect(line.seen.value?.at).toBe(3);
  });

  it("says whether somebody sees the page, also after the line was lost", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const turn = (to: boolean): void => {
      hidden.mockReturnValue(to);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    arrive(view(3));
    expect(last().said).toEqual([]); // whoever comes sees it
    turn(true);
    turn(false);
    turn(true);
    expect(last().said).toEqual([true, false, true].map((to) => ({ type: "sight", visible: !to })));
    last().break();
    vi.advanceTimersByTime(60_000);
    arrive(view(3));
    expect(last().said).toContainEqual({ type: "sight", visible: false });
    hidden.mockRestore();
  });

  it("says nothing of wishes for somebody who only watches", () => {
    arrive(view(3));
    line.pace("fast");
    line.keeping(true);
    expect(last().said.map(({ type }) => type)).toEqual(["pace", "keeping"]);
    line.close();
    line = connect("abcd-efgh", null, (url) => {
      const made = new Wire(url);
      wires.push(made);
      return made;
    });
    arrive(view(3));
    line.pace("fast");
    line.keeping(true);
    expect(last().said).toEqual([]);
  });

  it("a move is on its way until its view comes, and no other goes with it", () => {
    arrive(view(3));
    line.move("build mill");
    line.move("pass");
    expect(moves(last())).toEqual([{ type: "move", id: 1, stamp: 3, text: "build mill", ends: false }]);
    expect(line.sent.value).toBe("build mill");
    last().tell(view(4, { answer: 1 }));
    expect(line.sent.value).toBeNull();
  });

  it("a refusal is kept until something else is tried", () => {
    arrive(view(3));
    line.move("build mill");
    last().tell({ type: "no", code: "refused", text: "No.", answer: 1, clauses: ["BUILD-14"] });
    expect(line.sent.value).toBeNull();
    expect(line.no.value?.clauses).toEqual(["BUILD-14"]);
    line.move("pass");
    expect(line.no.value).toBeNull();
  });

  it("a refusal without a name is for the move on its way, and is gone when the game goes on", () => {
    arrive(view(3));
    line.move("build mill");
    last().tell({ type: "no", code: "too-fast", text: "Slowly." });
    expect(line.sent.value).toBeNull();
    expect(line.no.value?.code).toBe("too-fast");
    last().tell(view(4));
    expect(line.no.value).toBeNull();
  });

  it("tells a hint as often as it is answered, and no more after the last answer", () => {
    arrive(hello, view(3));
    const told: (string | null)[] = [];
    line.hint((hint) => told.push(hint && `${hint.text} ${hint.more ?? false}`));
    last().tell({ type: "hint", answer: 1, text: "pass", label: "Pass", more: true });
    last().tell({ type: "hint", answer: 1, text: "build mill", label: "Build Mill" });
    last().tell({ type: "hint", answer: 1, text: "too late", label: "" });
    expect(told).toEqual(["pass true", "build mill false"]);
    line.hint((hint) => told.push(hint && hint.text));
    last().tell({ type: "no", answer: 2, code: "stale", text: "" });
    expect(told.at(-1)).toBe(null);
  });

  it("asks about a card and gets its own answer", async () => {
    arrive(view(3));
    const first = line.look("hand", 0, "com010");
    const second = line.look("hand", 0, "com011");
    last().tell(
      { type: "looked", answer: 2, at: 3, ledgers: { b: {} }, refusals: [] },
      { type: "no", code: "stale", text: "", answer: 1 },
    );
    expect(await first).toBeNull();
    expect((await second)?.ledgers).toEqual({ b: {} });
    expect(line.no.value).toBeNull();
  });

  it("keeps a move on its way while others act at the same time", () => {
    arrive(hello, view(3));
    line.move("build mill");
    last().tell(view(4, { stamp: 3 }));
    expect(line.sent.value).toBe("build mill");
    last().tell(view(5, { stamp: 4, answer: 1 }));
    expect(line.sent.value).toBeNull();
  });

  it("comes back by itself, and sends a move again if nothing has changed", () => {
    arrive(view(3));
    line.move("build mill");
    last().break();
    expect(line.status.value).toBe("lost");
    expect(line.sent.value).toBe("build mill");
    vi.advanceTimersByTime(2000);
    expect(wires).toHaveLength(2);
    arrive(view(3));
    expect(moves(last())).toEqual([{ type: "move", id: 1, stamp: 3, text: "build mill", ends: false }]);
  });

  it("does not send a move again if the game has gone on: it was made, or it no longer fits", () => {
    arrive(view(3));
    line.move("build mill");
    last().break();
    vi.advanceTimersByTime(2000);
    arrive(view(4));
    expect(moves(last())).toEqual([]);
    expect(line.sent.value).toBeNull();
  });

  it("gives up where the server does not want it, and says what the server said", () => {
    last().open();
    last().tell({ type: "no", code: "key", text: "This seat is not yours." });
    last().break(4403);
    expect(line.status.value).toBe("refused");
    expect(line.no.value?.text).toBe("This seat is not yours.");
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    line.retry();
    expect(wires).toHaveLength(2);
  });

  it("gives up on a socket that says nothing, and dials anew", () => {
    arrive(view(3));
    vi.advanceTimersByTime(20_000);
    expect(last().said).toEqual([{ type: "ping" }]);
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("answers nothing while it is lost", async () => {
    arrive(view(3));
    const asked = line.look("hand", 0, "com010");
    last().break();
    expect(await asked).toBeNull();
    expect(line.say("hello")).toBe(false);
  });
});

describe("the log and the pauses", () => {
  const entry = (text: string): Entry => ({ at: 0, text });

  it("a view replaces the log from its first entry on", () => {
    const log = [entry("a"), entry("b"), entry("c")];
    expect(grown(log, { log_from: 1, log: [entry("B")] }).map(({ text }) => text)).toEqual(["a", "B"]);
    expect(grown(log, { log_from: 3, log: [] })).toBe(log);
  });

  it("pauses grow to ten seconds", () => {
    expect(pause(0, 0.5)).toBe(300);
    expect(pause(3, 0.5)).toBe(2400);
    expect(pause(20, 0.5)).toBe(10_000);
  });
});
