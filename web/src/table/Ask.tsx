/** The strip between empire and hand: what is asked, what can be answered there, what it would bring. */
import type { ComponentChildren } from "preact";
import { entries, inWords, listed } from "../lib/goods";
import { t } from "../lib/i18n";
import { face } from "../lib/library";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import { cx } from "../ui/cx";
import type { No, Offer } from "../wire";
import { Signed } from "./Deals";
import { Dots } from "./Dots";
import { Change } from "./Note";
import { spotKey } from "./choices";
import { Group } from "./keys";
import { type Scene, choicesOf, nameOf, nextStep, useScene } from "./scene";

/** The steps of a building that goes on: the card, what is given up for it, the payment. */
function Steps() {
  const { asked, view, seat } = useScene();
  if (asked === null || seat === null || (asked.kind !== "discard" && asked.kind !== "pay") || asked.card === undefined)
    return null;
  if (!view.players[seat]?.hand?.includes(asked.card)) return null;
  const card = face(asked.card);
  if (card === undefined) return null;
  const paying = asked.kind === "pay";
  return (
    <ol class="steps" aria-label={t("table-steps")}>
      <li>
        <Icon name="check" />
        {t("table-step-card")}
      </li>
      {card.location && (
        <li aria-current={paying ? undefined : "step"}>
          <Icon name={paying ? "check" : "location"} />
          {t("table-step-give-up")}
        </li>
      )}
      <li aria-current={paying ? "step" : undefined}>{t("table-step-pay")}</li>
    </ol>
  );
}

/** An answer as a button: goods as icons, all else in words. */
function Answer({ offer, at, children }: { offer: Offer; at: number; children?: ComponentChildren }) {
  const scene = useScene();
  const goods = entries(offer.goods ?? {});
  const step = nextStep(scene);
  return (
    <button
      type="button"
      class={cx("answer nums", step === offer && "is-step", scene.sent === offer.text && "is-sent")}
      aria-label={
        goods.length > 0 ? `${children ? t(`table-verb-${offer.verb}`) : ""} ${inWords(offer.goods ?? {})}`.trim() : undefined
      }
      aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
      data-spot={`answer/${offer.text}`}
      onClick={() => scene.make(offer)}
      onPointerEnter={() => scene.point(offer)}
      onPointerLeave={() => scene.point(null)}
      onFocus={() => scene.point(offer)}
      onBlur={() => scene.point(null)}
    >
      {children ??
        (goods.length > 0 ?
          goods.map(([good, n]) => (
            <span key={good} class="nb">
              {(n > 1 || scene.asked?.kind !== "good") && n}
              <Icon name={good} />
            </span>
          ))
        : offer.label)}
      {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
    </button>
  );
}

/** What can be done with the picked card, and why other things cannot. */
function Picked({ scene }: { scene: Scene }) {
  const choices = choicesOf(scene);
  const looked = scene.picked ? scene.looked(scene.picked) : undefined;
  const step = nextStep(scene);
  const brings = step === null ? undefined : looked?.brings[step.text];
  const name = scene.picked ? (face(scene.picked.card)?.name ?? t("table-foundation")) : "";
  return (
    <>
      {scene.asked?.kind !== "turn" && (
        <b class="question">
          <Words text={scene.ask} />
        </b>
      )}
      {(choices.length > 1 || (choices.length === 1 && scene.asked?.kind === "turn")) && (
        <Group class="answers" aria-label={name}>
          {choices.map((offer, at) => (
            <Answer key={offer.text} offer={offer} at={at}>
              {offer.label}
            </Answer>
          ))}
        </Group>
      )}
      {brings !== undefined && entries(brings).length > 0 && (
        <span class="then">
          <Icon name="arrow" class="ar" />
          <Change goods={brings} />
        </span>
      )}
      {choices.length === 0 && <b class="question">{name}</b>}
      {looked?.refusals.slice(0, choices.length === 0 ? 3 : 1).map((refusal) => (
        <span key={refusal.label} class="whynot">
          <Icon name="lock" />
          <span>
            <Words text={refusal.text ?? ""} />
          </span>
        </span>
      ))}
    </>
  );
}

/** Workers go for goods in pairs: in a turn the goods stand behind one word. */
function Question({ scene }: { scene: Scene }) {
  const { asked, ask, loose } = scene;
  const onTurn = asked?.kind === "turn";
  const sends = loose.filter((offer) => offer.verb === "send");
  const others = loose.filter((offer) => offer.verb !== "send");
  return (
    <>
      <b class="question">
        <Words text={onTurn ? turnText(scene) : ask} />
      </b>
      {onTurn && sends.length > 0 && (
        <Group class="answers" aria-label={t("table-verb-send")}>
          <span class="cap">
            <Icon name="worker" />
            <Icon name="worker" /> {t("table-send")}
          </span>
          {sends.map((offer, at) => (
            <Answer key={offer.text} offer={offer} at={at}>
              <Icon name={Object.keys(offer.goods ?? {})[0] ?? "card"} />
            </Answer>
          ))}
        </Group>
      )}
      {!onTurn && loose.length > 0 && (
        <Group class="answers" aria-label={ask}>
          {[...sends, ...others].map((offer, at) => (
            <Answer key={offer.text} offer={offer} at={at} />
          ))}
        </Group>
      )}
    </>
  );
}

/** What a turn is about now: the action, or the free moves after it. */
export function turnText({ view, offers, placed }: Pick<Scene, "view" | "offers" | "placed">): string {
  if (!view.acted) return t("table-your-turn");
  return offers.length > 1 || placed.size > 0 ? t("table-acted-more") : t("table-acted");
}

function Waiting({ scene }: { scene: Scene }) {
  const { view, info, thinking, seat } = scene;
  const own = seat === null ? undefined : view.players[seat];
  if (view.phase === "end") return <b class="question">{t("table-over")}</b>;
  const resigned = seat !== null && info.seats[seat]?.resigned;
  const names = view.turn.filter((at) => at !== seat || resigned).map((at) => nameOf(info, at));
  const picked = own?.pick != null && view.turn.length > 0 ? t("table-picked-secret") : "";
  return (
    <span class="waiting">
      {picked && <b>{picked}</b>}{" "}
      {t(thinking.length > 0 ? "table-thinks" : "table-waits", { names: listed(names), n: names.length })}
      <Dots />
    </span>
  );
}

/** So many deals lie side by side on the board; of more only the edges show. */
const ROOM = 5;

/** Deals to choose among that are too many for the board to hit. */
function Crowd({ scene: { view, seat, placed } }: { scene: Scene }) {
  const deals = seat === null ? [] : (view.players[seat]?.deals ?? []);
  const spots = deals.map(({ card }) => ({ zone: "deals", holder: seat ?? 0, card }) as const);
  if (deals.length <= ROOM || !spots.some((spot) => placed.has(spotKey(spot)))) return null;
  return (
    <Group class="deals-now" aria-label={t("table-deals", { n: deals.length })}>
      {deals.map((deal) => (
        <Signed key={deal.card} deal={deal} holder={seat ?? 0} />
      ))}
    </Group>
  );
}

interface AskProps {
  no: No | null;
  hint?: ComponentChildren;
}

export function Ask({ no, hint }: AskProps) {
  const scene = useScene();
  return (
    <section
      class={cx("ask", scene.asked !== null ? `is-${scene.manner}` : "is-still", scene.sent !== null && "is-sent")}
      aria-label={t("table-asked")}
      tabIndex={-1}
      data-ask
    >
      <Steps />
      {scene.asked === null ?
        <Waiting scene={scene} />
      : scene.picked ?
        <Picked scene={scene} />
      : <Question scene={scene} />}
      <Crowd scene={scene} />
      {no !== null && (
        <span class="whynot" role="alert">
          <Icon name="lock" />
          <span>
            <Words text={no.text} />
          </span>
        </span>
      )}
      {hint}
    </section>
  );
}

/** Where nothing can be done: whose turn it is. */
export function ReadStrip({ children }: { children?: ComponentChildren }) {
  return (
    <section class="ask is-still" aria-label={t("table-asked")}>
      {children}
    </section>
  );
}

export function BackToNow({ at, onBack }: { at: number; onBack: () => void }) {
  return (
    <section class="ask is-past" aria-label={t("table-asked")}>
      <Icon name="moment" />
      <b class="question">{t("table-moment", { at })}</b>
      <Button kind="primary" onClick={onBack}>
        {t("table-back-to-now")}
      </Button>
    </section>
  );
}
