/** The coach of a first game: what this phase and this question are about, and what he would do. */
import { useState } from "preact/hooks";
import { t } from "../lib/i18n";
import { face } from "../lib/library";
import { kept } from "../lib/settings";
import type { Connection } from "../lib/socket";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import type { Asked, CardFace, Hint, Offer } from "../wire";
import { NOBODY } from "./choices";
import { type Scene, useScene } from "./scene";

const quiet = kept("coach-quiet", false, (value) => typeof value === "boolean");

/** Questions that have a lesson of their own; in a turn the round decides what is taught. */
const QUESTIONS = new Set(["draft", "deck", "discard", "pay", "card", "location", "deal", "good", "send", "player", "keep"]);

export function lesson({ asked, view }: Pick<Scene, "asked" | "view">): string {
  if (view.phase === "end") return "end";
  if (asked === null) return view.phase === "action" ? "wait" : "watch";
  if (asked.kind !== "turn") return QUESTIONS.has(asked.kind) ? asked.kind : "question";
  if (view.acted) return "acted";
  return `turn-${Math.min(view.round, 5)}`;
}

const KINDS = new Set(["build", "draft"]);
const REASONED = new Set(["deal", "raze", "use", "send", "guard", "end", "pass"]);

/** Why the coach would make this move: what such a move is good for. */
export function why(offer: Offer, asked: Asked | null, card: CardFace | undefined): string {
  if (KINDS.has(offer.verb) && card !== undefined) return `${offer.verb}-${card.kind}`;
  if (REASONED.has(offer.verb)) return offer.verb;
  return asked?.kind === "discard" || asked?.kind === "pay" ? asked.kind : "best";
}

/** Pick up the card that the coach would play, so that the next step is at hand. */
function show(scene: Scene, offer: Offer | undefined): void {
  if (offer?.zone == null) return;
  const holder = offer.zone === "offer" ? NOBODY : (offer.holder ?? scene.seat ?? 0);
  scene.pick({ zone: offer.zone, holder, card: offer.cards?.[0] ?? "" });
  scene.point(offer);
}

export function Coach({ connection }: { connection: Connection }) {
  const scene = useScene();
  const [hint, setHint] = useState<Hint | null>(null);
  const [asking, setAsking] = useState(false);
  const current = hint !== null && hint.at === connection.seen.value?.at ? hint : null;
  const offer = scene.offers.find((one) => one.text === current?.text);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const found = await connection.hint();
    setAsking(false);
    setHint(found);
    show(
      scene,
      scene.offers.find((one) => one.text === found?.text),
    );
  };
  if (quiet.value) {
    return (
      <Button class="coach-call" kind="quiet" icon="help" onClick={() => (quiet.value = false)}>
        {t("table-coach-call")}
      </Button>
    );
  }
  return (
    <aside class="coach panel" aria-label={t("table-coach")}>
      <Icon name="person" />
      <p>
        <Words text={t(`table-coach-${lesson(scene)}`)} />
        {current && (
          <>
            <b>{t("table-coach-would", { move: current.label })}</b>
            {offer && <Words text={t(`table-coach-why-${why(offer, scene.asked, face(offer.cards?.[0] ?? ""))}`)} />}
          </>
        )}
      </p>
      {current && offer ?
        offer.zone == null && <Button onClick={() => scene.make(offer)}>{current.label}</Button>
      : scene.asked !== null && (
          <Button onClick={() => void ask()} aria-busy={asking}>
            {t("table-coach-ask")}
          </Button>
        )
      }
      <Button kind="quiet" icon="close" aria-label={t("table-coach-quiet")} onClick={() => (quiet.value = true)} />
    </aside>
  );
}
