/** One choice among few, side by side. Arrows walk; a choice that is not possible stays and says why. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { cx } from "../ui/cx";
import { plain } from "../lib/sentence";

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** What is drawn in place of the label. */
  drawn?: ComponentChildren;
  /** The element that says what it means. */
  describedBy?: string;
  /** Why it cannot be chosen. */
  refused?: string | null;
}

interface SegProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  choose: (value: T) => void;
  refuse?: (why: string) => void;
  class?: string;
}

export function Seg<T extends string>({ label, choices, value, choose, refuse, class: more }: SegProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);

  const pick = (at: number) => {
    const choice = choices[at];
    if (!choice) return;
    if (choice.refused) refuse?.(choice.refused);
    else if (choice.value !== value) choose(choice.value);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>("[role=radio]") ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLElement);
    const next = (now + step + buttons.length) % buttons.length;
    buttons[next]?.focus();
    pick(next);
  };

  return (
    <div class={cx(more ?? "seg")} role="radiogroup" aria-label={label} ref={root} onKeyDown={onKeyDown}>
      {choices.map((choice, at) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={at === chosen}
          aria-disabled={choice.refused ? true : undefined}
          aria-label={choice.drawn === undefined ? undefined : choice.refused ? `${choice.label}: ${plain(choice.refused)}` : choice.label}
          aria-describedby={choice.describedBy}
          title={(choice.refused && plain(choice.refused)) ?? (choice.drawn === undefined || choice.describedBy ? undefined : choice.label)}
          tabIndex={at === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => pick(at)}
        >
          {choice.drawn ?? choice.label}
        </button>
      ))}
    </div>
  );
}
