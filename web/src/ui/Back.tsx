/** A card face down: a deck, a rival's hand. */
import { t } from "../lib/i18n";
import { factionName } from "./Card";
import { Emblem } from "./Emblem";
import { Piece, type PieceProps } from "./Piece";
import { cx } from "./cx";

interface BackProps extends PieceProps {
  /** `common` or a faction. */
  of: string;
  state?: "ready" | "candidate" | "chosen" | "selected" | undefined;
  /** What a reader hears; else that it is a card of this deck, face down. */
  label?: string;
}

export function Back({ of, state, label, class: more, ...rest }: BackProps) {
  return (
    <Piece {...rest} class={cx("back", `f-${of}`, state && `is-${state}`, more)} label={label ?? t("common-face-down", { of: factionName(of) })}>
      <Emblem of={of} />
    </Piece>
  );
}
