/** Finding clauses: by words, and by what people call things; definitions come first. */
import type { Area, ClauseText, Term } from "../wire";
import { folded, wantedWords } from "./search";
import { plain } from "./sentence";

export interface Hit {
  area: Area;
  clause: ClauseText;
  /** Whether it defines what is looked for. */
  defines: boolean;
}

const WHOLE = 3;
const START = 2;
const DEFINES = 1000;
/** Of clauses that fit alike, those that take fewer lines come first, then as the book has them. */
const LINE = 120;

/** What is looked for: other ways to say it, what defines a part of it, and the words that no term explains. */
interface Wish {
  ways: string[][];
  defined: Map<string, number>;
  rest: string[];
}

/** Where the words of a name stand in a row, each at least as a beginning; -1: nowhere. */
function said(name: readonly string[], wanted: readonly string[]): number {
  return wanted.findIndex((_, at) => name.every((stem, i) => wanted[at + i]?.startsWith(stem) && !/-[a-z]?\d/.test(wanted[at + i] ?? "")));
}

function wish(wanted: readonly string[], terms: readonly Term[]): Wish {
  const found: Wish = { ways: [[...wanted]], defined: new Map(), rest: [...wanted] };
  for (const { names, clauses } of terms) {
    const name = [...names].sort((a, b) => b.length - a.length).find((one) => said(one.split(" "), wanted) >= 0);
    if (name === undefined) continue;
    const at = said(name.split(" "), wanted);
    const end = at + name.split(" ").length;
    found.ways.push([...wanted.slice(0, at), ...(names[0] ?? "").split(" "), ...wanted.slice(end)]);
    const meant = wanted.slice(at, end);
    found.rest = found.rest.filter((word) => !meant.includes(word));
    clauses.forEach((clause, place) => found.defined.set(clause, Math.max(found.defined.get(clause) ?? 0, name.length * DEFINES - place)));
  }
  return found;
}

/** How well a word fits a clause: the id itself, a whole word, the start of one, a part, not at all. */
function rank(word: string, title: string, text: string): number {
  if (text.startsWith(` ${word} `)) return 8;
  const titled = title.includes(` ${word}`) ? 1 : 0;
  if (text.includes(` ${word} `)) return WHOLE + titled;
  if (text.includes(` ${word}`)) return START + titled;
  return text.includes(word) ? 1 + titled : START * titled;
}

/** The words of a text, each between blanks. */
const spaced = (text: string): string => ` ${wantedWords(text).join(" ")} `;

/** The clauses that say it in one of its ways; of what only begins in the middle of words nothing, if there is better. */
export function search(areas: readonly Area[], words: readonly string[], terms: readonly Term[] = []): Hit[] {
  const wanted = words.map(folded);
  if (wanted.length === 0) return [];
  const { ways, defined, rest } = wish(wanted, terms);
  const found = areas.flatMap((area) => {
    const title = spaced(area.title);
    return area.clauses.map((clause) => {
      const text = spaced(`${clause.id} ${plain(clause.text)}`);
      const nearness = defined.get(clause.id);
      if (nearness && rest.every((word) => rank(word, title, text) > 0)) return { area, clause, defines: true, weakest: WHOLE, total: nearness };
      const fits = ways.map((way) => way.map((word) => rank(word, title, text)));
      const weakest = Math.max(...fits.map((ranks) => Math.min(...ranks)));
      const total = Math.max(...fits.map((ranks) => (Math.min(...ranks) > 0 ? ranks.reduce((a, b) => a + b) : 0)));
      return { area, clause, defines: false, weakest, total };
    });
  });
  const least = found.some(({ weakest }) => weakest >= START) ? START : 1;
  const lines = ({ clause }: Pick<Hit, "clause">): number => Math.floor(plain(clause.text).length / LINE);
  return found
    .filter(({ weakest }) => weakest >= least)
    .sort((a, b) => Number(a.area.internal ?? false) - Number(b.area.internal ?? false) || b.total - a.total || lines(a) - lines(b));
}

/** The words to mark in what was found: those that were typed, and the rulebook's own for them. */
export const marked = (words: readonly string[], terms: readonly Term[]): string[] => [...new Set(wish(words.map(folded), terms).ways.flat())];
