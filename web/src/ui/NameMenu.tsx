/** The player's name in the bar: a button that lets it be changed. */
import { useId } from "preact/hooks";
import { announce } from "../lib/announce";
import { t } from "../lib/i18n";
import { nameOrGuest } from "../lib/name";
import { LONGEST_NAME, playerName } from "../lib/settings";
import { Icon } from "./Icon";
import { useDropdown } from "./dropdown";

export function NameMenu() {
  const { open, setOpen, root, button, shut } = useDropdown((box) => box.querySelector("input")?.select());
  const id = useId();
  const label = t("common-name-is", { name: nameOrGuest() });
  return (
    <div class="menu named" ref={root}>
      <button ref={button} type="button" class="btn quiet who" aria-expanded={open} aria-label={label} title={label} onClick={() => setOpen(!open)}>
        <Icon name="person" /> <span class="cut">{nameOrGuest()}</span>
      </button>
      {open && (
        <form
          class="menu-list"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get("name");
            if (typeof typed !== "string") return;
            playerName.value = typed.trim();
            announce(t("common-name-is", { name: nameOrGuest() }));
            shut();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            shut();
          }}
        >
          <label for={id}>{t("lobby-ask-name")}</label>
          <div class="link">
            <input id={id} name="name" class="typed" type="text" maxLength={LONGEST_NAME} autocomplete="nickname" placeholder={t("common-guest")} defaultValue={playerName.value} />
            <button type="submit" class="btn">
              {t("common-name-save")}
            </button>
          </div>
          <p>{t("common-name-when")}</p>
        </form>
      )}
    </div>
  );
}
