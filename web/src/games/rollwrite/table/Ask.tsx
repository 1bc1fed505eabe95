/** The strip below the sheets: what is asked, what the pointed-at move pays and brings, why something cannot be done. */
import { inTags, pieces, plain } from "../../../lib/sentence";
import { listed, t, tagged } from "../../../lib/i18n";
import { Dots } from "../../../table/Dots";
import { Group } from "../../../table/keys";
import { nameOf } from "../../../table/names";
import { Icon } from "../../../ui/Icon";
import { Plan } from "../../../ui/Plan";
import { Words } from "../../../ui/Words";
import { cx } from "../../../ui/cx";
import { building } from "../../../lib/villages";
import type { No, Sentence } from "../../../wire";
import { Change } from "./Change";
import { buildingName } from "./Empire";
import { favor, favorName } from "./Tray";
import { PLAN_POINTS, changeOf } from "./places";
import { type Scene, playerAt, rerolls, useScene } from "./scene";

/** What Develop is about now: how many actions are left, or that nothing is. */
function developing(scene: Scene): string {
  const own = playerAt(scene.view, scene.seat);
  if (scene.offers.every(({ verb }) => verb === "ready")) return t("roll-ask-done");
  return t("roll-ask-develop", { n: own?.actions ?? 0 });
}

/** What is asked, in words that fit the moment. */
export function questionOf(scene: Scene): Sentence {
  if (scene.asked === "develop") return developing(scene);
  if (scene.asked === "settlements" && scene.plan !== null) return t("roll-ask-place", { name: buildingName(scene.plan) });
  return scene.ask;
}

/** Which dice are rolled again, and by which building. */
function Rerolling({ scene }: { scene: Scene }) {
  const can = rerolls(scene);
  if (scene.dice.length === 0) return <span class="hint">{t("roll-pick-dice")}</span>;
  if (can.length === 0) return <span class="whynot">{t("roll-not-these-dice")}</span>;
  return (
    <Group class="answers" aria-label={plain(scene.ask)}>
      {can.map((offer, at) => (
        <button key={offer.text} type="button" class="answer" aria-keyshortcuts={String(at + 1)} onClick={() => scene.make(offer)}>
          <Icon name="replay" />
          {plain(offer.label)}
          <kbd aria-hidden="true">{at + 1}</kbd>
        </button>
      ))}
    </Group>
  );
}

/** What a settlement with the plan of a building brings: points, or more of what the building does. */
function broughtBy({ view, seat }: Scene, slug: string): string {
  const face = building(slug);
  const own = playerAt(view, seat)?.buildings.find((one) => one.slug === slug);
  if (!face || !own) return "";
  if (face.form === PLAN_POINTS) return tagged("roll-settle-points", { n: own.value });
  const text = face.raised[own.value - face.value] ?? face.text;
  return tagged(own.complete ? "roll-settle-raises" : "roll-settle-raises-later", { text: inTags(text) });
}

/** The buildings whose plan fits somewhere. */
function Plans({ scene }: { scene: Scene }) {
  const slugs = [...new Set(scene.placements.map((one) => one.building))];
  return (
    <Group class="answers plans" aria-label={t("roll-plans")}>
      {slugs.map((slug, at) => (
        <button
          key={slug}
          type="button"
          class={cx("answer", scene.plan === slug && "is-step")}
          aria-pressed={scene.plan === slug}
          title={plain(broughtBy(scene, slug))}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => scene.pickPlan(scene.plan === slug ? null : slug)}
        >
          <span aria-hidden="true">
            <Plan plan={building(slug)?.plan ?? []} />
          </span>
          {buildingName(slug)}
          <kbd aria-hidden="true">{at + 1}</kbd>
        </button>
      ))}
    </Group>
  );
}

function Waiting({ scene }: { scene: Scene }) {
  const { view, info, thinking, seat } = scene;
  const own = playerAt(view, seat);
  if (view.phase === "end") return <b class="question">{t("table-over")}</b>;
  const resigned = seat !== null && info.seats[seat]?.resigned;
  const names = view.turn.filter((at) => at !== seat || resigned).map((at) => nameOf(info, at));
  const ready = own && !resigned && !view.turn.includes(own.seat) && (view.phase === "develop" || view.phase === "settlements");
  const thinks = view.turn.every((at) => thinking.value.includes(at));
  return (
    <span class="waiting">
      {ready && <b>{t("roll-you-ready")} </b>}
      {names.length > 0 && t(thinks ? "table-thinks" : "table-waits", { names: listed(names), n: names.length })}
      {names.length > 0 && <Dots />}
    </span>
  );
}

/** The move that is pointed at: its words, and what it changes. */
function Pointed({ scene }: { scene: Scene }) {
  const offer = scene.pointed ?? scene.place?.offer;
  if (!offer) return null;
  const about = offer.verb === "take" ? favor(offer.text.slice("take ".length))?.text : undefined;
  return (
    <span class="then">
      <Words text={about ? [...pieces(offer.label), ": ", ...pieces(about)] : offer.label} />
      <Change change={changeOf(offer)} />
    </span>
  );
}

/** Ready with something left to do: it would be lost. */
function Unsure({ scene }: { scene: Scene }) {
  const own = playerAt(scene.view, scene.seat);
  const n = own?.actions ?? 0;
  const favor = own?.token && !own.favor_used ? favorName(own.token) : "";
  const what =
    n === 0 ? "favor"
    : favor ? "both"
    : "actions";
  return (
    <b class="question" role="alert">
      <Words text={tagged(`roll-unsure-${what}`, { n, favor })} />
    </b>
  );
}

export function Ask({ no }: { no: No | null }) {
  const scene = useScene();
  const { asked, whyNot } = scene;
  const manner =
    asked === null ? "is-still"
    : scene.unsure ? "is-give"
    : "is-go";
  return (
    <section class={cx("ask", manner, scene.sent !== null && "is-sent")} aria-label={t("table-asked")} tabIndex={-1} data-ask={asked ?? ""}>
      {asked === null ?
        <Waiting scene={scene} />
      : scene.unsure ?
        <Unsure scene={scene} />
      : <b class="question">
          <Words text={questionOf(scene)} />
        </b>
      }
      {asked === "reroll" && <Rerolling scene={scene} />}
      {asked === "settlements" && <Plans scene={scene} />}
      {asked === "settlements" && scene.plan !== null && (
        <span class="then">
          <Words text={broughtBy(scene, scene.plan)} />
        </span>
      )}
      {!scene.unsure && <Pointed scene={scene} />}
      {(scene.unsure ? [] : whyNot).slice(0, 2).map((refusal) => (
        <span key={refusal.label} class="whynot">
          <Icon name="lock" />
          <span>
            <Words text={refusal.text ?? ""} />
          </span>
        </span>
      ))}
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
