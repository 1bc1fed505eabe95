/** A deck as a link: all of it stands behind `#`, with a version in front and a check at the end. Nothing of it is sent anywhere. */
import { bySlug, face } from "../../../lib/library";
import type { DeckFormat } from "../../../wire";

/** A deck that somebody builds, and what for. */
export interface Draft {
  name: string;
  faction: string;
  format: DeckFormat;
  boxes: readonly string[];
  bans: readonly string[];
  /** As in a deck file; null: the deck that the format gives. */
  lines: readonly string[] | null;
}

const VERSION = 1;
const FORMATS: readonly string[] = ["introductory", "standard", "open"];

/** The cards that lines stand for, by number; a line that is not a card here is left out. */
export const numbersIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const word = line.replace(/^\d+ /, "");
    return face(word) ? [word] : bySlug(word).flatMap(({ numbers }) => numbers);
  });

/** `rom1-11.14-30_azt4`: numbers as ranges, by the letters before them. */
export function packed(numbers: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const number of [...numbers].sort()) {
    const [, letters = "", digits = ""] = /^([a-z]+)(\d+)$/.exec(number) ?? [];
    const ranges = groups.get(letters) ?? [];
    const last = ranges.at(-1)?.split("-") ?? [];
    const n = Number(digits);
    if (last.length && Number(last.at(-1)) === n - 1) ranges[ranges.length - 1] = `${last[0]}-${n}`;
    else ranges.push(String(n));
    groups.set(letters, ranges);
  }
  return [...groups].map(([letters, ranges]) => letters + ranges.join(".")).join("_");
}

/** The most cards that a range may stand for: a link makes no work. */
const MOST = 400;

export function unpacked(text: string): string[] {
  const found: string[] = [];
  for (const group of text.split("_")) {
    const [, letters = "", ranges = ""] = /^([a-z]+)([\d.-]+)$/.exec(group) ?? [];
    for (const range of ranges.split(".")) {
      const [from = 0, to = from] = range.split("-").map(Number);
      for (let n = from; n <= to && found.length < MOST; n += 1) found.push(letters + String(n).padStart(3, "0"));
    }
  }
  return found;
}

/** Seven letters that change with any other letter (FNV-1a). */
export function checkOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum.toString(36).padStart(7, "0");
}

const spelled = (name: string): string => encodeURIComponent(name).replace(/[~'()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** What stands behind `#`. */
export function linked({ faction, format, boxes, bans, name, lines }: Draft): string {
  const text = [`d${VERSION}`, faction, format, boxes.join("+"), bans.join("+"), lines ? packed(numbersIn(lines)) : "", spelled(name)].join("~");
  return `${text}~${checkOf(text)}`;
}

/** The deck of a link; `cut` if some of it is missing, `later` if only a newer page can read it, null if it is none. */
export function unlinked(text: string): Draft | "cut" | "later" | null {
  const version = /^d(\d+)~/.exec(text)?.[1];
  if (version === undefined) return null;
  if (Number(version) > VERSION) return "later";
  const end = text.lastIndexOf("~");
  const [, faction = "", format = "", boxes = "", bans = "", cards = "", name = "", ...more] = text.slice(0, end).split("~");
  if (checkOf(text.slice(0, end)) !== text.slice(end + 1) || more.length > 0 || !FORMATS.includes(format)) return "cut";
  const some = (list: string): string[] => list.split("+").filter(Boolean);
  const numbers = unpacked(cards);
  return { faction, format: format as DeckFormat, boxes: some(boxes), bans: some(bans), lines: cards ? numbers : null, name: decodeURIComponent(name) };
}
