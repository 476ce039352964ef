/** Where a long word may break; not every browser knows how in every language. */

import { language } from ".";

/** Languages that write compounds as one word. */
const COMPOUNDING = ["de", "nl"];
const LONG = 12;
const LEAST = 3;
const SOFT = "\u00ad";
const BETWEEN_VOWELS = /(?<=[aeiouyäöü])([^aeiouyäöü]+)(?=[aeiouyäöü])/giu;
/** What begins the next syllable: the last consonant, or some that belong together. */
const ONSET = /(?:sch|ch|ck|ph|pf|th|[bdfgkpt][lr]|.)$/iu;

const parted = (word: string): string =>
  word.replace(BETWEEN_VOWELS, (consonants: string, _, offset: number) => {
    const cut = consonants.search(ONSET);
    const at = offset + cut;
    if (at < LEAST || word.length - at < LEAST) return consonants;
    return consonants.slice(0, cut) + SOFT + consonants.slice(cut);
  });

/** A name with soft hyphens in its long words, for where there is little room. */
export const softened = (name: string): string =>
  COMPOUNDING.includes(language.value)
    ? name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)))
    : name;
