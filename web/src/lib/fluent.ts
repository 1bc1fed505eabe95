/** Fluent, as much of it as the page's words use: texts, variables, choices by number or word. `fluent.test.ts` holds it to the whole of it. */

export type Variable = string | number;
type Case = { key: string; then: Pattern; usual: boolean };
type Piece = string | { name: string; cases?: Case[]; quoted?: string };
export type Pattern = readonly Piece[];
export type Messages = ReadonlyMap<string, Pattern>;

/** The messages of a Fluent file. */
export function messages(text: string): Messages {
  const found = new Map<string, Pattern>();
  for (const chunk of text.split(/\n(?=[^\s}])/)) {
    const [, id, body] = /^([a-zA-Z][\w-]*) *=([^]*)/.exec(chunk) ?? [];
    if (id && body) found.set(id, pattern(body));
  }
  return found;
}

function pattern(text: string): Pattern {
  let at = 0;
  const skip = (): void => {
    while (/\s/.test(text[at] ?? "")) at += 1;
  };
  const taken = (what: RegExp): string => {
    what.lastIndex = at;
    const found = what.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  };
  /** Up to the end, or up to the next case of a choice or its end. */
  const pieces = (inner: boolean): Pattern => {
    const found: Piece[] = [];
    for (skip(); at < text.length; ) {
      if (inner && /^\s*\n\s*(\*?\[|\})/.test(text.slice(at))) break;
      if (text[at] === "{") found.push(placeable());
      else found.push(taken(/[^{\n]+|\n\s*/y).replace(/\n\s*/, "\n"));
    }
    while (typeof found.at(-1) === "string" && !(found.at(-1) as string).trim()) found.pop();
    const last = found.pop();
    return last === undefined ? found : [...found, typeof last === "string" ? last.trimEnd() : last];
  };
  const placeable = (): Piece => {
    at += 1;
    skip();
    const quoted = taken(/"[^"]*"/y);
    if (quoted) {
      taken(/\s*\}/y);
      return { name: "", quoted: quoted.slice(1, -1) };
    }
    const name = taken(/\$[\w-]+/y).slice(1);
    if (!taken(/\s*->\s*/y)) {
      taken(/\s*\}/y);
      return { name };
    }
    const cases: Case[] = [];
    while (text[at] === "[" || text[at] === "*") {
      const usual = text[at] === "*";
      const key = taken(/\*?\[\s*[^\]]*\]/y).replace(/^\*?\[\s*|\s*\]$/g, "");
      cases.push({ key, then: pieces(true), usual });
      skip();
    }
    at += 1;
    return { name, cases };
  };
  return pieces(false);
}

/** A message in words. */
export function formatted(of: Pattern, args: Readonly<Record<string, Variable>>, language: string): string {
  return of.map((piece) => (typeof piece === "string" ? piece : said(piece, args, language))).join("");
}

function said({ name, cases, quoted }: Exclude<Piece, string>, args: Readonly<Record<string, Variable>>, language: string): string {
  if (quoted !== undefined) return quoted;
  const value = args[name];
  if (cases) {
    const plural = typeof value === "number" ? new Intl.PluralRules(language).select(value) : value;
    const fits = ({ key }: Case): boolean => key === String(value) || key === plural;
    return formatted((cases.find(fits) ?? cases.find(({ usual }) => usual))?.then ?? [], args, language);
  }
  return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : (value ?? `{$${name}}`);
}
