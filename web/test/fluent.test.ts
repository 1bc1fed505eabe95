import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formatted, messages } from "../src/lib/fluent";

const WORDS = join(import.meta.dirname, "../src/words");
const VALUES = [0, 1, 2, 5, 22, 1234, "yes", "no", "one", "Ola"];

it.each(["en", "pl", "cs"])("all words of %s are said as Fluent says them", (language) => {
  const text = readdirSync(WORDS).map((area) => readFileSync(join(WORDS, area, `${language}.ftl`), "utf8").trim()).join("\n\n");
  const bundle = new FluentBundle(language, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(text))).toEqual([]);
  const found = messages(text);
  const ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, id = ""]) => id);
  expect([...found.keys()]).toEqual(ids);
  const names = [...new Set([...text.matchAll(/\$([\w-]+)/g)].map(([, name = ""]) => name))];
  const tries = VALUES.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  for (const id of ids) {
    const whole = bundle.getMessage(id)?.value ?? "";
    for (const args of tries) {
      expect(formatted(found.get(id) ?? [], args, language), id).toBe(bundle.formatPattern(whole, args, []));
    }
  }
});

it("what is said of nobody stays visible", () => {
  expect(formatted(messages("hi = Hello { $name }!").get("hi") ?? [], {}, "en")).toBe("Hello {$name}!");
});
