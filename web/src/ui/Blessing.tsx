/** Blessing tokens: pieces with the glyph of their colour. */
import { counted } from "../lib/goods";
import { listed, t } from "../lib/i18n";
import { Icon } from "./Icon";

/** `blessing: brown`. */
export const blessingName = (colour: string): string => t("common-blessing-of", { colour: t(`common-colour-${colour}`) });

/** `2 blessings: brown and grey`. */
export const blessingsInWords = (colours: readonly string[]): string =>
  [counted("blessing", colours.length), listed(colours.map((colour) => t(`common-colour-${colour}`)))].filter(Boolean).join(": ");

export const Blessing = ({ of, named = false }: { of: string; named?: boolean }) => (
  <Icon name={`b-${of}`} class="bless" {...(named && { label: blessingName(of) })} />
);
