/** Buttons: one loud one on a screen, the rest paper. A refused one says why. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { announce } from "../lib/announce";
import { Icon } from "./Icon";
import { Words } from "./Words";
import { cx } from "./cx";

type Rest = Omit<ButtonHTMLAttributes, "class" | "type" | "onClick" | "icon">;

interface ButtonProps extends Rest {
  kind?: "primary" | "give" | "quiet";
  type?: "button" | "submit";
  icon?: string;
  /** The key that does the same; it is shown beside the text. */
  hint?: string;
  /** Why it cannot be pressed now; it stays reachable and says so. */
  refused?: string;
  class?: string;
  onClick?: (event: MouseEvent) => void;
  children?: ComponentChildren;
}

export function Button({ kind, type = "button", icon, hint, refused, class: more, onClick, children, ...rest }: ButtonProps) {
  const id = useId();
  const button = (
    <button
      {...rest}
      type={type}
      class={cx("btn", kind, icon && !children && "sq", more)}
      aria-disabled={refused ? true : undefined}
      aria-describedby={refused ? id : rest["aria-describedby"]}
      aria-keyshortcuts={hint}
      onClick={(event) => {
        if (refused) {
          event.preventDefault();
          announce(refused);
        } else onClick?.(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </button>
  );
  if (!refused) return button;
  return (
    <span class="refused">
      {button}
      <span class="refused-why" role="tooltip" id={id}>
        <Words text={refused} />
      </span>
    </span>
  );
}
