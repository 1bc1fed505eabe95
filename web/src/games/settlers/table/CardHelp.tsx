/** "What can I do?" in the card game. */
import { t } from "../../../lib/i18n";
import { pass, stepLabel } from "./Dock";
import { Help } from "../../../table/Help";
import { useScene } from "./scene";

/** Of empires with sheets. */
const MORE = [
  ["G", "goals"],
  ["I", "lands"],
  ["K", "upkeep"],
  ["T", "tokens"],
] as const;

const KEYS = [
  ["Tab", "tab"],
  ["← → ↑ ↓", "arrows"],
  ["Enter", "enter"],
  ["1 – 9", "digits"],
  ["Esc", "escape"],
  ["E", "end"],
  ["P", "pass"],
  ["U", "undo"],
  ["V", "doors"],
  ["R 1 – 5", "rival"],
  ["L", "log"],
  ["H", "help"],
] as const;

/** The moves and keys of the card game. */
export function CardHelp({ close }: { close: () => void }) {
  const scene = useScene();
  return (
    <Help
      ask={scene.asked === null ? null : scene.ask}
      offers={scene.offers}
      heading={(verb) => (verb === "choose" ? "" : t(`table-verb-${verb}`))}
      label={(offer) => (offer.verb === "choose" ? stepLabel({ ...scene, picked: null }, offer) : offer.label)}
      make={(offer) => (offer.verb === "pass" ? pass(scene) : scene.make(offer, true))}
      keys={[...KEYS, ...(scene.view.goals ? MORE : [])].map(([key, name]) => [key, t(`table-key-${name}`)])}
      close={close}
    />
  );
}
