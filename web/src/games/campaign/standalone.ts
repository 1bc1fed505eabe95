/** The picture of a history by itself: the signs and letters that it uses are inside. */
import { SPRITE } from "./picture";

const FONTS = [
  ["Bitter", 700, "bitter-700"],
  ["Encode Sans Semi Condensed", 400, "encode-sans-semi-condensed-400"],
  ["Encode Sans Semi Condensed", 700, "encode-sans-semi-condensed-700"],
] as const;
/** The letters of Polish and Czech are in files of their own. */
const HALVES = [
  ["", "U+0000-00FF, U+2000-206F, U+2212"],
  ["-ext", "U+0100-02BA"],
] as const;
/** So many bytes become letters at once. */
const PIECE = 8192;

async function lettered(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let told = "";
  for (let at = 0; at < bytes.length; at += PIECE) told += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(told);
}

async function faces(): Promise<string> {
  const found = FONTS.flatMap(([family, weight, file]) =>
    HALVES.map(async ([half, range]) => {
      const font = await lettered(`/page/fonts/${file}${half}.woff2`);
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${font}) format("woff2");unicode-range:${range}}`;
    }),
  );
  return (await Promise.all(found)).join("");
}

export async function standalone(svg: string): Promise<string> {
  const sprite = new DOMParser().parseFromString(await (await fetch(SPRITE)).text(), "image/svg+xml");
  const used = new Set([...svg.matchAll(new RegExp(`${SPRITE}#([\\w-]+)`, "g"))].map(([, name = ""]) => name));
  const symbols = [...used].flatMap((name) => sprite.getElementById(name)?.outerHTML ?? []);
  const inside = `<defs><style>${await faces()}</style>${symbols.join("")}</defs>`;
  return svg.replaceAll(`${SPRITE}#`, "#").replace(/(<svg[^>]*>)/, `$1${inside}`);
}
