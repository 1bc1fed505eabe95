/** What a building does, with icons for goods; a number that settlements raise is underlined. */
import { computed } from "@preact/signals";
import type { ComponentChild } from "preact";
import { library } from "../lib/library";
import { Icon } from "./Icon";
import { Clause, type Piece, Sentences } from "./Words";

const sentences = computed(() => new Sentences(library.value?.nouns ?? []));

export type Part = Piece & { underlined: boolean };

/** The sentence in pieces without its marks, `_2_`; an underlined number is told apart. */
export function parts(text: string, among: Sentences): Part[] {
  const marks: [from: number, to: number][] = [];
  let plain = "";
  for (const [at, part] of text.split("_").entries()) {
    if (at % 2 === 1) marks.push([plain.length, plain.length + part.length]);
    plain += part;
  }
  let begun = 0;
  return among.pieces(plain).flatMap((piece): Part[] => {
    const start = begun;
    begun += piece.text.length;
    const inside = marks.filter(([from]) => from >= start && from < begun);
    if (piece.kind !== "text") return [{ ...piece, underlined: inside.length > 0 }];
    const cuts = [start, ...inside.flat(), begun];
    return cuts.slice(1).flatMap((to, at): Part[] => {
      const from = cuts[at] ?? start;
      return to > from ? [{ kind: "text", text: plain.slice(from, to), underlined: at % 2 === 1 }] : [];
    });
  });
}

function drawn(part: Part, at: number): ComponentChild {
  const marked = (text: string): ComponentChild => (part.underlined ? <u class="underlined">{text}</u> : text);
  if (part.kind === "clause") return <Clause key={at} id={part.text} />;
  if (part.kind === "text") return marked(part.text);
  return (
    <span key={at} class="nb">
      <span aria-hidden="true">
        {marked(part.n)} <Icon name={part.good} />
      </span>
      <span class="vh">{part.text}</span>
    </span>
  );
}

export function AbilityText({ text }: { text: string }) {
  return <>{parts(text, sentences.value).map(drawn)}</>;
}
