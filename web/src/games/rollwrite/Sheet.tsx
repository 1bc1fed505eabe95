/** The sheets at a table of the roll & write game. */
import { t } from "../../lib/i18n";
import { Link } from "../../lib/route";
import { changedSeat } from "../../lib/wish";
import { type RowProps, chooses } from "../../lobby/Seats";
import { SheetPicker } from "./SheetPicker";
import { hasSheets } from "./modes";
import { readAt, sheetName } from "./names";

/** A sheet of the adventure; two may have the same. */
export function Sheet(props: RowProps) {
  const { seat, at, own, wish, change, adjust } = props;
  if (!hasSheets(wish)) return null;
  if (!chooses(props)) {
    const path = readAt(seat);
    return (
      <span class="facs">
        <span class="fac-of">{path ? <Link href={path}>{sheetName(seat.faction)}</Link> : sheetName(seat.faction)}</span>
      </span>
    );
  }
  return (
    <SheetPicker
      label={t("lobby-sheet-of", { n: at + 1 })}
      value={seat.faction ?? null}
      choose={(sheet) => (own ? adjust({ faction: sheet }) : change(changedSeat(wish, at, { faction: sheet })))}
    />
  );
}
