/** A small menu of one choice among few, behind an icon. */
import { Icon } from "./Icon";
import { useDropdown } from "./dropdown";

interface Choice<T extends string> {
  value: T;
  label: string;
  lang?: string;
}

interface MenuProps<T extends string> {
  icon: string;
  label: string;
  choices: readonly Choice<T>[];
  chosen: T;
  choose: (value: T) => void;
}

export function Menu<T extends string>({ icon, label, choices, chosen, choose }: MenuProps<T>) {
  const { open, setOpen, root, button, shut } = useDropdown((box) => box.querySelector<HTMLElement>("[aria-checked=true]")?.focus());

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      shut();
    } else if (step && open) {
      event.preventDefault();
      const items = [...(root.current?.querySelectorAll<HTMLElement>("[role=menuitemradio]") ?? [])];
      const at = items.indexOf(document.activeElement as HTMLElement);
      items.at((at + step) % items.length)?.focus();
    }
  };

  return (
    <div class="menu" ref={root} onKeyDown={onKeyDown}>
      <button ref={button} type="button" class="btn quiet sq" aria-haspopup="menu" aria-expanded={open} aria-label={label} title={label} onClick={() => setOpen(!open)}>
        <Icon name={icon} />
      </button>
      {open && (
        <div class="menu-list" role="menu" aria-label={label}>
          {choices.map(({ value, label: text, lang }) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              aria-checked={value === chosen}
              lang={lang}
              onClick={() => {
                choose(value);
                shut();
              }}
            >
              <span class="menu-mark">{value === chosen && <Icon name="check" />}</span>
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
