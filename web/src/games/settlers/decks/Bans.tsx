/** Cards that nobody may use (AMB-X-16). */
import { t } from "../../../lib/i18n";
import { library } from "../../../lib/library";
import { Button } from "../../../ui/Button";
import { faceOf } from "./bench";

interface BansProps {
  bans: readonly string[];
  change: (bans: string[]) => void;
  boxes: readonly string[];
}

/** As many as a table takes. */
const MOST = 8;

export function Bans({ bans, change, boxes }: BansProps) {
  const cards = new Map(
    library.value?.cards.filter(({ box = "", faction }) => faction !== "attack" && (!box || boxes.includes(box))).map(({ slug, name }) => [slug, name]),
  );
  return (
    <section class="panel bans">
      <h2>{t("decks-bans")}</h2>
      <ul>
        {bans.map((slug) => (
          <li key={slug}>
            {faceOf(slug)?.name ?? slug}
            <Button kind="quiet" icon="close" aria-label={t("decks-allow", { name: faceOf(slug)?.name ?? slug })} onClick={() => change(bans.filter((one) => one !== slug))} />
          </li>
        ))}
      </ul>
      {bans.length < MOST && (
        <select class="typed" aria-label={t("decks-ban")} value="" onChange={(event) => event.currentTarget.value && change([...bans, event.currentTarget.value])}>
          <option value="">{t("decks-ban")}</option>
          {[...cards]
            .filter(([slug]) => !bans.includes(slug))
            .sort(([, a], [, b]) => a.localeCompare(b))
            .map(([slug, name]) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
        </select>
      )}
    </section>
  );
}
