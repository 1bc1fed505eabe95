/** A sentence with icons in place of counted goods, and with links to the clauses that it names. */
import type { ComponentChild } from "preact";
import { Link, route } from "../lib/route";
import { pieces } from "../lib/sentence";
import type { Piece, Sentence } from "../wire";
import { Icon } from "./Icon";
import { cited } from "./cited";

/** A link to a clause of the rulebook; outside of it the clause opens in place. */
export function Clause({ id }: { id: string }) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || route.peek().path.startsWith("/rules")) return;
    event.preventDefault();
    const from = event.currentTarget as HTMLElement;
    cited.value = { id, from, anchor: from.getBoundingClientRect() };
  };
  return (
    <Link class="rule" href={`/rules/${id}`} onClick={open}>
      {id}
    </Link>
  );
}

function drawn(piece: string | Piece, at: number): ComponentChild {
  if (typeof piece === "string") return piece;
  if (piece.clause) return <Clause key={at} id={piece.text} />;
  const number = (text: string): ComponentChild => (piece.raised ? <u class="underlined">{text}</u> : text);
  if (!piece.good) return number(piece.text);
  return (
    <span key={at} class="nb">
      <span aria-hidden="true">
        {number(piece.beside ?? "")} <Icon name={piece.good} />
      </span>
      <span class="vh">{piece.text}</span>
    </span>
  );
}

export function Words({ text }: { text: Sentence }) {
  return <>{pieces(text).map(drawn)}</>;
}
