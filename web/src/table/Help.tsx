/** "What can I do?": every legal move in words, and the keys. */
import { useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { kept } from "../lib/settings";
import { gameOf } from "../lib/wish";
import { howToPath } from "../learn/paths";
import { Button } from "../ui/Button";
import { Words } from "../ui/Words";
import type { Offer, Sentence } from "../wire";
import { useBorrowedFocus } from "./attention";
import { useFrame } from "./frame";

/** Whether single letters do something; who dictates may want them off. */
export const letters = kept("letters", true, (value) => typeof value === "boolean");

/** What a key does, in words. */
export type Key = readonly [key: string, does: string];

interface HelpProps {
  /** What is asked; null: nothing. */
  ask: Sentence | null;
  offers: readonly Offer[];
  /** The heading of a kind of move; "": it needs none. */
  heading: (verb: string) => string;
  label: (offer: Offer) => Sentence;
  make: (offer: Offer) => void;
  keys: readonly Key[];
  close: () => void;
}

/** Moves of one kind under one heading, in the order of the game. */
function sorted(offers: readonly Offer[]): [string, Offer[]][] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
  return [...found];
}

export function Help({ ask, offers, heading, label, make, keys, close }: HelpProps) {
  const root = useRef<HTMLElement>(null);
  const { info } = useFrame();
  useBorrowedFocus(root, true);
  return (
    <section class="help panel" ref={root} tabIndex={-1} aria-label={t("table-help")}>
      <header>
        <h2>{t("table-help")}</h2>
        <Button kind="quiet" icon="close" aria-label={t("table-close")} onClick={close} />
      </header>
      <div class="help-in">
        <div class="moves">
          <p>{ask === null ? t("table-help-wait") : <Words text={ask} />}</p>
          {sorted(offers).map(([verb, some]) => (
            <section key={verb}>
              {heading(verb) && <h3>{heading(verb)}</h3>}
              <ul>
                {some.map((offer) => (
                  <li key={offer.text}>
                    <button
                      type="button"
                      onClick={() => {
                        make(offer);
                        close();
                      }}
                    >
                      <Words text={label(offer)} />
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div class="keylist">
          <h3>{t("table-keys")}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <label class="switch">
            <input type="checkbox" checked={letters.value} onChange={() => (letters.value = !letters.value)} />
            {t("table-keys-on")}
          </label>
          <a href={howToPath(gameOf(info))} target="_blank" rel="noopener">
            {t("learn-title")}
          </a>
        </div>
      </div>
    </section>
  );
}
