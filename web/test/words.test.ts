/** The page's words: every area in three languages, alike in keys and variables, none missing, none idle. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Junk, Message, Resource, Term, VariableReference, Visitor, parse } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import * as wire from "../src/wire";

const SRC = join(import.meta.dirname, "../src");
const WORDS = join(SRC, "words");
const AREAS = readdirSync(WORDS);
const LANGUAGES = Object.keys(wire.LANGUAGES);

class Variables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

const read = (area: string, language: string): Resource => parse(readFileSync(join(WORDS, area, `${language}.ftl`), "utf8"), {});

/** Each message with the variables in it. */
function messages(resource: Resource): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of resource.body) {
    if (!(entry instanceof Message || entry instanceof Term)) continue;
    const variables = new Variables();
    variables.visit(entry);
    found.set(entry.id.name, [...variables.names].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe.each(AREAS)("the words of %s", (area) => {
  test.each(LANGUAGES)("in %s are well written", (language) => {
    const junk = read(area, language).body.filter((entry) => entry instanceof Junk);
    expect(junk.map((entry) => entry.content)).toEqual([]);
  });

  test.each(["pl", "cs"])("in %s have the messages and variables of English", (language) => {
    expect(Object.fromEntries(messages(read(area, language)))).toEqual(Object.fromEntries(messages(read(area, "en"))));
  });

  test("are named after it", () => {
    expect([...messages(read(area, "en")).keys()].filter((name) => !name.startsWith(`${area}-`))).toEqual([]);
  });

  test.each(LANGUAGES)("stand once in %s", (language) => {
    const names = read(area, language).body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe("words and code", () => {
  const known = AREAS.flatMap((area) => [...messages(read(area, "en")).keys()]);
  const code = sources(SRC).join("\n");
  const area = `(?:${AREAS.join("|")})`;
  const whole = new Set([...code.matchAll(new RegExp(`["'\`](${area}-[a-z0-9-]*[a-z0-9])["'\`]`, "g"))].map((match) => match[1] ?? ""));
  /** Ids put together in code: `lobby-${kind}-what`. A hole right behind the area stands for one word. */
  const made = [...code.matchAll(new RegExp(`\`(${area}-(?:[a-z0-9-]|\\$\\{[^}]*\\})*)\``, "g"))]
    .map((match) => match[1] ?? "")
    .filter((id) => id.includes("${"))
    .map((id) => new RegExp(`^${id.replace(new RegExp(`^(${area}-)\\$\\{[^}]*\\}`), "$1[a-z0-9]+").replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`));

  test("every message that code asks for is there", () => {
    const asked = [...code.matchAll(new RegExp(`\\bt\\(\\s*["'\`](${area}-[a-z0-9-]+)["'\`]`, "g"))].map((match) => match[1] ?? "");
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("every message is asked for", () => {
    const used = (name: string): boolean => whole.has(name) || made.some((id) => id.test(name));
    expect(known.filter((name) => !used(name))).toEqual([]);
  });
});
