/** "What can I do?": every legal move in words, and the keys. */
import { useRef } from "preact/hooks";
import { t } from "../lib/i18n";
import { kept } from "../lib/settings";
import { Button } from "../ui/Button";
import { Words } from "../ui/Words";
import type { Offer } from "../wire";
import { stepLabel } from "./Dock";
import { useBorrowedFocus } from "./attention";
import { useScene } from "./scene";

/** Whether single letters do something; who dictates may want them off. */
export const letters = kept("letters", true, (value) => typeof value === "boolean");

const KEYS = [
  ["Tab", "tab"],
  ["← → ↑ ↓", "arrows"],
  ["Enter", "enter"],
  ["1 – 9", "digits"],
  ["Esc", "escape"],
  ["E", "end"],
  ["P", "pass"],
  ["U", "undo"],
  ["H", "help"],
] as const;

/** Moves of one kind under one heading, in the order of the game. */
function sorted(offers: readonly Offer[]): [string, Offer[]][] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
  return [...found];
}

export function Help({ close }: { close: () => void }) {
  const scene = useScene();
  const root = useRef<HTMLElement>(null);
  useBorrowedFocus(root, true);
  return (
    <section class="help panel" ref={root} tabIndex={-1} aria-label={t("table-help")}>
      <header>
        <h2>{t("table-help")}</h2>
        <Button kind="quiet" icon="close" aria-label={t("table-close")} onClick={close} />
      </header>
      <div class="help-in">
        <div class="moves">
          {scene.asked === null && <p>{t("table-help-wait")}</p>}
          {scene.asked !== null && (
            <p>
              <Words text={scene.ask} />
            </p>
          )}
          {sorted(scene.offers).map(([verb, offers]) => (
            <section key={verb}>
              {verb !== "choose" && <h3>{t(`table-verb-${verb}`)}</h3>}
              <ul>
                {offers.map((offer) => (
                  <li key={offer.text}>
                    <button
                      type="button"
                      onClick={() => {
                        scene.make(offer);
                        close();
                      }}
                    >
                      <Words text={offer.verb === "choose" ? stepLabel({ ...scene, picked: null }, offer) : offer.label} />
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
            {KEYS.map(([key, name]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`table-key-${name}`)}</dd>
              </div>
            ))}
          </dl>
          <label class="switch">
            <input type="checkbox" checked={letters.value} onChange={() => (letters.value = !letters.value)} />
            {t("table-keys-on")}
          </label>
        </div>
      </div>
    </section>
  );
}
