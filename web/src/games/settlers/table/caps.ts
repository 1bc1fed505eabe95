/** Letters for answers, from the words themselves: a key is never a digit beside an amount. */

/** Keys that always mean the same: end, pass, undo, help, doors to visit, a rival, the log. */
const TAKEN = "epuhvrl";
/** And where Goals are pursued: upkeep, tokens, Goals, lands. */
export const WITH_GOALS = "ktgi";
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** `Żywność` as a keyboard has it: `zywnosc`. */
const plain = (word: string): string =>
  word.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/[^a-z ]/g, "");

/** A letter for each label: the first of a word, else any of it, else any that is left. */
export function caps(labels: readonly string[], more = ""): string[] {
  const taken = new Set(TAKEN + more);
  return labels.map((label) => {
    const words = plain(label).split(" ");
    const wanted = [...words.map((word) => word.slice(0, 1)), ...words.join(""), ...ALPHABET];
    const found = wanted.find((letter) => letter !== "" && !taken.has(letter)) ?? "";
    taken.add(found);
    return found;
  });
}
