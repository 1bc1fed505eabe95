/** Beside the page, even when it is closed: shows notices that the server pushes, and leads to the table. */

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Waits {
  readonly data: { json(): { title: string; body: string; language: string; path: string } };
}
interface Clicked extends Waits {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}
const worker = self as unknown as Worker;

/** Focus the tab that has the table, or open it. */
async function lead(path: string): Promise<unknown> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("push", (event) => {
  const { data, waitUntil } = event as Pushed;
  const { title, body, language, path } = data.json();
  waitUntil.call(event, worker.registration.showNotification(title, { body, lang: language, tag: path, icon: "/page/icon-192.png" }));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification, waitUntil } = event as Clicked;
  notification.close();
  if (notification.tag.startsWith("/table/")) waitUntil.call(event, lead(notification.tag));
});

export {};
