/** Decks of one's own in place of the printed ones (DECK-4), from a file, and cards that nobody may use. The server reads them and says what is wrong. */
import { useRef } from "preact/hooks";
import { announce } from "../../lib/announce";
import { readDeck } from "../../lib/api";
import { t } from "../../lib/i18n";
import { FileButton } from "../../lobby/FileButton";
import { useDoing } from "../../lobby/doing";
import { Button } from "../../ui/Button";
import { Emblem } from "../../ui/Emblem";
import { Words } from "../../ui/Words";
import type { TableWish } from "../../wire";
import type { WishProps } from "../page";
import { peopleName } from "./People";
import { Bans } from "./decks/Bans";
import { ToDecks } from "./decks/ToDecks";

/** The server reads no longer text; no deck comes near. */
export const LARGEST = 16 * 1024;
export const FILES = ".deck,.txt,.yaml,.yml,text/plain";
const COMMON = "common";

/** How many cards lines stand for: `2 rome/administration`, `rom017`. */
export const cardsIn = (lines: readonly string[]): number => lines.reduce((n, line) => n + (Number.parseInt(line, 10) || 1), 0);

export const deckName = (of: string): string => (of === COMMON ? t("library-deck-common") : peopleName(of));
const inWords = (of: string, lines: readonly string[]): string => t("lobby-decks-of", { deck: deckName(of), n: cardsIn(lines) });

/** `Romans: 28 cards, Common cards: 80 cards`; "" where all decks are the printed ones. */
export const decksInWords = ({ decks = {} }: TableWish): string => Object.entries(decks).map(([of, lines]) => inWords(of, lines)).join(", ");

/** Whether nobody can be dealt the faction of a deck. */
export const isIdle = (of: string, { seats }: TableWish): boolean => of !== COMMON && seats.every(({ faction }) => faction && faction !== of);

export function Decks({ wish, change }: WishProps) {
  const doing = useDoing();
  const now = useRef(wish);
  now.current = wish;
  const root = useRef<HTMLDivElement>(null);
  const bring = (text: string) =>
    doing.run(async () => {
      const { faction, lines } = await readDeck(text, now.current);
      change({ ...now.current, decks: { ...now.current.decks, [faction]: lines } });
      announce(inWords(faction, lines));
    });
  const brought = Object.entries(wish.decks ?? {});
  const away = (of: string) => {
    change({ ...wish, decks: Object.fromEntries(brought.filter(([name]) => name !== of)) });
    root.current?.querySelector<HTMLElement>("[type=file]")?.focus();
  };
  return (
    <div class="explained decks" role="group" aria-label={t("lobby-option-decks")} ref={root}>
      <p class="opt-name">
        <b>{t("lobby-option-decks")}</b> <span>{t("lobby-option-decks-about")}</span>
      </p>
      {brought.length > 0 && (
        <ul>
          {brought.map(([of, lines]) => (
            <li key={of}>
              <Emblem of={of} />
              <span>
                {inWords(of, lines)} {isIdle(of, wish) && <em>{t("lobby-decks-idle")}</em>}
              </span>
              <Button kind="quiet" icon="close" aria-label={t("lobby-decks-away", { deck: deckName(of) })} onClick={() => away(of)} />
            </li>
          ))}
        </ul>
      )}
      <div class="acts">
        <FileButton label={t("lobby-decks-file")} accept={FILES} read={(file) => (file.size > LARGEST ? doing.say(t("lobby-decks-large")) : void file.text().then(bring))} />
        <ToDecks />
      </div>
      {doing.why && (
        <p class="no-why">
          <Words text={doing.why} />
        </p>
      )}
      <Bans bans={wish.bans ?? []} boxes={wish.boxes ?? []} change={(bans) => change({ ...wish, bans })} />
    </div>
  );
}
