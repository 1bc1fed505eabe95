// Builds the page (script, styles, words, pictures) into the Python package that serves it, or into a folder that is named.
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const PLACE = resolve(process.argv[2] ?? join(HERE, "../src/osada/server/page"));
/** Built here and moved when whole: nobody finds half a page. */
const OUT = `${PLACE}.new`;
/** As many as the words have files. */
const LANGUAGES = readdirSync(join(HERE, "src/words/common")).map((file) => file.replace(".ftl", ""));
const SOURCES = ["src", "assets", "build.mjs", "package.json", "package-lock.json", "tsconfig.json"];

function files(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => files(join(path, name)));
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Each file's path, from `root`, with its SHA-256, in the order of the paths' bytes. */
function digests(root, paths) {
  const named = paths.map((path) => [relative(root, path).split(sep).join("/"), sha256(readFileSync(path))]);
  return Object.fromEntries(named.sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
}

/** The words of all areas in one language, as one file. */
function words(language) {
  const areas = readdirSync(join(HERE, "src/words")).sort();
  return areas.map((area) => readFileSync(join(HERE, "src/words", area, `${language}.ftl`), "utf8").trim() + "\n").join("\n");
}

/** Comments and line breaks of the sprite are for us only. */
const tight = (svg) => svg.replace(/<!--[^]*?-->/g, "").replace(/>\s+</g, "><").trim() + "\n";

if (existsSync(PLACE) && readdirSync(PLACE).length > 0 && !existsSync(join(PLACE, "build.json"))) {
  console.error(`${PLACE} is not empty and holds no page; name another folder`);
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(join(OUT, "words"), { recursive: true });
const MAIN = join(HERE, "src/main.tsx");
const SETTINGS = {
  absWorkingDir: HERE,
  outdir: OUT,
  bundle: true,
  preserveSymlinks: true, // the bytes are the same wherever the packages really lie
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  external: ["/page/*"],
  legalComments: "none",
  logLevel: "warning",
};

/**
 * A part that is fetched apart is never there without the rest of the page. Where it says so, all that the page loads at first is one file,
 * instead of one for each set of parts that share something.
 */
const partsComeLater = {
  name: "parts",
  setup({ onResolve, onLoad }) {
    const parts = new Set();
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === "dynamic-import") parts.add(join(resolveDir, `${path}.tsx`));
    });
    onLoad({ filter: /\.tsx$/ }, ({ path }) =>
      parts.has(path) ? { contents: `${readFileSync(path, "utf8")}\nimport ${JSON.stringify(MAIN)};`, loader: "tsx" } : undefined,
    );
  },
};

/** The styles of the page, and those that come with a part of it. */
const STYLES = ["app", "between", "decks", "lesson", "puzzle", "replay", "review", "roll", "rules", "villages"];
await build({ ...SETTINGS, entryPoints: { ...Object.fromEntries(STYLES.map((name) => [name, `src/styles/${name}.css`])), theme: "src/theme.ts", worker: "src/worker.ts" } });
const { outputFiles, metafile } = await build({
  ...SETTINGS,
  entryPoints: { app: MAIN },
  splitting: true,
  // The fingerprint in a name is also that of all it needs: a page that was opened before an update finds nothing, rather than something else.
  chunkNames: "parts/[name]-[hash]",
  plugins: [partsComeLater],
  metafile: true,
  write: false,
});
/** What holds the page itself becomes its script; esbuild would have that fetch it. */
const shared = basename(Object.entries(metafile.outputs).find(([, { inputs }]) => inputs["src/main.tsx"])[0]);
for (const { path, text } of outputFiles) {
  if (basename(path) === "app.js") continue;
  const main = basename(path) === shared;
  const named = main ? text.replace(/"\.\/(?=[\w-]+-[A-Z0-9]{8}\.js")/g, '"./parts/') : text.replaceAll(`"./${shared}"`, '"../app.js"');
  const to = main ? join(OUT, "app.js") : path;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, named);
}
cpSync(join(HERE, "src/index.html"), join(OUT, "index.html"));
for (const file of files(join(HERE, "assets"))) {
  const to = join(OUT, relative(join(HERE, "assets"), file));
  mkdirSync(dirname(to), { recursive: true });
  if (file.endsWith(".svg")) writeFileSync(to, tight(readFileSync(file, "utf8")));
  else cpSync(file, to);
}
for (const language of LANGUAGES) writeFileSync(join(OUT, "words", `${language}.ftl`), words(language));

const sources = digests(HERE, SOURCES.flatMap((path) => files(join(HERE, path))));
const built = digests(OUT, files(OUT));
const record = { sources: sha256(Object.entries(sources).map(([path, sum]) => `${sum}  ${path}\n`).join("")), files: built };
writeFileSync(join(OUT, "build.json"), JSON.stringify(record, null, 1) + "\n");
rmSync(PLACE, { recursive: true, force: true });
renameSync(OUT, PLACE);
