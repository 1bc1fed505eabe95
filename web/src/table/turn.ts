/** "Your turn": in the window's title, as a sound if wanted, and as a message of the browser when the page is hidden. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { notice } from "../lib/push";
import { plain } from "../lib/sentence";
import { sound } from "../lib/settings";
import { useTitle } from "../lib/title";
import type { Sentence } from "../wire";

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

/** Tell that it is this seat's turn, once each time it becomes so, and every question to readers. */
export function useTurn(at: number, asked: boolean, ask: Sentence, title: string): void {
  const was = useRef(asked);
  useTitle(asked ? `● ${t("table-title-turn")}` : title);
  useEffect(() => {
    if (asked && !was.current) {
      if (sound.value) chime();
      void notice(t("table-title-turn"), plain(ask));
    }
    was.current = asked;
  }, [asked]);
  useEffect(() => {
    if (asked) announce(ask);
  }, [at, asked]);
}
