/** Buttons: one loud one on a screen, the rest paper. A refused one says why. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { announce } from "../lib/announce";
import { pointerMoved } from "../lib/pointer";
import { Icon } from "./Icon";
import { Words } from "./Words";
import { cx } from "./cx";
import type { Sentence } from "../wire";

type Rest = Omit<ButtonHTMLAttributes, "class" | "type" | "onClick" | "icon">;

interface ButtonProps extends Rest {
  kind?: "primary" | "give" | "quiet" | undefined;
  type?: "button" | "submit";
  icon?: string;
  /** The key that does the same; it is shown beside the text. */
  hint?: string | undefined;
  /** Why it cannot be pressed now; it stays reachable and says so. */
  refused?: Sentence | undefined;
  class?: string;
  onClick?: (event: MouseEvent) => void;
  children?: ComponentChildren;
}

export function Button({ kind, type = "button", icon, hint, refused, class: more, onClick, children, ...rest }: ButtonProps) {
  const id = useId();
  const why = useWhy(refused);
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
          why.tell();
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
    <span class={cx("refused", why.open && "is-told")} {...why.on}>
      {button}
      <span class="refused-why" role="tooltip" id={id}>
        <Words text={refused} />
      </span>
    </span>
  );
}

/** A pointer that moved onto the button and rests there so long wants to know, in ms. */
const REST = 600;

/** A reason opens by click, keyboard focus or a rest of the pointer; never where the pointer lay already. */
function useWhy(refused: Sentence | undefined) {
  const [open, setOpen] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shut = (): void => {
    clearTimeout(rest.current);
    setOpen(false);
  };
  useEffect(() => shut, [refused]);
  return {
    open,
    tell: () => setOpen(true),
    on: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        clearTimeout(rest.current);
        if (pointerType === "mouse" && pointerMoved()) rest.current = setTimeout(() => setOpen(true), REST);
      },
      onPointerLeave: shut,
      onFocusIn: ({ target }: FocusEvent) => {
        if (target instanceof Element && target.matches(":focus-visible")) setOpen(true);
      },
      onFocusOut: shut,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === "Escape") shut();
      },
    },
  };
}
