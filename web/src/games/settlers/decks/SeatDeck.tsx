/** The deck of a seat: whoever sits there chooses among the usual one, ready ones, saved ones and a file; everybody can look at it. */
import { useEffect } from "preact/hooks";
import { readDeck } from "../../../lib/api";
import { t } from "../../../lib/i18n";
import { changedSeat } from "../../../lib/wish";
import { FileButton } from "../../../lobby/FileButton";
import { type RowProps, chooses } from "../../../lobby/Seats";
import { useDoing } from "../../../lobby/doing";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import type { TableWish } from "../../../wire";
import { FILES, cardsIn } from "../Decks";
import { openReady, ready, saved } from "./kept";
import { linked } from "./link";

/** Where everybody can look at a deck. */
export const lookAt = (faction: string, lines: readonly string[], { boxes = [], format, bans = [] }: Pick<TableWish, "boxes" | "format" | "bans">): string =>
  `/decks#${linked({ name: "", faction, lines, boxes, format: format ?? "open", bans })}`;

const isSame = (one: readonly string[], other: readonly string[]): boolean => [...one].sort().join() === [...other].sort().join();

export function SeatDeck(props: RowProps) {
  const { seat, at, own, wish, change, adjust } = props;
  const doing = useDoing();
  useEffect(openReady, []);
  const { faction, deck = [] } = seat;
  if (!faction) return null;
  const take = (lines: string[]) => (own ? adjust({ deck: lines }) : change(changedSeat(wish, at, { deck: lines })));
  const look = deck.length > 0 && (
    <a href={lookAt(faction, deck, wish)} target="_blank" rel="noopener" aria-label={t("decks-look", { deck: t("decks-n", { n: cardsIn(deck) }) })}>
      <Icon name="lookout" /> {t("decks-n", { n: cardsIn(deck) })}
    </a>
  );
  if (!chooses(props)) return look ? <span class="seat-deck">{look}</span> : null;
  const boxes = wish.boxes ?? [];
  const decks = [
    ...ready.value
      .filter((one) => one.faction === faction && one.mark && wish.format !== "introductory" && one.boxes.every((box) => boxes.includes(box)))
      .map(({ mark, lines }) => ({ name: t("decks-with", { box: t(`decks-mark-${mark}`) }), lines })),
    ...saved.value.filter((one) => one.faction === faction).map(({ name, lines }) => ({ name, lines: [...lines] })),
  ];
  const chosen = decks.findIndex(({ lines }) => isSame(lines, deck));
  return (
    <span class="seat-deck">
      <select
        class="typed"
        aria-label={t("decks-of-seat")}
        value={deck.length === 0 ? "usual" : String(chosen)}
        onChange={(event) => {
          doing.say("");
          take(decks[Number(event.currentTarget.value)]?.lines ?? []);
        }}
      >
        <option value="usual">{t("decks-the-usual")}</option>
        {deck.length > 0 && chosen < 0 && <option value="-1">{t("decks-own")}</option>}
        {decks.map(({ name }, nth) => (
          <option key={nth} value={nth}>
            {name}
          </option>
        ))}
      </select>
      <FileButton
        label={t("decks-file")}
        accept={FILES}
        read={(file) =>
          doing.run(async () => {
            const read = await readDeck(await file.text(), wish);
            if (read.faction === faction) take(read.lines);
            else doing.say(t("decks-other-faction"));
          })
        }
      />
      {look}
      {doing.why && (
        <span class="no-why">
          <Words text={doing.why} />
        </span>
      )}
    </span>
  );
}
