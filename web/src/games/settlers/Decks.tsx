/** Decks of one's own in place of the printed ones (DECK-4): from a file, or pasted. The server reads them and says what is wrong. */
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../lib/announce";
import { readDeck } from "../../lib/api";
import { t } from "../../lib/i18n";
import { FileButton } from "../../lobby/FileButton";
import { useDoing } from "../../lobby/doing";
import { Emblem } from "../../ui/Emblem";
import { Icon } from "../../ui/Icon";
import { Words } from "../../ui/Words";
import type { TableWish } from "../../wire";
import type { WishProps } from "../page";
import { Bans } from "./decks/Bans";
import { ToDecks } from "./decks/ToDecks";
import { peopleName } from "./People";

/** The server reads no longer text; no deck comes near. */
const LARGEST = 16 * 1024;
const COMMON = "common";
const EXAMPLE = "faction: rome\n2 rome/administration\nrome/gardens\n…";

/** How many cards lines stand for: `2 rome/administration`, `rom017`. */
export const cardsIn = (lines: readonly string[]): number => lines.reduce((n, line) => n + (Number.parseInt(line, 10) || 1), 0);

const deckName = (of: string): string => (of === COMMON ? t("library-deck-common") : peopleName(of));
const inWords = (of: string, lines: readonly string[]): string => t("lobby-decks-of", { deck: deckName(of), n: cardsIn(lines) });

/** `Romans: 28 cards, Common cards: 80 cards`; "" where all decks are the printed ones. */
export const decksInWords = ({ decks = {} }: TableWish): string => Object.entries(decks).map(([of, lines]) => inWords(of, lines)).join(", ");

/** Whether nobody can be dealt the faction of a deck. */
export const isIdle = (of: string, { seats }: TableWish): boolean => of !== COMMON && seats.every(({ faction }) => faction && faction !== of);

export function Decks({ wish, change }: WishProps) {
  const doing = useDoing();
  const [pasting, setPasting] = useState(false);
  const paste = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.focus(), [pasting]);
  const now = useRef(wish);
  now.current = wish;
  const id = useId();

  const bring = (text: string) =>
    doing.run(async () => {
      const { faction, lines } = await readDeck(text, now.current);
      change({ ...now.current, decks: { ...now.current.decks, [faction]: lines } });
      announce(inWords(faction, lines));
      shut();
    });
  const shut = () => {
    if (pasting) paste.current?.focus();
    setPasting(false);
  };
  const brought = Object.entries(wish.decks ?? {});
  const away = (of: string) => {
    change({ ...wish, decks: Object.fromEntries(brought.filter(([name]) => name !== of)) });
    paste.current?.focus();
  };
  return (
    <div class="explained decks" role="group" aria-label={t("lobby-option-decks")}>
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
              <button type="button" class="btn quiet sq" aria-label={t("lobby-decks-away", { deck: deckName(of) })} onClick={() => away(of)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="acts">
        <FileButton
          label={t("lobby-decks-file")}
          accept=".deck,.txt,.yaml,.yml,text/plain"
          read={(file) => (file.size > LARGEST ? doing.say(t("lobby-decks-large")) : void file.text().then(bring))}
        />
        <button ref={paste} type="button" class="btn" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t("lobby-decks-paste")}
        </button>
        <ToDecks />
      </div>
      {pasting && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get("deck");
            if (typeof text === "string") bring(text);
          }}
          onKeyDown={(event) => event.key === "Escape" && shut()}
        >
          <label for={id}>{t("lobby-decks-list")}</label>
          <textarea id={id} name="deck" class="typed" rows={6} required maxLength={LARGEST} placeholder={EXAMPLE} spellcheck={false} ref={field} />
          <button type="submit" class="btn" aria-disabled={doing.busy || undefined}>
            {t("lobby-decks-use")}
          </button>
        </form>
      )}
      {doing.why && (
        <p class="no-why">
          <Words text={doing.why} />
        </p>
      )}
      <Bans bans={wish.bans ?? []} boxes={wish.boxes ?? []} change={(bans) => change({ ...wish, bans })} />
    </div>
  );
}
