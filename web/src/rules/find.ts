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

/** How well a word fits, the best 1; 0: not at all. */
const CALLED = 1;
const NAMED = 0.95;
const WITHIN_TITLE = 0.8;
const NEARLY = 0.6;
const SAID = 0.3;

type Fit = (word: string, words: Words) => number;

function exact(isBegun: boolean): Fit {
  return (word, { title, names, says }) => {
    const isShort = word.length < WITHIN;
    const isIt = (one: string): boolean =>
      isShort && !isBegun ? one === word : one.startsWith(word);
    if (title.some(isIt)) return CALLED;
    if (names.some(isIt)) return NAMED;
    if (isShort) return says.includes(isBegun ? ` ${word}` : ` ${word} `) ? SAID : 0;
    if (title.some((one) => one.includes(word))) return WITHIN_TITLE;
    return says.includes(word) ? SAID : 0;
  };
}

const near: Fit = (word, { title, names }) =>
  [...title, ...names].some((one) => isNear(word, one)) ? NEARLY : 0;

/**
 * A word of the query: how well it fits each entry, and how much it tells them apart. What nothing
 * is called by counts little.
 */
interface Sought {
  fits: number[];
  weight: number;
}

function sought(word: string, isBegun: boolean, all: readonly Words[]): Sought {
  const whole = exact(isBegun);
  let fits = all.map((words) => whole(word, words));
  if (!fits.some(Boolean)) fits = all.map((words) => near(word, words));
  const many = fits.filter(Boolean).length;
  return { fits, weight: many && Math.max(...fits) * Math.log((all.length + 1) / many) };
}

/** So much of what was asked an entry has to have, if any has. */
const ENOUGH = 1 / 2;

/** The entries that have most of what was asked, best first; what every entry has hardly counts. */
function ranked(entries: readonly GuideEntry[], wanted: readonly string[]): GuideEntry[] {
  const all = entries.map(wordsIn);
  const words = wanted.map((word, at) => sought(word, at === wanted.length - 1, all));
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = entries
    .map((entry, at) => ({
      entry,
      has: words.reduce((sum, { fits, weight }) => sum + (fits[at] ? weight : 0), 0),
      score: words.reduce((sum, { fits, weight }) => sum + (fits[at] ?? 0) * weight, 0),
    }))
    .filter(({ has }) => has > 0);
  const least = Math.min(ENOUGH * whole, Math.max(0, ...found.map(({ has }) => has)));
  return found
    .filter(({ has }) => has >= least)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}

export function find(entries: readonly GuideEntry[], query: string): Found {
  const wanted = wordsOf(query);
  if (!wanted.length) return { entries: [], questions: [] };
  const called = ranked(entries, wanted);
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
