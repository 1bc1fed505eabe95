/** The way of an empire in four signs. */
import { Icon } from "../../ui/Icon";

/** The four eras in a row, the last of them the goal. */
export const EraRow = () => (
  <span class="camp-eras" aria-hidden="true">
    {(["ancient", "medieval", "industrial", "modern"] as const).map((era) => (
      <Icon key={era} name={`era-${era}`} />
    ))}
  </span>
);
