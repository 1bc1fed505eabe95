/** Provinces and Inventions of an empire, beside its rows; its era and tracks on the board. */
import { t } from "../../../lib/i18n";
import { face } from "../../../lib/library";
import { Group } from "../../../table/keys";
import { colours, hues } from "../../../ui/Card";
import { Disc } from "../../../ui/Disc";
import { Formula } from "../../../ui/Formula";
import { Icon } from "../../../ui/Icon";
import { inShort, isUsedUp, locLabel, marks } from "../../../ui/Loc";
import { cardLabel } from "../../../ui/Card";
import { peekProps } from "../../../ui/Peek";
import { cx } from "../../../ui/cx";
import type { Category, Invention, Location, Part, Player } from "../../../wire";
import { split } from "./part";
import { useSpot } from "./spot";

/** Points that a Province costs at the end of a game (CEND-3). */
const PENALTY = 5;
const CATEGORIES: readonly Category[] = ["military", "economy", "culture"];

function Land({ at, holder }: { at: Location; holder: number }) {
  const shown = face(at.card);
  const spot = useSpot({ zone: "empire", holder, card: at.card }, shown);
  if (shown === undefined) return null;
  const does = shown.abilities.filter(({ kind }) => kind === shown.kind).map(({ formula = [] }) => inShort(formula));
  return (
    <button
      type="button"
      {...spot.on}
      class={cx("land", hues(shown), `shows-${spot.showing}`, isUsedUp(shown, at) && "is-used", spot.on.class)}
      aria-label={cx(locLabel(shown, at), spot.says)}
    >
      <span class={`sw tex c-${colours(shown)[0] ?? "none"}`}>
        <Disc colour={colours(shown)[0] ?? "none"} />
      </span>
      <b>{shown.name}</b>
      <span class="fx">{does.map((formula) => <Formula tokens={formula} short />)}</span>
      {marks(at).map(({ icon, n }) => (
        <span key={icon} class="tk nums">
          <Icon name={icon} />
          {n > 1 && n}
        </span>
      ))}
    </button>
  );
}

function Held({ of }: { of: Invention }) {
  const shown = face(of.card);
  if (shown === undefined) return null;
  const [colour = "none"] = colours(shown);
  const used = shown.uses !== undefined && shown.uses > 0 && of.uses >= shown.uses;
  return (
    <button type="button" class={cx("invheld tex", `c-${colour}`, used && "is-used")} aria-label={cx(cardLabel(shown), of.uses > 0 && t("table-invention-used", { n: of.uses }))} data-spot={`held/${of.card}`} data-card={of.card} {...peekProps(shown)}>
      <Disc colour={colour} />
    </button>
  );
}

export function Lands({ player }: { player: Player }) {
  const { part } = player;
  if (part === undefined) return null;
  const { lands } = split(player.empire, face);
  if (lands.length + part.inventions.length === 0) return null;
  return (
    <div class={cx("lands", lands.length > 6 && "is-full")} data-lands>
      <h3>
        <Icon name="province" />
        <span>{t("table-provinces")}</span>
        {lands.length > 0 && (
          <b class="nums" title={t("table-provinces-cost", { n: PENALTY * lands.length })}>
            −{PENALTY * lands.length}
            <Icon name="vp" label={t("table-score")} />
          </b>
        )}
      </h3>
      <Group class="pvs" aria-label={t("table-provinces")}>
        {lands.map((at) => <Land key={at.card} at={at} holder={player.seat} />)}
      </Group>
      <h3>
        <Icon name="invention" />
        <span>{t("empire-inventions")}</span>
        <b class="nums">{part.inventions.length}</b>
      </h3>
      <Group class="invs" aria-label={t("empire-inventions")}>
        {part.inventions.map((one) => <Held key={one.card} of={one} />)}
      </Group>
    </div>
  );
}

/** The era of an empire, and how far its tracks are crossed off. */
export function EraLine({ part }: { part: Part }) {
  return (
    <div class="eraline">
      <span class="era" title={t(`empire-era-${part.era}`)}>
        <Icon name={`era-${part.era}`} />
        <span>{t(`empire-era-${part.era}`)}</span>
      </span>
      <span class="mini3">
        {CATEGORIES.map((category) => {
          const now = part.tracks[category] ?? 0;
          const more = now - (part.began[category] ?? 0);
          return (
            <span key={category} class="nums" role="img" aria-label={t("table-track-at", { track: t(`empire-track-${category}`), n: now, more })} title={t(`empire-track-${category}`)}>
              <Icon name={`tr-${category}`} />
              {now}
              {more > 0 && <ins>+{more}</ins>}
            </span>
          );
        })}
      </span>
    </div>
  );
}
