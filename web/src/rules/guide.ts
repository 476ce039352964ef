/** The guide of a game as the server tells it, and finding something in it. */

import type { GuideData, GuideEntry } from "../net/protocol.gen";
import { server } from "../net/server";

const told = new Map<string, Promise<GuideData>>();

/** Asked once per game and language, again after a failure. */
export function guideOf(game: string, language: string): Promise<GuideData> {
  const key = `${game} ${language}`;
  let found = told.get(key);
  if (!found) {
    found = server.guide(game, language).catch((error: unknown) => {
      told.delete(key);
      throw error;
    });
    told.set(key, found);
  }
  return found;
}

/** The entry of the first thing, rule or name that there is one for. */
export function entryOf(guide: GuideData, about: string): GuideEntry | undefined {
  const names = about.split(" ").flatMap((id) => [guide.things[id], guide.rules[id], id]);
  return names.map((name) => guide.entries.find((entry) => entry.name === name)).find(Boolean);
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();

const wordsOf = (entry: GuideEntry): string =>
  plain(
    [
      entry.title,
      entry.text,
      ...entry.rules,
      ...entry.points.flatMap(({ text, rules }) => [text, ...rules]),
    ].join(" "),
  );

/** The entries that have all the words of a query, or words that begin or contain them. */
export function search(entries: readonly GuideEntry[], query: string): GuideEntry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    const words = wordsOf(entry);
    return wanted.every((word) => words.includes(word));
  });
  const isNamed = (entry: GuideEntry): boolean =>
    wanted.every((word) => plain(entry.title).includes(word));
  return [...found.filter(isNamed), ...found.filter((entry) => !isNamed(entry))];
}

export interface Group {
  name: string;
  title: string;
  entries: GuideEntry[];
}

/** By box, and in it by group, in the order of the guide. */
export function chapters(guide: GuideData): { box: string; groups: Group[] }[] {
  const boxes = [...new Set(guide.entries.map(({ box }) => box))];
  return boxes.map((box) => ({
    box,
    groups: Object.entries(guide.groups)
      .map(([name, title]) => ({
        name,
        title,
        entries: guide.entries.filter((entry) => entry.box === box && entry.group === name),
      }))
      .filter(({ entries }) => entries.length),
  }));
}
