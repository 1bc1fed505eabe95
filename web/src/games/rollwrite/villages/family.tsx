/** The family of a building: its name and its sign in its colour. */
import { t } from "../../../lib/i18n";
import { type Family, familyOf } from "./villagefilter";
import type { BuildingFace } from "../../../wire";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";

/** Each family has a colour with its texture, and a glyph. */
const LOOKS: Readonly<Record<Family, readonly [colour: string, icon: string]>> = {
  p: ["brown", "k-production"],
  x: ["blue", "arrow"],
  l: ["pink", "person"],
  v: ["purple", "trophy"],
  e: ["gold", "star"],
  a: ["grey", "settle"],
};

export const familyName = (family: string): string => t(`library-family-${family}`);
export const familyClass = (face: BuildingFace): string => `c-${LOOKS[familyOf(face)][0]}`;

/** The glyph in its ring. */
export function FamilySign({ family, class: more }: { family: Family; class?: string }) {
  const [colour, icon] = LOOKS[family];
  return (
    <span class={cx("disc", `c-${colour}`, more)}>
      <Icon name={icon} />
    </span>
  );
}
