/** The mark of a decision: a glyph, and the word where there is room. */
import { t } from "../lib/i18n";
import type { Mark } from "../wire";
import { GLYPHS } from "./model";

export function Badge({ mark, word = false }: { mark: Mark | "hard"; word?: boolean }) {
  return (
    <span class={`badge m-${mark}`}>
      <b aria-hidden="true">{GLYPHS[mark]}</b>
      {word && t(`review-mark-${mark}`)}
    </span>
  );
}
