/** A card taken apart: a number on each of its parts, and what the part means. */
import { t } from "../lib/i18n";
import type { CardFace } from "../wire";
import { Card } from "../ui/Card";

/** The parts of a card in the order in which one reads them. */
function parts(face: CardFace): string[] {
  return [
    "cost",
    "kind",
    "does",
    ...(face.abilities.some(({ kind }) => kind === "bonus") ? ["bonus"] : []),
    "colour",
    ...(face.deal ? ["deal"] : ["raze"]),
    "worth",
  ];
}

export function Anatomy({ face }: { face: CardFace }) {
  const found = parts(face);
  return (
    <div class="anatomy">
      <div class="pinned">
        <Card face={face} size="large" />
        {found.map((part, at) => (
          <span key={part} class={`pin at-${part}`} aria-hidden="true">
            {at + 1}
          </span>
        ))}
      </div>
      <ol class="parts">
        {found.map((part, at) => (
          <li key={part}>
            <span class="pin" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <b>{t(`learn-part-${part}`)}</b>
              <p>{t(`learn-part-${part}-what`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
