/** The bar of the card game: goods, pass, the next step, end of the turn. */
import { t } from "../lib/i18n";
import { face } from "../lib/library";
import { Button } from "../ui/Button";
import type { Offer } from "../wire";
import { Bar, type DockProps } from "./Bar";
import { Purse } from "./Purse";
import { verbOf } from "./choices";
import { type Scene, change, nameOf, nextStep, useScene } from "./scene";

/** What the next step is called on its button. */
export function stepLabel(scene: Scene, step: Offer): string {
  if (step.verb !== "choose") return step.label;
  if (scene.asked?.kind === "pay") return t("table-pay", { what: step.label });
  const verb = verbOf(step, scene.asked);
  const { picked } = scene;
  const card = picked === null || picked.zone === "foundations" ? undefined : face(picked.card)?.name;
  return t(`table-do-${verb}`, { what: card ?? step.label });
}

/** Why a turn cannot be ended or passed now. */
export function whyNotNow(scene: Scene, wanted: "end" | "pass"): string {
  const { asked, view, info, seat } = scene;
  if (seat === null) return t("table-only-watching");
  const [other] = view.turn.filter((one) => one !== seat);
  if (asked === null) return other === undefined ? t("table-not-now") : t("table-not-your-turn", { name: nameOf(info, other) });
  if (asked.kind !== "turn") return t("table-answer-first");
  return t(wanted === "end" ? "table-act-first" : "table-acted-already");
}

export function Dock(props: DockProps) {
  const scene = useScene();
  const { view, seat, offers, size } = scene;
  const own = seat === null ? undefined : view.players[seat];
  const step = nextStep(scene);
  const end = offers.find((offer) => offer.verb === "end");
  const pass = offers.find((offer) => offer.verb === "pass");
  const phone = size === "phone";
  const bare = phone && step !== null; // then the next step needs the room
  return (
    <Bar {...props} purse={own && <Purse goods={own.goods} change={change(scene)} />}>
      <Button
        icon="pass"
        hint={size === "desk" ? "P" : undefined}
        refused={pass ? undefined : whyNotNow(scene, "pass")}
        aria-label={bare ? t("table-pass") : undefined}
        onClick={() => pass && scene.make(pass)}
      >
        {!bare && t("table-pass")}
      </Button>
      {step !== null && (
        <Button kind={scene.manner === "give" ? "give" : "primary"} class="big act-step" hint={phone ? undefined : "↵"} onClick={() => scene.make(step)}>
          {stepLabel(scene, step)}
        </Button>
      )}
      <Button
        class="big act-end"
        kind={end && step === null ? "primary" : undefined}
        hint={phone ? undefined : "E"}
        refused={end ? undefined : whyNotNow(scene, "end")}
        onClick={() => end && scene.make(end)}
      >
        {t("table-end-turn")}
      </Button>
    </Bar>
  );
}
