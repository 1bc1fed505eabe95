/** Notices on one's turn: by the browser's push service even when no page is open, else while the page is. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pushKey, tellDevice, tellNoMore, toldAlready } from "./api";
import { games } from "./games";
import { notifications, push } from "./settings";

/** Why there are no notices without the page; "": nothing stands in the way. */
export type Obstacle = "" | "insecure" | "browser" | "blocked" | "server" | "failed";

const WORKER = "/page/worker.js";
const SCOPE = "/page/"; // it takes no part in loading pages

/** What went wrong the last time. */
const failure = signal<Obstacle>("");

export const canNotify = (): boolean => "Notification" in window && isSecureContext;

export function obstacle(): Obstacle {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window && "PushManager" in window && "serviceWorker" in navigator)) return "browser";
  return Notification.permission === "denied" ? "blocked" : failure.value;
}

/** The worker's registration, once it can be pushed to. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const found = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const fresh = found.installing ?? found.waiting;
  if (!found.active && fresh)
    await new Promise<void>((resolve) =>
      fresh.addEventListener("statechange", () => /activated|redundant/.test(fresh.state) && resolve()),
    );
  return found;
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  push.value ? navigator.serviceWorker?.getRegistration(SCOPE) : undefined;

const letters = (raw: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** This browser's subscription, for the key of this server. */
async function subscribed(): Promise<PushSubscription | null> {
  const { key } = await pushKey();
  if (!key) return null;
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  if (known && letters(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Have this browser told about these seats. */
async function tell(seats: readonly { table: string; seat: number }[]): Promise<Obstacle> {
  try {
    const made = await subscribed();
    if (!made) return "server";
    const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
    const told = seats.map(({ table, seat }) => tellDevice(table, seat, { endpoint, ...keys }));
    const failed = (await Promise.allSettled(told)).filter(({ status }) => status === "rejected");
    return seats.length > 0 && failed.length === seats.length ? "failed" : "";
  } catch {
    return "failed";
  }
}

const running = () => games.peek().filter(({ over }) => !over);

/** Ask the browser, then subscribe at all tables of one's own; only ever after a click. */
export async function wantNotices(): Promise<void> {
  failure.value = "";
  if ((await Notification.requestPermission()) !== "granted") return;
  notifications.value = true;
  const why = obstacle() || (await tell(running()));
  failure.value = why;
  push.value = why === "";
}

export async function noNotices(): Promise<void> {
  const by = await navigator.serviceWorker?.getRegistration(SCOPE);
  const known = await by?.pushManager.getSubscription();
  notifications.value = push.value = false;
  failure.value = "";
  if (!known) return;
  await Promise.allSettled(running().map(({ table, seat }) => tellNoMore(table, seat, known.endpoint)));
  await known.unsubscribe();
}

/** A message of the browser while the page is open, instead of the server's. */
export async function notice(title: string, body: string): Promise<void> {
  if (!notifications.value || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const tag = location.pathname;
  const by = await registered();
  if (by) {
    await by.showNotification(title, { body, tag, icon: "/page/icon-192.png" });
    const known = await by.pushManager.getSubscription();
    const [, , table = "", seat] = tag.split("/");
    if (known) await toldAlready(table, Number(seat), known.endpoint).catch(() => {}); // else it comes once more
    return;
  }
  const message = new Notification(title, { body, tag, icon: "/page/icon-192.png" });
  message.onclick = () => {
    window.focus();
    message.close();
  };
}

/** Whoever looks at a table needs its notice no longer. */
async function clear(): Promise<void> {
  if (document.hidden) return;
  for (const shown of (await (await registered())?.getNotifications({ tag: location.pathname })) ?? []) shown.close();
}

/** Where notices are wanted this browser is told about a seat, once the table is opened. */
export function useNotices(table: string, seat: number | null, going: boolean): void {
  const on = push.value && going && seat !== null;
  useEffect(() => {
    if (!on) return;
    void tell([{ table, seat }]).then((why) => (failure.value = why));
    void clear();
    const seen = (): void => void clear();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [table, seat, on]);
}
