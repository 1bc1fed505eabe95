/** The strip between empire and hand: what is asked, what can be answered there, what it would bring. */
import { entries } from "../../../lib/goods";
import { listed, t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { plain } from "../../../lib/sentence";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import type { Goods, Looked, No, Offer, Refusal } from "../../../wire";
import { Answer } from "./Answer";
import { ROOM, Signed } from "./Deals";
import { Doors } from "./Doors";
import { Dots } from "../../../table/Dots";
import { Amounts, LedgerLine } from "./Ledger";
import { purseOf, verbOf } from "./choices";
import { spotKey } from "../../../table/spots";
import { Group } from "../../../table/keys";
import { left } from "./left";
import { type Scene, answersOf, answersInPrayer, choicesOf, isDoor, ledgerOf, useScene } from "./scene";
import { nameOf } from "../../../table/names";
import { useTight } from "./tight";

/** The steps of a building or deal that goes on: the card, what is given up for it, the payment. */
function Steps() {
  const { asked, view, seat } = useScene();
  if (asked === null || seat === null || (asked.kind !== "discard" && asked.kind !== "pay") || asked.card === undefined)
    return null;
  if (!view.players[seat]?.hand?.includes(asked.card)) return null;
  const card = face(asked.card);
  if (card === undefined) return null;
  const paying = asked.kind === "pay";
  return (
    <ol class="steps" aria-label={t(asked.purpose === "deal" ? "table-steps-deal" : "table-steps")}>
      <li>
        <Icon name="check" />
        {t("table-step-card")}
      </li>
      {card.location && asked.purpose !== "deal" && (
        <li aria-current={paying ? undefined : "step"}>
          <Icon name={paying ? "check" : "location"} />
          {t("table-step-give-up")}
        </li>
      )}
      <li aria-current={paying ? "step" : undefined}>{t("table-step-pay")}</li>
    </ol>
  );
}

/** Why nothing can be done with a card; where something can be, that is what one wants. */
const refusedHere = (looked: Looked | undefined, choices: readonly Offer[]): Refusal[] =>
  choices.length === 0 ? (looked?.refusals ?? []).slice(0, 3) : [];

/** What can be done with the picked card, what it comes to, and why other things cannot. */
function Picked({ scene }: { scene: Scene }) {
  const choices = choicesOf(scene);
  const looked = scene.picked ? scene.looked(scene.picked) : undefined;
  const ledger = ledgerOf(scene);
  const name = scene.picked ? (face(scene.picked.card)?.name ?? t("table-foundation")) : "";
  const [only] = choices;
  const door = isDoor(scene);
  const verbs = choices.map((offer) => t(`table-verb-${verbOf(offer, scene.asked)}`) + ((offer.times ?? 1) > 1 ? ` ×${offer.times}` : ""));
  /** Where there is little room the verbs alone say which is which: the card is picked. */
  const brief = new Set(verbs).size === choices.length;
  return (
    <>
      {scene.asked?.kind !== "turn" && (
        <b class="question">
          <Words text={scene.ask} />
        </b>
      )}
      {choices.length > 1 && (
        <Group class="answers" aria-label={name}>
          {choices.map((offer, nth) => (
            <Answer key={offer.text} offer={offer}>
              {brief ? <span class="whole">{plain(offer.label)}</span> : plain(offer.label)}
              {brief && <span class="brief">{verbs[nth]}</span>}
            </Answer>
          ))}
        </Group>
      )}
      {choices.length === 1 && scene.asked?.kind === "turn" && !door && <b class="question">{plain(only?.label ?? "")}</b>}
      {door && scene.size !== "phone" && <Doors />}
      {ledger && <LedgerLine ledger={ledger} />}
      {choices.length === 0 && <b class="question">{name}</b>}
      {refusedHere(looked, choices).map((refusal) => (
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
  const { asked, ask } = scene;
  const onTurn = asked?.kind === "turn";
  const answers = answersOf(scene);
  return (
    <>
      <b class="question">
        {scene.token ? t("table-token-where", { name: t(`empire-bonus-${scene.token}`), what: t(`empire-bonus-${scene.token}-what`) }) : <Words text={onTurn ? turnText(scene) : ask} />}
      </b>
      {onTurn && answers.length > 0 && (
        <Group class="answers" aria-label={t("table-verb-send")}>
          <span class="cap">
            <Icon name="worker" />
            <Icon name="worker" /> {t("table-send")}
          </span>
          {answers.map((offer) => (
            <Answer key={offer.text} offer={offer}>
              <Icon name={Object.keys(offer.goods ?? {})[0] ?? "card"} />
            </Answer>
          ))}
        </Group>
      )}
      {onTurn && scene.size !== "phone" && <Doors />}
      {!onTurn && answers.length > 0 && !answersInPrayer(scene) && (
        <Group class="answers" aria-label={plain(ask)}>
          {answers.map((offer) => (
            <Answer key={offer.text} offer={offer} />
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

/** What the server says cleanup takes from who passes, and what of the own goods stays. */
function cleanup({ offers, view, seat }: Scene): { lost: Goods; kept: Goods } {
  const brings = offers.find(({ verb }) => verb === "pass")?.brings ?? {};
  const own = (seat === null ? undefined : view.players[seat]?.goods) ?? {};
  const lost: Goods = {};
  const kept: Goods = {};
  for (const good of purseOf(own)) {
    const gone = -(brings[good] ?? 0);
    if (gone > 0) lost[good] = gone;
    if ((own[good] ?? 0) > gone) kept[good] = (own[good] ?? 0) - gone;
  }
  return { lost, kept };
}

/** Passing with something left to do: what that is, and what becomes of the goods. */
function Passing({ scene }: { scene: Scene }) {
  const { send, ...cards } = left(scene.offers);
  const { lost, kept } = cleanup(scene);
  return (
    <>
      <b class="question" role="alert">
        {t("table-pass-ask")}
      </b>
      {entries(lost).length > 0 && (
        <span class="ledger after">
          <span class="pay">
            <small>{t("table-pass-lost")}</small> <Amounts goods={lost} />
          </span>
          {entries(kept).length > 0 && (
            <span class="get">
              <small>{t("table-pass-kept")}</small> <Amounts goods={kept} />
            </span>
          )}
        </span>
      )}
      <span class="ledger left">
        <small>{t("table-left")}</small>
        {(["build", "deal", "raze", "use", "visit", "play"] as const).map(
          (verb) =>
            cards[verb] > 0 && (
              <span key={verb} class="out">
                {t(`table-left-${verb}`, { n: cards[verb] })}
              </span>
            ),
        )}
        {send && <span class="out">{t("table-left-send")}</span>}
      </span>
    </>
  );
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
      {t(thinking.value.length > 0 ? "table-thinks" : "table-waits", { names: listed(names), n: names.length })}
      <Dots />
    </span>
  );
}

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

export function Ask({ no }: { no: No | null }) {
  const scene = useScene();
  const ask = useTight();
  return (
    <section
      ref={ask}
      class={cx("ask", scene.asked !== null ? `is-${scene.passing ? "give" : scene.manner}` : "is-still", scene.passing && "is-passing", scene.sent.value !== null && "is-sent")}
      aria-label={t("table-asked")}
      tabIndex={-1}
      data-ask
    >
      <Steps />
      {scene.asked === null ?
        <Waiting scene={scene} />
      : scene.passing ?
        <Passing scene={scene} />
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
    </section>
  );
}
