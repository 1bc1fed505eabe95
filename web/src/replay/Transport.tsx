/** The bar below a replay: back, play, on, a slider with the rounds, and how fast. */
import { t } from "../lib/i18n";
import { Icon } from "../ui/Icon";
import { Seg } from "../lobby/Seg";
import { roundBack, roundOn } from "./film";

export const SPEEDS = ["1", "2", "4"] as const;
export type Speed = (typeof SPEEDS)[number];

interface TransportProps {
  at: number;
  end: number;
  marks: readonly number[];
  playing: boolean;
  speed: Speed;
  seek: (at: number) => void;
  play: (on: boolean) => void;
  setSpeed: (speed: Speed) => void;
}

export function Transport({ at, end, marks, playing, speed, seek, play, setSpeed }: TransportProps) {
  const round = Math.max(1, marks.filter((mark) => mark <= at).length);
  const atEnd = at >= end;
  return (
    <div class="transport" role="group" aria-label={t("replay-controls")}>
      <div class="stepping">
        <Step icon="skip" back label={t("replay-round-back")} off={at === 0} press={() => seek(roundBack(marks, at))} />
        <Step icon="step" back label={t("replay-back")} off={at === 0} press={() => seek(at - 1)} />
        <button
          type="button"
          class="btn primary play"
          aria-label={t(playing ? "replay-pause" : atEnd ? "replay-again" : "replay-play")}
          title={t(playing ? "replay-pause" : atEnd ? "replay-again" : "replay-play")}
          onClick={() => play(!playing)}
        >
          <Icon name={playing ? "pause" : atEnd ? "replay" : "play"} />
        </button>
        <Step icon="step" label={t("replay-on")} off={atEnd} press={() => seek(at + 1)} />
        <Step icon="skip" label={t("replay-round-on")} off={atEnd} press={() => seek(roundOn(marks, at, end))} />
      </div>
      <div class="slide">
        <input
          type="range"
          min={0}
          max={end}
          value={at}
          style={{ "--at": `${end ? (at / end) * 100 : 0}%` }}
          aria-label={t("replay-moment")}
          aria-valuetext={t("replay-moment-of", { at, end, round })}
          onInput={(event) => seek(Number(event.currentTarget.value))}
        />
        <div class="marks" aria-hidden="true">
          {marks.map((mark, i) => (
            <button
              key={mark}
              type="button"
              tabIndex={-1}
              class={i + 1 === round ? "now" : undefined}
              style={{ left: `${end ? (mark / end) * 100 : 0}%` }}
              onClick={() => seek(mark)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      </div>
      <span class="at-of nums" aria-hidden="true">
        {at}/{end}
      </span>
      <Seg<Speed>
        class="seg speed"
        label={t("replay-speed")}
        value={speed}
        choices={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        choose={setSpeed}
      />
    </div>
  );
}

function Step({ icon, back = false, label, off, press }: { icon: string; back?: boolean; label: string; off: boolean; press: () => void }) {
  return (
    <button type="button" class="btn quiet sq" aria-label={label} title={label} aria-disabled={off || undefined} onClick={() => !off && press()}>
      <Icon name={icon} class={back ? "mirrored" : ""} />
    </button>
  );
}
