/** An icon of the sprite. */
import { cx } from "./cx";

/** With a label a reader hears it; without one it only stands beside its word. */
export function Icon({ name, class: more, label }: { name: string; class?: string; label?: string }) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={cx("i", more)} {...named} focusable="false">
      <use href={`/page/icons.svg#${name}`} />
    </svg>
  );
}
