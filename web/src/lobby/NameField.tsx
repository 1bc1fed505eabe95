/** A player's own name, written where it is read. It is asked once; the browser keeps it. */
import { useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { LONGEST_NAME } from "../lib/settings";

interface NameFieldProps {
  value: string;
  set: (name: string) => void;
  id?: string;
  class?: string;
  autoFocus?: boolean;
}

/** `set` is called when a name is complete: on Enter, or on leaving the field. */
export function NameField({ value, set, id, class: more, autoFocus }: NameFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const done = (event: { currentTarget: HTMLInputElement }) => {
    const name = event.currentTarget.value.trim(); // not what was drawn last: who types fast is ahead of it
    if (name && name !== value) set(name);
    setTyped(null);
  };
  return (
    <input
      id={id}
      class={more}
      type="text"
      value={typed ?? value}
      maxLength={LONGEST_NAME}
      placeholder={t("lobby-your-name")}
      aria-label={t("lobby-your-name")}
      autocomplete="nickname"
      spellcheck={false}
      autofocus={autoFocus}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          done(event);
          event.currentTarget.blur();
        }
        if (event.key === "Escape") setTyped(null);
      }}
    />
  );
}
