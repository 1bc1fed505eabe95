/** The sign of a faction, or of a seat where there are none. */
import { faction } from "../lib/library";
import { Icon } from "./Icon";
import { cx } from "./cx";

/** With `named` a reader hears the faction; else the name stands beside it. */
export function Emblem({ of, named = false, class: more }: { of: string; named?: boolean; class?: string }) {
  const label = named ? { role: "img" as const, "aria-label": faction(of)?.name ?? of } : {};
  return (
    <span class={cx("emblem", `f-${of}`, more)} {...label}>
      <Icon name={emblem(of)} />
    </span>
  );
}

/** The icon of a faction or a seat (`seat-2`); of common cards the house, of factions that are not ours a flag. */
export function emblem(of: string): string {
  if (of.startsWith("seat-")) return of;
  if (of === "common") return "location";
  if (of === "attack") return "attack";
  return ["rome", "barbarians", "egypt", "japan", "aztecs"].includes(of) ? `f-${of}` : "pass";
}
