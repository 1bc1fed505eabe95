/** The bench: a deck that is being built, what the server says about it, and the way back. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../../../lib/announce";
import { deckBench, readDeck, why } from "../../../lib/api";
import { language, t } from "../../../lib/i18n";
import { bySlug, face, library } from "../../../lib/library";
import { go, route } from "../../../lib/route";
import type { DeckBench, Sentence } from "../../../wire";
import { BOXES } from "../Boxes";
import { draft } from "./kept";
import { type Draft, numbersIn, unlinked } from "./link";

export const bench = signal<DeckBench | null>(null);
/** What could not be done, in a sentence. */
export const trouble = signal<Sentence>("");
/** The card that is to be swapped. */
export const picked = signal<string | null>(null);
export const past = signal<readonly Draft[]>([]);

const LONGEST_WAY_BACK = 100;

export function say(what: Sentence): void {
  trouble.value = what;
  announce(what);
}

/** The bench as it is to be from now on. */
export function put(change: Partial<Draft>): void {
  trouble.value = "";
  past.value = [...past.peek(), draft.peek()].slice(-LONGEST_WAY_BACK);
  draft.value = { ...draft.peek(), ...change };
}

export function undo(): void {
  const before = past.peek().at(-1);
  if (!before) return;
  trouble.value = "";
  past.value = past.peek().slice(0, -1);
  draft.value = before;
}

/** The boxes that cards come from. */
const boxesOf = (lines: readonly string[]): string[] => BOXES.filter((box) => numbersIn(lines).some((number) => face(number)?.box === box));

/** Another faction begins with its usual deck; one that comes with a box brings it along. */
export function choose(faction: string): void {
  const box = faction === "common" ? undefined : firstOf(faction)?.box;
  const { boxes } = draft.peek();
  picked.value = null;
  put({ faction, lines: null, name: "", boxes: box && !boxes.includes(box) ? [...boxes, box] : boxes });
}

const firstOf = (faction: string) => library.value?.cards.find((card) => card.faction === faction);

/** The deck in a text: a link of ours, or a deck file. What is wrong with it is said, and the bench stays as it was. */
export async function bring(text: string): Promise<boolean> {
  const link = unlinked(text.trim().replace(/^[^#]*#(?=d\d+~)/, ""));
  if (link === "cut" || link === "later") say(t(`decks-link-${link}`));
  else if (link) put(link);
  else {
    try {
      const { faction, lines, name = "" } = await readDeck(text, { boxes: [...BOXES], format: "open" });
      put({ faction, lines, name, boxes: boxesOf(lines) });
    } catch (error) {
      say(why(error));
      return false;
    }
  }
  picked.value = null;
  return link !== "cut" && link !== "later";
}

/** Without all copies of a card. */
export const without = (lines: readonly string[], slug: string): string[] => lines.filter((line) => line.replace(/^\d+ /, "") !== slug && face(line)?.slug !== slug);
export const faceOf = (slug: string) => bySlug(slug)[0];

/** Asks the server about what is on the bench, whenever that changes; a link in the address is laid there first. */
export function useBench(): void {
  const { hash } = route.value;
  const now = draft.value;
  const spoken = language.value;
  useEffect(() => {
    if (!hash) return;
    go("/decks", true);
    void bring(hash);
  }, [hash]);
  useEffect(() => {
    let late = false;
    deckBench(now).then(
      (found) => {
        if (!late) bench.value = found;
      },
      (error: unknown) => {
        if (!late) say(why(error));
      },
    );
    return () => {
      late = true;
    };
  }, [now, spoken]);
}
