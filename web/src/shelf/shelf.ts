/** What my shelf holds: what I own, how I like set-ups, and those we had. */

import { signal } from "@preact/signals";
import type { Kind } from "../boards/draft";
import { sync as syncBoards, used } from "../boards/mine";
import { call } from "../net/api";
import type * as sent from "../net/protocol.gen";
import { OWN_BOX } from "../screens/new/places";
import { Keeper, newId, storedThings, type Thing } from "../state/keeping";
import { store, storedJson } from "../state/prefs";

export type Drawn = sent.DrawnData;

export const shelfApi = {
  /** what can be owned and wished for, boards of my own too */
  all: async (): Promise<sent.ShelfData> => {
    const [{ games }] = await Promise.all([call<sent.ShelfData>("/api/shelf"), syncBoards()]);
    const mine = Object.entries(games).map(([game, one]) => {
      const things = withOwn(game as sent.GameName, one.things);
      return [game, { ...one, things }] as const;
    });
    return { games: Object.fromEntries(mine) };
  },
  draw: (body: sent.DrawAsked) => call<Drawn>("/api/shelf/draw", { body }),
  /** the set-up of a link */
  open: (link: string) => call<Drawn>("/api/shelf/open", { body: { link } }),
};

/** Where boards of one's own are listed. */
const LISTS: Record<Kind, string> = { section: "sections", isle: "sides", side: "boards" };

/** With boards of my own after ours, but for those that take the place of one of ours. */
function withOwn(game: sent.GameName, things: sent.ThingsData[]): sent.ThingsData[] {
  const drafts = [...used(game).values()].map(({ draft }) => draft);
  return things.map((one) => {
    const own = drafts.filter(({ kind, name }) => LISTS[kind] === one.key && !(name in one.names));
    const added = Object.fromEntries(own.map(({ name }) => [name, OWN_BOX]));
    return { ...one, names: { ...one.names, ...added } };
  });
}

/** What is kept for a game. */
export interface Mine {
  boxes: string[];
  /** sections that are missing */
  without: string[];
  players: number;
  names: string[];
  never: string[];
  always: string[];
  at_least: Record<string, number>;
  fresh: number;
  balanced: boolean;
}

/** What I own of a game, by its name, and how I like its set-ups. */
interface Owned extends Thing {
  mine: Mine;
}

/** A set-up that was drawn. */
export interface Had extends Thing {
  link: string;
  cards: string[];
}

const MOST = 20;
const SEEDS = 2 ** 40;

export const NOTHING: Mine = {
  boxes: [],
  without: [],
  players: 2,
  names: [],
  never: [],
  always: [],
  at_least: {},
  fresh: 0,
  balanced: false,
};

/** All of this was in one place before it was kept with a profile. */
const KEY = "hexholm.shelf";
const former = (storedJson(KEY) ?? {}) as {
  game?: string;
  games?: Record<string, Mine>;
  had?: Omit<Had, "id">[];
};

const owned = new Keeper<Owned>("shelf", "hexholm.owned", {
  read: (found) =>
    found
      ? (storedThings(found) as Owned[])
      : Object.entries(former.games ?? {}).map(([game, mine]) => ({
          id: game,
          game: game as sent.GameName,
          at: 0,
          mine,
        })),
  text: ({ mine }) => JSON.stringify(mine),
  open: ({ text, ...rest }) => ({ ...rest, mine: { ...NOTHING, ...JSON.parse(text) } }),
});

const drawings = new Keeper<Had>("setup", "hexholm.set-ups", {
  read: (found) =>
    found
      ? (storedThings(found) as Had[])
      : (former.had ?? []).map((one) => ({ ...one, id: newId("s") })),
  text: ({ link, cards }) => JSON.stringify({ link, cards }),
  open: ({ text, ...rest }) => {
    const { link, cards } = JSON.parse(text) as Partial<Had>;
    return link ? { ...rest, link, cards: cards ?? [] } : null;
  },
});

export const syncShelf = async (): Promise<void> => {
  await Promise.all([owned.sync(), drawings.sync()]);
};

/** The game whose shelf was shown last in this browser. */
export const shown = signal(former.game ?? "");

export function showShelf(game: string): void {
  shown.value = game;
  store(KEY, JSON.stringify({ game }));
}

export const mineOf = (game: string): Mine | undefined => {
  const found = owned.find(game)?.mine;
  return found && { ...NOTHING, ...found };
};

export function keepMine(game: sent.GameName, mine: Mine): void {
  showShelf(game);
  owned.put({ id: game, game, mine });
}

const all = (): Had[] => [...drawings.things].sort((a, b) => b.at - a.at);

/** Those of a game, each once, the last one first. */
export const hadOf = (game: string): Had[] =>
  [
    ...new Map(
      all()
        .filter((one) => one.game === game)
        .reverse()
        .map((one) => [one.link, one]),
    ).values(),
  ].reverse();

/** A set-up counts as had from the moment it is drawn; drawn again, only the new one counts. */
export function keepDrawn({ link, game, cards }: Drawn, instead = ""): void {
  forgetDrawn(link);
  forgetDrawn(instead);
  const names = cards.filter(({ kind }) => kind === "card").map(({ name }) => name);
  drawings.put({ id: newId("s"), link, game, cards: names });
  for (const { id } of all().slice(MOST)) drawings.drop(id);
}

export function forgetDrawn(link: string): void {
  for (const one of drawings.things) if (one.link === link) drawings.drop(one.id);
}

/** Whether I own the box of something; what comes without one is always there. */
export const ownsBox = ({ boxes }: Mine, box: string): boolean =>
  !box || box === OWN_BOX || boxes.includes(box);

/** The request that my shelf and wishes become; what I don't own can't be wished for. */
export function asking(
  game: sent.GameName,
  mine: Mine,
  things: readonly sent.ThingsData[],
  seed = Math.floor(Math.random() * SEEDS),
): sent.DrawAsked {
  const { boxes, without, players, names, never, always, at_least, fresh, balanced } = mine;
  const boards = things.filter(({ key }) => ["sections", "sides", "boards"].includes(key));
  const owned = (all: readonly sent.ThingsData[]): [name: string, box: string][] =>
    all.flatMap((one) => Object.entries(one.names)).filter(([, box]) => ownsBox(mine, box));
  const left = owned(boards).filter(([name, box]) => box !== OWN_BOX && !without.includes(name));
  const known = new Set(owned(things).map(([name]) => name));
  const wished = (some: string[]): string[] => some.filter((name) => known.has(name));
  const least = Object.entries(at_least).filter(([box]) => boxes.includes(box));
  const own = [...used(game)].filter(([name]) => !without.includes(name));
  const typed = names.slice(0, players).map((name) => name.trim());
  return {
    game,
    players,
    seed,
    boxes,
    sections: without.length ? left.map(([name]) => name) : null,
    own: own.map(([, board]) => board.own.text),
    wishes: {
      never: wished(never),
      always: wished(always),
      at_least: Object.fromEntries(least),
      fresh,
      balanced,
    },
    had: hadOf(game).map(({ link }) => link),
    names: typed.length === players && typed.every(Boolean) ? typed : [],
  };
}
