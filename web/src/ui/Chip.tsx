/** A rival's location in one line: texture, glyph, name, tokens; where names have no room, its picture and tokens. */
import type { CardFace, Location } from "../wire";
import { Art } from "./Art";
import { colours, hues } from "./Card";
import { Disc } from "./Disc";
import { Icon } from "./Icon";
import { Doors, isUsedUp, locLabel, marks } from "./Loc";
import { Piece, type PieceProps } from "./Piece";
import { cx } from "./cx";

interface ChipProps extends PieceProps {
  face: CardFace;
  at?: Location | undefined;
  state?: "ready" | "candidate" | "chosen" | "selected" | undefined;
  says?: string | undefined;
  /** So many alike are shown as one. */
  times?: number;
}

export function Chip({ face, at, state, says, times = 1, class: more, ...rest }: ChipProps) {
  return (
    <Piece
      title={face.name}
      {...rest}
      class={cx("chip", hues(face), isUsedUp(face, at) && "is-used", state && `is-${state}`, more)}
      label={cx(times > 1 && `${times} ×`, locLabel(face, at), says)}
    >
      {colours(face).map((name) => (
        <span key={name} class={`sw tex c-${name}`}>
          <Disc colour={name} />
        </span>
      ))}
      <span class="pic">
        <Art name={face.art} />
      </span>
      <span class="chip-name">{face.name}</span>
      {times > 1 && <span class="times nums">×{times}</span>}
      {face.form === "open" && (
        <>
          <Icon name="k-open" />
          <Doors taken={at?.visits} />
        </>
      )}
      {at && marks(at).map(({ icon, n }) => [<Icon key={icon} name={icon} />, n > 1 && n])}
    </Piece>
  );
}
