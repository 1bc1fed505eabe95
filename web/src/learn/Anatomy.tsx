/** A card taken apart: a number on each of its parts, and what the part means. */
import { t } from "../lib/i18n";
import type { CardFace } from "../wire";
import { Card } from "../ui/Card";
import { cx } from "../ui/cx";
import { type Form, formOf } from "./forms";

/** Of a form that boxes bring only what is new. */
const NEW: Readonly<Record<Form, readonly string[]>> = {
  open: ["kind", "does", "places"],
  storage: ["kind", "does", "shelf"],
  instant: ["kind", "does", "then"],
  prayer: ["does", "pays"],
};

/** The parts of a card in the order in which one reads them, and what their words are called. */
function parts(face: CardFace): (readonly [part: string, words: string])[] {
  const form = formOf(face);
  if (form) return NEW[form].map((part) => [part, `${form}-${part}`] as const);
  return usual(face).map((part) => [part, part] as const);
}

function usual(face: CardFace): string[] {
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
      <div class={cx("pinned", formOf(face) && "is-new")}>
        <Card face={face} size="large" />
        {found.map(([part], at) => (
          <span key={part} class={`pin at-${part}`} aria-hidden="true">
            {at + 1}
          </span>
        ))}
      </div>
      <ol class="parts">
        {found.map(([part, words], at) => (
          <li key={part}>
            <span class="pin" aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <b>{t(`learn-part-${words}`)}</b>
              <p>{t(`learn-part-${words}-what`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
