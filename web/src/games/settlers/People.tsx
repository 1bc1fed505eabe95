/** The factions at a table of the card game. */
import { t } from "../../lib/i18n";
import { faction } from "../../lib/library";
import { changedSeat, holder } from "../../lib/wish";
import { type RowProps, chooses } from "../../lobby/Seats";
import { Seg } from "../../lobby/Seg";
import { hasAztecs } from "./Boxes";
import { SeatDeck } from "./decks/SeatDeck";
import { Emblem } from "../../ui/Emblem";

const FACTIONS = ["barbarians", "rome", "egypt", "japan"];
const WITH_AZTECS = [...FACTIONS, "aztecs"];

/** The name of a faction, or of chance. */
export const peopleName = (of: string | null | undefined): string => (of ? (faction(of)?.name ?? of) : t("lobby-chance"));

/** The emblem of a faction, or of chance. */
export function People({ of }: { of: string | null | undefined }) {
  return of ? <Emblem of={of} /> : <span class="emblem rnd">?</span>;
}

/** The faction of a seat; each is played once. */
export function Peoples(props: RowProps) {
  const { seats, seat, at, own, wish, change, adjust, refuse } = props;
  const chosen = seat.faction ?? "";
  if (!chooses(props)) {
    return (
      <>
        <span class="facs">
          <span class="fac-of">{peopleName(seat.faction)}</span>
          <People of={seat.faction} />
        </span>
        <SeatDeck {...props} />
      </>
    );
  }
  const taken = (slug: string): string | null => {
    const by = holder(seats, slug, at);
    return by === null ? null : t("lobby-taken", { name: seats[by]?.name || t("lobby-seat", { n: by + 1 }) });
  };
  return (
    <>
    <Seg
      class="facs"
      label={t("lobby-faction-of", { n: at + 1 })}
      value={chosen}
      choices={[...(hasAztecs(wish) ? WITH_AZTECS : FACTIONS), ""].map((slug) => ({
        value: slug,
        label: peopleName(slug),
        drawn: <People of={slug} />,
        refused: slug ? taken(slug) : null,
      }))}
      refuse={refuse}
      choose={(slug) => (own ? adjust({ faction: slug || null }) : change(changedSeat(wish, at, { faction: slug || null, deck: [] })))}
    />
    <SeatDeck {...props} />
    </>
  );
}
