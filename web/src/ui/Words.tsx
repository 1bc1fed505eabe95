/** A sentence with icons in place of counted goods, and with links to the clauses that it names. */
import { computed } from "@preact/signals";
import type { ComponentChild } from "preact";
import { library } from "../lib/library";
import { Link } from "../lib/route";
import type { Good, Noun } from "../wire";
import { Icon } from "./Icon";

/** A piece of a sentence: plain text, so many of a good with the words that say it, or a clause. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "good"; text: string; good: Good; n: string; between: string }
  | { kind: "clause"; text: string };

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds counted goods and clauses in the sentences of a language. */
export class Sentences {
  private readonly good = new Map<string, Good>();
  private readonly pattern: RegExp;

  constructor(nouns: readonly Noun[]) {
    for (const noun of nouns) for (const form of noun.forms) this.good.set(form, noun.good);
    const forms = (wanted: (good: Good) => boolean): string =>
      [...this.good].filter(([, good]) => wanted(good)).map(([form]) => quoted(form)).sort((a, b) => b.length - a.length).join("|") || "(?!)";
    // of cards one word may stand between: "2 common cards"
    this.pattern = new RegExp(
      `(?<![\\p{L}\\d])(?:(\\d+) (?:(${forms(() => true)})|(\\p{L}+) (${forms((good) => good === "card")}))|([A-Z]{2,}(?:-[A-Z]{2,})*-\\d+))(?![\\p{L}\\d])`,
      "gu",
    );
  }

  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(this.pattern)) {
      const [whole, n = "", noun, between = "", cards, clause] = match;
      if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
      const good = this.good.get(noun ?? cards ?? "");
      if (clause !== undefined) found.push({ kind: "clause", text: clause });
      else if (good) found.push({ kind: "good", text: whole, good, n, between });
      from = match.index + whole.length;
    }
    if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
    return found;
  }
}

const sentences = computed(() => new Sentences(library.value?.nouns ?? []));

/** A link to a clause of the rulebook. */
export function Clause({ id }: { id: string }) {
  return (
    <Link class="rule" href={`/rules/${id}`}>
      {id}
    </Link>
  );
}

function drawn(piece: Piece, at: number): ComponentChild {
  if (piece.kind === "text") return piece.text;
  if (piece.kind === "clause") return <Clause key={at} id={piece.text} />;
  return (
    <span key={at} class="nb">
      <span aria-hidden="true">
        {piece.n} {piece.between && `${piece.between} `}
        <Icon name={piece.good} />
      </span>
      <span class="vh">{piece.text}</span>
    </span>
  );
}

export function Words({ text }: { text: string }) {
  return <>{sentences.value.pieces(text).map(drawn)}</>;
}
