/** Joining by what a friend has sent: a link, or a code. */
import { useRef, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { go } from "../lib/route";
import { readCode } from "../lib/wish";

export function Code() {
  const [typed, setTyped] = useState("");
  const [why, setWhy] = useState("");
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="code"
      onSubmit={(event) => {
        event.preventDefault();
        const path = readCode(typed);
        if (path === null) {
          setWhy(t("lobby-no-code"));
          field.current?.focus();
        } else go(path);
      }}
    >
      <label for="code">{t("lobby-have-code")}</label>
      <div class="link">
        <input
          id="code"
          ref={field}
          class="typed mono"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={t("lobby-code-like")}
          aria-describedby={why ? "code-why" : undefined}
          aria-invalid={why ? true : undefined}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setWhy("");
          }}
        />
        <button type="submit" class="btn">
          {t("lobby-join")}
        </button>
      </div>
      {why && (
        <p id="code-why" class="no-why" role="alert">
          {why}
        </p>
      )}
    </form>
  );
}
