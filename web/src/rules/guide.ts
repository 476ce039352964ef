/** The guide of a game as the server tells it. */

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

/** Groups of what every game has, where it belongs to no box. */
const ALWAYS = ["rules", "places", "pieces", "talents"];

/** What belongs to the things that are in play, and what always holds. */
export function inPlay(guide: GuideData, things: readonly string[]): GuideEntry[] {
  const names = new Set(things.map((thing) => guide.things[thing]));
  return guide.entries.filter(
    ({ name, box, group }) => names.has(name) || (!box && ALWAYS.includes(group)),
  );
}

export interface Group {
  name: string;
  title: string;
  entries: GuideEntry[];
}

/** By box, and in it by group, in the order of the guide. */
export function chapters(
  guide: GuideData,
  entries: readonly GuideEntry[] = guide.entries,
): { box: string; groups: Group[] }[] {
  const boxes = [...new Set(entries.map(({ box }) => box))];
  return boxes.map((box) => ({
    box,
    groups: Object.entries(guide.groups)
      .map(([name, title]) => ({
        name,
        title,
        entries: entries.filter((entry) => entry.box === box && entry.group === name),
      }))
      .filter(({ entries: some }) => some.length),
  }));
}
