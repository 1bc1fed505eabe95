/** Some values of one kind that a library can be narrowed to; each can be switched on. */
import type { ComponentChildren } from "preact";

interface FilterProps {
  list: string;
  title: string;
  values: readonly string[];
  on: readonly string[];
  toggle: (value: string) => void;
  name: (value: string) => string;
  drawn: (value: string) => ComponentChildren;
}

export function Filter({ list, title, values, on, toggle, name, drawn }: FilterProps) {
  return (
    <fieldset class={`filter by-${list}`}>
      <legend>{title}</legend>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={on.includes(value)} aria-label={name(value)} title={name(value)} onClick={() => toggle(value)}>
          {drawn(value)}
        </button>
      ))}
    </fieldset>
  );
}
