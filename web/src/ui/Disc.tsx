/** The glyph of a card colour in its ring. */
import { Icon } from "./Icon";
import { cx } from "./cx";

export function Disc({ colour, class: more }: { colour: string; class?: string }) {
  return (
    <span class={cx("disc", `c-${colour}`, more)}>
      <Icon name={`c-${colour}`} />
    </span>
  );
}
