/** An answer as a button, with the letter that chooses it. */
import type { ComponentChildren } from "preact";
import { entries, inWords } from "../../../lib/goods";
import { t } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import { Blessing } from "../../../ui/Blessing";
import { Disc } from "../../../ui/Disc";
import { Icon } from "../../../ui/Icon";
import { cx } from "../../../ui/cx";
import type { Offer } from "../../../wire";
import { letters } from "../../../table/Help";
import { pointing } from "./pointing";
import { capsOf, nextStep, useScene } from "./scene";

interface AnswerProps {
  offer: Offer;
  class?: string;
  /** What stands on it, if not the goods or the words of the offer. */
  children?: ComponentChildren;
}

export function Answer({ offer, class: more, children }: AnswerProps) {
  const scene = useScene();
  const goods = entries(offer.goods ?? {});
  const step = nextStep(scene);
  const cap = letters.value ? capsOf(scene).get(offer)?.toUpperCase() : undefined;
  const told = goods.length > 0 ? `${children ? t(`table-verb-${offer.verb}`) : ""} ${inWords(offer.goods ?? {})}`.trim() : undefined;
  return (
    <button
      type="button"
      class={cx("answer nums", more, step === offer && "is-step", scene.sent.value === offer.text && "is-sent")}
      aria-label={told}
      title={told}
      aria-keyshortcuts={cap}
      data-spot={`answer/${offer.text}`}
      onClick={() => scene.make(offer)}
      {...pointing(
        () => scene.point(offer),
        () => scene.point(null),
        scene.size === "phone",
      )}
    >
      {children ??
        (goods.length > 0 ?
          goods.map(([good, n]) => (
            <span key={good} class="nb">
              {(n > 1 || scene.asked?.kind !== "good") && n}
              <Icon name={good} />
            </span>
          ))
        : (
          <>
            {offer.colour && (scene.asked?.kind === "colour" || scene.asked?.kind === "tricolour" ? <Disc colour={offer.colour} /> : <Blessing of={offer.colour} />)}
            {plain(offer.label)}
          </>
        ))}
      {cap && <kbd aria-hidden="true">{cap}</kbd>}
    </button>
  );
}
