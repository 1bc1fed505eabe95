/**
 * Sentences with something to draw in them. The server sends them in pieces; in the page's own messages tags mark
 * goods and clauses, `<wood>1 wood</wood>`, `<rule>RAZE-1</rule>`.
 */
import type { Good, Piece, Sentence } from "../wire";

export const TAGGED = /<(wood|stone|food|gold|worker|raze|defense|vp|card|blessing|tech|rule)>(.*?)<\/\1>/;

/** The pieces of a sentence, plain text among them. */
export function pieces(sentence: Sentence): readonly (string | Piece)[] {
  if (typeof sentence !== "string") return sentence;
  const found: (string | Piece)[] = [];
  const cut = sentence.split(TAGGED);
  for (let at = 0; at < cut.length; at += 3) {
    const [text, tag, inner = ""] = cut.slice(at, at + 3);
    if (text) found.push(text);
    if (tag === "rule") found.push({ text: inner, clause: true });
    else if (tag) found.push({ text: inner, good: tag as Good, beside: inner.split(" ")[0] ?? "" });
  }
  return found;
}

/** All its words. */
export const plain = (sentence: Sentence): string => pieces(sentence).map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");

/** As a value of another message. */
export const inTags = (sentence: Sentence): string =>
  pieces(sentence)
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const tag = piece.clause ? "rule" : piece.good;
      return tag ? `<${tag}>${piece.text}</${tag}>` : piece.text;
    })
    .join("");
