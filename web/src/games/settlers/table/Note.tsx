/** What each move with a card would bring, and why others are not possible: beside the large card. */
import { useEffect } from "preact/hooks";
import { t } from "../../../lib/i18n";
import { plain } from "../../../lib/sentence";
import { Icon } from "../../../ui/Icon";
import { Words } from "../../../ui/Words";
import { LedgerLine } from "./Ledger";
import { inOrder, verbOf } from "./choices";
import type { Spot } from "../../../table/spots";
import { type Scene, offersAt } from "./scene";

/** Of a card that can be used otherwise, only why it cannot be built is of interest. */
const MAIN = "build";

export function Note({ scene, spot }: { scene: Scene; spot: Spot }) {
  useEffect(() => scene.look(spot), []);
  const looked = scene.looked(spot);
  const offers = inOrder(offersAt(scene, spot));
  const refusals = (looked?.refusals ?? []).filter(({ verb }) => offers.length === 0 || verb === MAIN);
  if (offers.length === 0 && refusals.length === 0) return null;
  return (
    <ul class="movenote">
      {offers.map((offer) => {
        const ledger = looked?.ledgers[offer.text];
        return (
          <li key={offer.text} class="can">
            <b>{offer.verb === "choose" ? t(`table-verb-${verbOf(offer, scene.asked)}`) : plain(offer.label)}</b>
            {ledger !== undefined && <LedgerLine ledger={ledger} />}
          </li>
        );
      })}
      {refusals.map((refusal) => (
        <li key={refusal.label} class="cannot">
          <b>
            <Icon name="lock" />
            {refusal.label}
          </b>
          <Words text={refusal.text ?? ""} />
        </li>
      ))}
    </ul>
  );
}
