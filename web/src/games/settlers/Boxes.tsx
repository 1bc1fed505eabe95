/** The boxes on the table beside the base game, the chosen expansion first (DECK-13). */
import { useState } from "preact/hooks";
import { WhatIsNew } from "../../learn/WhatIsNew";
import { t } from "../../lib/i18n";
import { fitting } from "../../lib/wish";
import { Icon } from "../../ui/Icon";
import type { TableWish } from "../../wire";
import type { Playing, WishProps } from "../page";

export const BOXES = ["friends", "aztecs"] as const;
const AZTECS = "aztecs";
const USUAL_SEATS = 4;

export const hasAztecs = ({ boxes = [] }: Playing): boolean => boxes.includes(AZTECS);

/** The boxes by name; "" for the base game alone. */
export const boxesInWords = ({ boxes = [] }: TableWish): string =>
  boxes.map((box) => ((BOXES as readonly string[]).includes(box) ? t(`lobby-box-${box}`) : box)).join(", ");

/** The wish with a box more or less; what only that box has goes with it. */
export function toggled(wish: TableWish, box: string): TableWish {
  const boxes = wish.boxes ?? [];
  if (!boxes.includes(box)) return { ...wish, boxes: [...boxes, box] };
  const { boxes: _, ...rest } = wish;
  const left = boxes.filter((one) => one !== box);
  const seats = wish.seats.map((seat) => (box === AZTECS && seat.faction === AZTECS ? { ...seat, faction: null } : seat));
  return fitting({ ...rest, ...(left.length > 0 && { boxes: left }), seats });
}

export function Boxes({ wish, change }: WishProps) {
  const [why, setWhy] = useState("");
  const chosen = wish.boxes ?? [];
  const toggle = (box: string): boolean => {
    const stuck = box === AZTECS && chosen.includes(box) && wish.seats.length > USUAL_SEATS;
    setWhy(stuck ? t("lobby-box-five") : "");
    if (!stuck) change(toggled(wish, box));
    return !stuck;
  };
  return (
    <div class="explained boxes" role="group" aria-label={t("lobby-option-boxes")}>
      <p class="opt-name">
        <b>{t("lobby-option-boxes")}</b> <span>{t("lobby-option-boxes-about")}</span>
      </p>
      {BOXES.map((box) => (
        <label key={box}>
          <input
            type="checkbox"
            checked={chosen.includes(box)}
            onClick={(event) => {
              if (!toggle(box)) event.preventDefault();
            }}
          />
          <Icon name={`box-${box}`} />
          <span>
            <b>{t(`lobby-box-${box}`)}</b> {chosen.length > 1 && chosen[0] === box && <span class="st">{t("lobby-box-first")}</span>}
            <span class="what">{t(`lobby-box-${box}-what`)}</span>
          </span>
        </label>
      ))}
      <WhatIsNew which={({ box }) => box !== undefined && chosen.includes(box)} />
      {why && (
        <p class="no-why" role="alert">
          {why}
        </p>
      )}
    </div>
  );
}
