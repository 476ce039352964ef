/** Finding something in the guide: by its name in any language, by a rule, by words of a question. */

import type { GuideEntry, GuidePoint } from "../net/protocol.gen";

/** A question of an entry. */
export interface Asked {
  entry: GuideEntry;
  point: GuidePoint;
}

export interface Found {
  /** the best first */
  entries: GuideEntry[];
  questions: Asked[];
}

/** From this length on a word may be misspelt, and from that on twice. */
const LONG = 4;
const LONGER = 7;
/** Shorter words are the beginning of one. */
const WITHIN = 4;

export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.'-]+/u)
    .filter(Boolean);

/** How many letters are wrong, missing, too many or swapped for a word to begin like another. */
export function slips(word: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = word[i - 1] === other[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

const isNear = (word: string, other: string): boolean =>
  word.length >= LONG && slips(word, other) <= (word.length < LONGER ? 1 : 2);

/** What an entry is called, and what it says. */
interface Words {
  title: string[];
  names: string[];
  says: string;
}

const wordsIn = (entry: GuideEntry): Words => ({
  title: wordsOf(entry.title),
  names: entry.names.flatMap(wordsOf),
  says: plain(
    [
      "",
      entry.text,
      ...entry.rules,
      ...entry.points.flatMap(({ ask, text, rules }) => [ask, text, ...rules]),
    ].join(" "),
  ),
});

/** How well a word fits, the best 0; null: not at all. */
function rank(word: string, { title, names, says }: Words): number | null {
  if (title.some((one) => one.startsWith(word))) return 0;
  if (names.some((one) => one.startsWith(word))) return 1;
  if (word.length < WITHIN) return says.includes(` ${word}`) ? 4 : null;
  if (title.some((one) => one.includes(word))) return 2;
  return says.includes(word) ? 4 : null;
}

const nearly = (word: string, { title, names }: Words): number | null =>
  [...title, ...names].some((one) => isNear(word, one)) ? 3 : null;

/** The entries that all the words fit, best first; where none does, those that most of them fit. */
function ranked(
  entries: readonly GuideEntry[],
  wanted: readonly string[],
  fits: (word: string, words: Words) => number | null,
): { entry: GuideEntry; worst: number }[] {
  return entries
    .map((entry) => {
      const ranks = wanted.map((word) => fits(word, wordsIn(entry)));
      const missing = ranks.filter((one) => one === null).length;
      return { entry, missing, worst: Math.max(...ranks.map((one) => one ?? 0)) };
    })
    .filter(({ missing }) => missing <= (wanted.length - 1) / 3)
    .sort((one, other) => one.missing - other.missing || one.worst - other.worst);
}

const CALLED = 2;

export function find(entries: readonly GuideEntry[], query: string): Found {
  const wanted = wordsOf(query);
  if (!wanted.length) return { entries: [], questions: [] };
  let found = ranked(entries, wanted, rank);
  if (!found.some(({ worst }) => worst <= CALLED))
    found = [...ranked(entries, wanted, (word, words) => nearly(word, words) ?? rank(word, words))];
  const called = found.map(({ entry }) => entry);
  return { entries: called, questions: questions(called, wanted) };
}

/** Those that have a word of the query and belong to an entry with the others. */
function questions(entries: readonly GuideEntry[], wanted: readonly string[]): Asked[] {
  const found = entries.flatMap((entry) =>
    entry.points.map((point) => {
      const says = plain(["", point.ask, point.text, ...point.rules].join(" "));
      const isSaid = (word: string): boolean =>
        says.includes(word.length < WITHIN ? ` ${word}` : word);
      return { entry, point, n: wanted.filter(isSaid).length };
    }),
  );
  return found.filter(({ n }) => n).sort((one, other) => other.n - one.n);
}
