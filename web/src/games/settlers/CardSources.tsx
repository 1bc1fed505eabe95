/** Where points come from in the card game. */
import { t } from "../../lib/i18n";
import { Flow } from "../../learn/Flow";

const SOURCES = [
  ["action", "worker stone > 2 vp"],
  ["feature", "c-grey > vp"],
  ["standing", "1 vp / 2 vp"],
] as const;

export function CardSources() {
  return (
    <ul class="sources">
      {SOURCES.map(([name, flow]) => (
        <li key={name}>
          <span class={`sw s-${name}`} />
          <div>
            <b>{t(`learn-points-${name}`)}</b>
            <p>{t(`learn-points-${name}-what`)}</p>
          </div>
          <Flow of={flow} />
        </li>
      ))}
    </ul>
  );
}
