// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games } from "../src/lib/games";
import { noNotices, notice, obstacle, wantNotices } from "../src/lib/push";
import { notifications, push } from "../src/lib/settings";

const KEY = "BCVx";
const raw = Uint8Array.from([4, 37, 113]).buffer;

/** A browser in which everything works, and what it was asked for. */
function browser() {
  let known: unknown = null;
  const asked: string[] = [];
  const made = (applicationServerKey: ArrayBuffer) => ({
    endpoint: "https://push.example/1",
    options: { applicationServerKey },
    toJSON: () => ({ endpoint: "https://push.example/1", expirationTime: null, keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: () => {
      known = null;
      asked.push("unsubscribe");
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(known),
    subscribe: () => {
      asked.push("subscribe");
      return Promise.resolve((known = made(raw)));
    },
  };
  const showNotification = (title: string, { body }: { body: string }): Promise<void> => {
    asked.push(`show ${title}: ${body}`);
    return Promise.resolve();
  };
  const registration = { active: {}, installing: null, waiting: null, pushManager, showNotification };
  const requestPermission = vi.fn(() => Promise.resolve("granted"));
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: "granted", requestPermission });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register: () => Promise.resolve(registration), getRegistration: () => Promise.resolve(registration) },
  });
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string | null }) => {
    asked.push(`${method} ${path}${body ? ` ${body}` : ""}`);
    return Promise.resolve(path === "/api/push" ? Response.json({ key: KEY }) : new Response(null, { status: 204 }));
  });
  return { asked, requestPermission, old: (key: ArrayBuffer) => (known = made(key)) };
}

describe("notices without the page", () => {
  beforeEach(() => {
    games.value = [
      { table: "aaaa-aaaa", seat: 1, title: "" },
      { table: "bbbb-bbbb", seat: 0, title: "", over: true },
    ];
    notifications.value = push.value = false;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are asked for at all tables that are not over, and given up at all of them", async () => {
    const { asked } = browser();
    await wantNotices();
    expect([notifications.value, push.value, obstacle()]).toEqual([true, true, ""]);
    expect(asked).toEqual([
      "GET /api/push",
      "subscribe",
      'POST /api/tables/aaaa-aaaa/seats/1/push {"endpoint":"https://push.example/1","p256dh":"p","auth":"a"}',
    ]);
    asked.length = 0;
    await noNotices();
    expect([notifications.value, push.value]).toEqual([false, false]);
    expect(asked).toEqual(['POST /api/tables/aaaa-aaaa/seats/1/push/stop {"endpoint":"https://push.example/1"}', "unsubscribe"]);
  });

  it("subscribe anew when the server has another key, and else only once", async () => {
    const { asked, old } = browser();
    old(raw);
    await wantNotices();
    expect(asked).not.toContain("subscribe");
    old(new ArrayBuffer(3));
    asked.length = 0;
    await wantNotices();
    expect(asked.slice(1, 3)).toEqual(["unsubscribe", "subscribe"]);
  });

  it("are shown by a hidden page itself, which then gets no other", async () => {
    const { asked } = browser();
    await wantNotices();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    history.replaceState(null, "", "/table/aaaa-aaaa/1");
    asked.length = 0;
    await notice("Your turn", "Pick a card");
    expect(asked).toEqual([
      "show Your turn: Pick a card",
      'POST /api/tables/aaaa-aaaa/seats/1/push/shown {"endpoint":"https://push.example/1"}',
    ]);
    hidden.mockReturnValue(false);
    asked.length = 0;
    await notice("Your turn", "Pick a card");
    expect(asked).toEqual([]);
    hidden.mockRestore();
  });

  it("fall back to the open page, and say why", async () => {
    browser();
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ key: "" })));
    await wantNotices();
    expect([notifications.value, push.value, obstacle()]).toEqual([true, false, "server"]);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    await wantNotices();
    expect([notifications.value, push.value, obstacle()]).toEqual([true, false, "failed"]);
    vi.stubGlobal("Notification", { permission: "denied", requestPermission: () => Promise.resolve("denied") });
    notifications.value = false;
    await wantNotices();
    expect([notifications.value, push.value, obstacle()]).toEqual([false, false, "blocked"]);
    vi.stubGlobal("isSecureContext", false);
    expect(obstacle()).toBe("insecure");
  });
});
