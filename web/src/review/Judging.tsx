/** How decisions are judged: what a mark takes, what luck and play are, what is behind the figures. */
import type { ComponentChildren } from "preact";
import { t } from "../lib/i18n";
import type { Mark, Review } from "../wire";
import { Badge } from "./Badge";
import { points } from "./model";

const MARKS: readonly (Mark | "hard")[] = ["best", "hard", "good", "inaccuracy", "mistake", "blunder"];

export function Judging({ review, children }: { review: Review | null; children?: ComponentChildren }) {
  return (
    <>
      <p>{t("review-how-known")}</p>
      <p>{t("review-how-deals")}</p>
      {review && <p>{t("review-how-this", { bot: review.by, deals: review.deals, within: points(review.within) })}</p>}
      {children}
      <h3>{t("review-how-marks")}</h3>
      <dl class="rv-marks">
        {MARKS.map((mark) => (
          <div key={mark}>
            <dt>
              <Badge mark={mark} word />
            </dt>
            <dd>{t(`review-how-${mark}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("review-how-sure")}</p>
      <h3>{t("review-luck-and-play")}</h3>
      <p>{t("review-how-luck")}</p>
      <h3>{t("review-how-left-title")}</h3>
      <p>{t("review-how-left")}</p>
    </>
  );
}
