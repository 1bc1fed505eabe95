/** Names where there is little room, as on built cards: soft hyphens in long words, and how broad a word is. */

const VOWELS = "aeiouyąęóáéěíúůýäöü";
/** Pairs of consonants that begin a syllable together. */
const TOGETHER = /^(ch|sz|cz|rz|dz|dź|dż|sh|th|ph|tr|pr|br|kr|gr|dr|fr|kl|pl|bl|gl)$/;
const LONG = 8;
/** A part has at least so many letters, at the beginning and at the end. */
const FIRST = 3;
const LAST = 4;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** Where syllables begin: with the last consonants before a vowel. */
function breaks(word: string): number[] {
  const lower = word.toLowerCase();
  const found: number[] = [];
  for (let vowel = 1; vowel < word.length; vowel++) {
    if (!isVowel(lower[vowel]) || isVowel(lower[vowel - 1])) continue;
    const at = TOGETHER.test(lower.slice(vowel - 2, vowel)) ? vowel - 2 : vowel - 1;
    const spoken = [...lower.slice(0, at)].some(isVowel);
    if (spoken && at >= FIRST && word.length - at >= LAST) found.push(at);
  }
  return found;
}

/** The name with soft hyphens in its long words. */
export function soft(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const cuts = [0, ...breaks(word), word.length];
    return cuts.slice(1).map((end, at) => word.slice(cuts[at], end)).join("\u00ad");
  });
}

/** About how broad the letters of names are, in ems. */
const letterWidth = (letter: string): number =>
  "ijlłftIJ'".includes(letter) ? 0.36
  : "mwMW".includes(letter) ? 0.92
  : letter === letter.toLowerCase() ? 0.57
  : 0.7;

/** The width of a name's broadest word, in ems. */
export function broadest(name: string): number {
  const width = (word: string): number => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return Math.max(...name.split(/[\s-]+/).map(width));
}
