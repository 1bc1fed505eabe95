/** The four dice of a round, as a picture. */
import { Icon } from "../../ui/Icon";

const FACES = ["stone", "food", "gold", "worker"];

export function Dice() {
  return (
    <div class="dice4" aria-hidden="true">
      {FACES.map((face) => (
        <span key={face} class={face === "worker" ? "die w" : "die"}>
          <Icon name={face} />
          {face === "worker" && <b>4</b>}
        </span>
      ))}
    </div>
  );
}
