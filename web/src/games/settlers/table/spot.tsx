/** A card on the table as something to point at, pick up and play. */
import { computed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { listed, t } from "../../../lib/i18n";
import { zoomBy } from "../../../lib/settings";
import { Icon } from "../../../ui/Icon";
import { peekProps, unpeek } from "../../../ui/Peek";
import type { CardFace } from "../../../wire";
import { Note } from "./Note";
import { inOrder, verbOf } from "./choices";
import { type Spot, sameSpot, spotKey } from "../../../table/spots";
import { goes, nextStep, offersAt, useScene } from "./scene";

/** What a card shows: nothing special, a possible move, a possible loss, or that it is picked for one of them. */
export type Showing = "idle" | "can" | "may-lose" | "picked" | "lose";

export interface SpotProps {
  showing: Showing;
  /** The verb of the next move on it; null if there is none. */
  verb: string | null;
  /** What a reader hears beside the card's own label. */
  says: string;
  /** Attributes of its button. */
  on: ReturnType<typeof handlers>;
}

/** What the next click does, on a card's tab. */
export function Tab({ verb, done }: { verb: string; done: boolean }) {
  return (
    <>
      {done && <Icon name="check" />}
      {t(`table-verb-${verb}`)}
    </>
  );
}

function handlers(
  spot: Spot,
  face: CardFace | undefined,
  more: { class: string | undefined; pressed: boolean | undefined; click: () => void; note: ComponentChildren },
) {
  return {
    ...(face && peekProps(face, more.note)),
    class: more.class,
    "data-card": spot.card,
    "data-spot": spotKey(spot),
    "aria-pressed": more.pressed,
    onClick: more.click,
  };
}

function showing(picked: boolean, can: boolean, loses: boolean): Showing {
  if (picked) return can && loses ? "lose" : "picked";
  if (!can) return "idle";
  return loses ? "may-lose" : "can";
}

export function useSpot(spot: Spot, face: CardFace | undefined): SpotProps {
  const scene = useScene();
  const offers = inOrder(offersAt(scene, spot));
  const isPicked = sameSpot(scene.picked, spot);
  const step = isPicked ? nextStep(scene) : null;
  const gone = !isPicked && goes(scene, spot);
  const isSent = offers.length > 0 && computed(() => offers.some((offer) => offer.text === scene.sent.value)).value;
  const verbs = [...new Set(offers.map((offer) => verbOf(offer, scene.asked)))];

  const click = (): void => {
    if (!scene.plays || scene.asked === null) return;
    if (zoomBy.value === "hover") unpeek();
    if (step !== null) scene.make(step);
    else scene.pick(isPicked ? null : spot);
  };

  return {
    showing: gone ? "lose" : showing(isPicked, offers.length > 0, scene.manner === "give"),
    verb: gone ? "give-up" : step !== null ? verbOf(step, scene.asked) : (verbs[0] ?? null),
    says: [
      verbs.length > 0 && t("table-can", { verbs: listed(verbs.map((verb) => t(`table-verb-${verb}`))) }),
      isPicked && t("table-picked"),
      gone && `${t("table-verb-give-up")}.`,
    ]
      .filter(Boolean)
      .join(" "),
    on: handlers(spot, face, {
      class: isSent ? "is-sent" : undefined,
      pressed: offers.length > 0 ? isPicked : undefined,
      click,
      note: scene.asked === null ? undefined : <Note scene={scene} spot={spot} />,
    }),
  };
}
