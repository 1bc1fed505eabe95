/** The bar of the card game: goods, pass, the next step, end of the turn, each in a place of its own. */
import { t, tagged } from "../../../lib/i18n";
import { inTags, plain } from "../../../lib/sentence";
import { confirmPass } from "../../../lib/settings";
import { face } from "../../../lib/library";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import type { Offer } from "../../../wire";
import { Bar, type DockProps } from "../../../table/Bar";
import { OwnPurse } from "./Purse";
import { verbOf } from "./choices";
import { Trays } from "./Trays";
import { isAny, left } from "./left";
import { type Scene, givesUp, nextStep, useScene } from "./scene";
import { nameOf } from "../../../table/names";

/** What the next step is called on its button, with tags. */
export function stepLabel(scene: Scene, step: Offer): string {
  if (step.verb !== "choose") return inTags(step.label);
  if (scene.asked?.kind === "pay") return tagged("table-pay", { what: inTags(step.label) });
  const verb = verbOf(step, scene.asked);
  const { picked } = scene;
  const card = picked === null || picked.zone === "foundations" ? undefined : face(picked.card)?.name;
  return tagged(`table-do-${verb}`, { what: card ?? inTags(step.label) });
}

/** Why a turn cannot be ended or passed now. */
export function whyNotNow(scene: Scene, wanted: "end" | "pass", undo: boolean): string {
  const { asked, view, info, seat } = scene;
  if (seat === null) return t("table-only-watching");
  const [other] = view.turn.filter((one) => one !== seat);
  if (asked === null) return other === undefined ? t("table-not-now") : t("table-not-your-turn", { name: nameOf(info, other) });
  if (asked.kind !== "turn") return t(undo ? "table-answer-or-undo" : "table-answer-first");
  return t(wanted === "end" ? "table-act-first" : "table-acted-already");
}

/** Pass; where something useful is left it is asked first. Whether there was anything to pass. */
export function pass(scene: Scene): boolean {
  const offer = scene.offers.find(({ verb }) => verb === "pass");
  if (offer === undefined) return false;
  if (confirmPass.value && isAny(left(scene.offers))) scene.setPassing(!scene.passing);
  else scene.make(offer, true);
  return true;
}

const DID = new Set(["build", "deal", "raze", "use", "draft", "send", "guard", "samurai", "visit", "play", "upkeep", "place", "pass", "end"]);

/** What was done, where the next step stands. */
function Done({ offer }: { offer: Offer }) {
  const what = face(offer.cards?.[0] ?? "")?.name ?? "";
  return (
    <span class="btn big step-none is-done">
      <Icon name="check" />
      <span class="lb">{t(DID.has(offer.verb) ? `table-did-${offer.verb}` : "table-did", { what })}</span>
    </span>
  );
}

/** The place of the next step: what Enter does, what was done, or what to do first. */
function StepPlace({ scene, undo }: { scene: Scene; undo: DockProps["undo"] }) {
  const step = nextStep(scene);
  if (scene.passing) {
    const offer = scene.offers.find(({ verb }) => verb === "pass");
    return (
      <Button kind="give" class="big act-step" icon="pass" hint="↵" onClick={() => offer && scene.make(offer, true)}>
        <span class="lb">{t("table-pass-sure")}</span>
      </Button>
    );
  }
  if (step !== null) {
    return (
      <Button kind={givesUp(scene) ? "give" : "primary"} class="big act-step" hint="↵" onClick={() => scene.make(step)}>
        <span class="lb">{plain(stepLabel(scene, step))}</span>
      </Button>
    );
  }
  if (scene.size === "phone" && scene.offers.some(({ verb }) => verb === "end")) return <EndPlace scene={scene} undo={undo} />;
  const done = scene.done.value;
  if (done !== null) return <Done offer={done} />;
  const wants =
    scene.asked === null ? "wait"
    : scene.asked.kind === "turn" ? "pick"
    : "answer";
  return (
    <Button class="big step-none" refused={scene.asked === null ? whyNotNow(scene, "end", undo.can) : t(`table-step-${wants}-why`)}>
      <span class="lb">{t(`table-step-${wants}`)}</span>
    </Button>
  );
}

function EndPlace({ scene, undo }: { scene: Scene; undo: DockProps["undo"] }) {
  const end = scene.offers.find((offer) => offer.verb === "end");
  return (
    <Button
      class="big act-end"
      kind={end && nextStep(scene) === null ? "primary" : undefined}
      hint="E"
      refused={end ? undefined : whyNotNow(scene, "end", undo.can)}
      onClick={() => end && scene.make(end, scene.size !== "phone")}
    >
      <span class="lb">{t("table-end-turn")}</span>
    </Button>
  );
}

export function Dock(props: DockProps) {
  const scene = useScene();
  const { offers, size, passing } = scene;
  const phone = size === "phone";
  const can = offers.some(({ verb }) => verb === "pass");
  return (
    <Bar {...props} purse={<><OwnPurse /><Trays /></>}>
      <Button
        icon={passing ? "undo" : "pass"}
        class="act-pass"
        hint={passing ? "Esc" : "P"}
        refused={can ? undefined : whyNotNow(scene, "pass", props.undo.can)}
        aria-label={t(passing ? "table-pass-not" : "table-pass")}
        onClick={() => pass(scene)}
      >
        {!phone && <span class="lb">{t(passing ? "table-pass-not" : "table-pass")}</span>}
      </Button>
      <StepPlace scene={scene} undo={props.undo} />
      {!phone && <EndPlace scene={scene} undo={props.undo} />}
    </Bar>
  );
}
