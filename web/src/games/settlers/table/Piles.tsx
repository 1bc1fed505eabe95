/** The decks that a player draws from, and what lies aside. */
import { t } from "../../../lib/i18n";
import { face, faction } from "../../../lib/library";
import { Emblem } from "../../../ui/Emblem";
import { Icon } from "../../../ui/Icon";
import { peekProps } from "../../../ui/Peek";
import { cx } from "../../../ui/cx";
import type { Player } from "../../../wire";
import { useScene } from "./scene";
import { plain } from "../../../lib/sentence";

function Deck({ of, back, n, name }: { of: "common" | "faction"; back: string; n: number; name: string }) {
  const scene = useScene();
  const offer = scene.loose.find((one) => one.deck === of);
  const pile = (
    <>
      <span class={cx("back", offer && "is-playable", offer && scene.sent.value === offer.text && "is-sent")}>
        <Emblem of={back} />
      </span>
      <span class="pile-name">
        <b class="nums">{n}</b> {name}
      </span>
    </>
  );
  const label = t("table-pile", { name, n });
  if (offer === undefined) {
    return (
      <li class={`f-${back}`} data-pile={of}>
        <span class="pile" role="img" aria-label={label}>
          {pile}
        </span>
      </li>
    );
  }
  return (
    <li class={`f-${back}`} data-pile={of}>
      <button type="button" class="pile" data-aside aria-label={`${plain(offer.label)}. ${label}`} onClick={() => scene.make(offer)}>
        {pile}
      </button>
    </li>
  );
}

export function Piles({ player }: { player: Player }) {
  const { view, seat } = useScene();
  const own = player.seat === seat;
  const aside = view.common_discard;
  const top = aside.at(-1);
  const shown = top === undefined ? undefined : face(top);
  return (
    <ul class="piles" aria-label={t("table-piles")}>
      <Deck of="faction" back={player.faction} n={player.deck_size} name={faction(player.faction)?.name ?? ""} />
      {(own || seat === null) && <Deck of="common" back="common" n={view.common_deck} name={t("table-common")} />}
      {aside.length > 0 && own && (
        <li class="aside" data-pile="aside">
          <button
            type="button"
            class="pile"
            data-aside
            aria-label={t("table-aside-label", { n: aside.length, card: shown?.name ?? "" })}
            {...(shown && peekProps(shown))}
          >
            <Icon name="cleanup" />
            <b class="nums">{aside.length}</b>
          </button>
        </li>
      )}
    </ul>
  );
}
