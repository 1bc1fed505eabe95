/** A game at one press. Against bots nobody needs a name; where friends will read one, it is asked for in the same place. */
import { useId, useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { nameOrGuest } from "../lib/name";
import { plain } from "../lib/sentence";
import { LONGEST_NAME, playerName } from "../lib/settings";
import { Icon } from "../ui/Icon";
import { cx } from "../ui/cx";
import { useDoing } from "./doing";

interface QuickProps {
  icon: string;
  title: string;
  what: string;
  /** The one filled button of the page. */
  loud?: boolean;
  /** Others will read the name. */
  named?: boolean;
  start: (name: string) => Promise<void>;
}

export function Quick({ icon, title, what, loud = false, named = false, start }: QuickProps) {
  const doing = useDoing();
  const [asking, setAsking] = useState(false);
  const press = () => (named && !playerName.value ? setAsking(true) : doing.run(() => start(nameOrGuest())));
  return (
    <div class={cx("at-once", loud && "go")}>
      {asking ? (
        <AskName
          label={title}
          done={(name) => {
            playerName.value = name;
            setAsking(false);
            doing.run(() => start(name));
          }}
          back={() => setAsking(false)}
        />
      ) : (
        <button type="button" class="press" aria-busy={doing.busy} onClick={press}>
          <Icon name={icon} />
          <span>
            <b>{title}</b> {what}
          </span>
        </button>
      )}
      {doing.why && <p class="no-why">{plain(doing.why)}</p>}
    </div>
  );
}

function AskName({ label, done, back }: { label: string; done: (name: string) => void; back: () => void }) {
  const id = useId();
  return (
    <form
      class="ask-name"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get("name");
        if (typeof name === "string" && name.trim()) done(name.trim());
      }}
      onKeyDown={(event) => event.key === "Escape" && back()}
    >
      <label for={id}>{t("lobby-ask-name")}</label>
      <div class="link">
        <input
          id={id}
          name="name"
          class="typed"
          type="text"
          required
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          ref={(field) => field?.focus()}
        />
        <button type="submit" class="btn">
          {label}
        </button>
      </div>
    </form>
  );
}
