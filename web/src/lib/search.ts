/** Finding words in texts, whatever their case and diacritics. */

/** The text in small letters without diacritics; each letter keeps its place. */
export function folded(text: string): string {
  let out = "";
  for (const letter of text.toLowerCase()) out += letter === "ł" ? "l" : (letter.normalize("NFD")[0] ?? letter).padEnd(letter.length);
  return out;
}

/** The words that are looked for. */
export const wantedWords = (query: string): string[] => folded(query).match(/[\p{L}\d-]+/gu) ?? [];

/** Whether all words occur in a text that is already folded. */
export const occurs = (wanted: readonly string[], text: string): boolean => wanted.every((word) => text.includes(word));

/** The text cut where words were found: [text, whether it was found]. */
export function found(wanted: readonly string[], text: string): [string, boolean][] {
  const pattern = wanted.filter(Boolean).sort((a, b) => b.length - a.length).join("|");
  if (!pattern) return [[text, false]];
  const parts: [string, boolean][] = [];
  let from = 0;
  for (const match of folded(text).matchAll(new RegExp(pattern, "gu"))) {
    if (match.index > from) parts.push([text.slice(from, match.index), false]);
    parts.push([text.slice(match.index, match.index + match[0].length), true]);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push([text.slice(from), false]);
  return parts;
}
