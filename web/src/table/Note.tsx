/** What each move with a card would bring, and why others are not possible: beside the large card. */
import { useEffect } from "preact/hooks";
import { entries } from "../lib/goods";
import { t } from "../lib/i18n";
import { Icon } from "../ui/Icon";
import { Words } from "../ui/Words";
import type { Goods } from "../wire";
import { type Spot, inOrder, verbOf } from "./choices";
import { type Scene, offersAt } from "./scene";

/** `−1 wood +2 gold`, as icons. */
export function Change({ goods }: { goods: Goods }) {
  return (
    <span class="change nums">
      {entries(goods).map(([good, n]) => (
        <span key={good} class={n < 0 ? "minus" : "plus"}>
          <span aria-hidden="true">
            {n < 0 ? "−" : "+"}
            {Math.abs(n)}
            <Icon name={good} />
          </span>
          <span class="vh">{t(n < 0 ? "table-loses" : "table-gains", { what: t(`common-n-${good}`, { n: Math.abs(n) }) })}</span>
        </span>
      ))}
    </span>
  );
}

export function Note({ scene, spot }: { scene: Scene; spot: Spot }) {
  useEffect(() => scene.look(spot), []);
  const looked = scene.looked(spot);
  const offers = inOrder(offersAt(scene, spot));
  if (offers.length === 0 && !looked?.refusals.length) return null;
  return (
    <ul class="movenote">
      {offers.map((offer) => {
        const goods = looked?.brings[offer.text];
        return (
          <li key={offer.text} class="can">
            <b>{offer.verb === "choose" ? t(`table-verb-${verbOf(offer, scene.asked)}`) : offer.label}</b>
            {goods !== undefined && <Change goods={goods} />}
          </li>
        );
      })}
      {looked?.refusals.map((refusal) => (
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
