/** "Your turn": in the window's title, as a sound if wanted, and as a message of the browser when the page is hidden. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { notifications, sound } from "../lib/settings";
import { useTitle } from "../lib/title";

let audio: AudioContext | null = null;

/** Two soft notes. */
export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [at, pitch] of [
    [0, 587],
    [0.14, 784],
  ] as const) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start + at);
    loud.gain.linearRampToValueAtTime(0.12, start + at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + at + 0.4);
    tone.connect(loud).connect(audio.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.45);
  }
}

/** Ask the browser; only ever after a click. */
export async function wantNotifications(): Promise<void> {
  if (!("Notification" in window)) return;
  notifications.value = (await Notification.requestPermission()) === "granted";
}

function notify(text: string): void {
  if (!notifications.value || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const message = new Notification(t("table-title-turn"), { body: text, tag: "osada-turn", icon: "/page/favicon.svg" });
  message.onclick = () => {
    window.focus();
    message.close();
  };
}

/** Tell that it is this seat's turn, once each time it becomes so, and every question to readers. */
export function useTurn(at: number, asked: boolean, ask: string, title: string): void {
  const was = useRef(asked);
  useTitle(asked ? `● ${t("table-title-turn")}` : title);
  useEffect(() => {
    if (asked && !was.current) {
      if (sound.value) chime();
      notify(ask);
    }
    was.current = asked;
  }, [asked]);
  useEffect(() => {
    if (asked) announce(ask);
  }, [at, asked]);
}
