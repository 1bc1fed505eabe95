/** A piece on the table: a button if it can be pressed, else a picture with a name. */
import type { ComponentChildren, HTMLAttributes, Ref } from "preact";

/** Everything but the class passes through to the element. */
export interface PieceProps extends Omit<HTMLAttributes<HTMLElement>, "class" | "className" | "children" | "size" | "label" | "onClick" | "ref"> {
  class?: string | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

export function Piece({ label, children, onClick, ...rest }: PieceProps & { label: string; children: ComponentChildren }) {
  const passed = rest as object;
  if (!onClick)
    return (
      <span role="img" aria-label={label} {...passed}>
        {children}
      </span>
    );
  return (
    <button type="button" aria-label={label} onClick={onClick} {...passed}>
      {children}
    </button>
  );
}
