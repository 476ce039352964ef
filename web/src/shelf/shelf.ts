/** What this browser's shelf holds: what I own, how I like set-ups, and those we had. */

import { signal } from "@preact/signals";
import { ownBoards } from "../boards/mine";
import { call } from "../net/api";
import type * as sent from "../net/protocol.gen";
import { store, storedJson } from "../state/prefs";

export type Drawn = sent.DrawnData;

export const shelfApi = {
  /** what can be owned and wished for */
  all: () => call<sent.ShelfData>("/api/shelf"),
  /** my own boards are on the shelf too */
  draw: async (body: sent.DrawAsked) => {
    const own = (await ownBoards(body.game)).map(({ text }) => text);
    return call<Drawn>("/api/shelf/draw", { body: { ...body, own } });
  },
  /** the set-up of a link */
  open: (link: string) => call<Drawn>("/api/shelf/open", { body: { link } }),
};

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

/** A set-up that was drawn. */
export interface Had {
  link: string;
  game: string;
  /** milliseconds since 1970 */
  at: number;
  cards: string[];
}

interface Shelf {
  game: string;
  games: Record<string, Mine>;
  had: Had[];
}

const KEY = "hexholm.shelf";
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

function read(): Shelf {
  const found = storedJson(KEY) as Partial<Shelf> | null;
  return { game: "", games: {}, had: [], ...found };
}

export const shelf = signal(read());

function keep(next: Partial<Shelf>): void {
  shelf.value = { ...shelf.value, ...next };
  store(KEY, JSON.stringify(shelf.value));
}

export const mineOf = (game: string): Mine | undefined => {
  const found = shelf.value.games[game];
  return found && { ...NOTHING, ...found };
};

export const keepMine = (game: string, mine: Mine): void =>
  keep({ game, games: { ...shelf.value.games, [game]: mine } });

export const showShelf = (game: string): void => keep({ game });

/** Those of a game, the last one first. */
export const hadOf = (game: string): Had[] => shelf.value.had.filter((one) => one.game === game);

/** A set-up counts as had from the moment it is drawn; drawn again, only the new one counts. */
export function keepDrawn({ link, game, cards }: Drawn, instead = ""): void {
  const others = shelf.value.had.filter((one) => one.link !== link && one.link !== instead);
  const names = cards.filter(({ kind }) => kind === "card").map(({ name }) => name);
  keep({ had: [{ link, game, at: Date.now(), cards: names }, ...others].slice(0, MOST) });
}

export const forgetDrawn = (link: string): void =>
  keep({ had: shelf.value.had.filter((one) => one.link !== link) });

/** The request that my shelf and wishes become. */
export function asking(
  game: sent.GameName,
  mine: Mine,
  things: readonly sent.ThingsData[],
  seed = Math.floor(Math.random() * SEEDS),
): sent.DrawAsked {
  const { boxes, without, players, names, never, always, at_least, fresh, balanced } = mine;
  const boards = things.filter(({ key }) => ["sections", "sides", "boards"].includes(key));
  const all = boards.flatMap((one) => Object.entries(one.names));
  const left = all.filter(
    ([name, box]) => (!box || boxes.includes(box)) && !without.includes(name),
  );
  const typed = names.slice(0, players).map((name) => name.trim());
  return {
    game,
    players,
    seed,
    boxes,
    sections: without.length ? left.map(([name]) => name) : null,
    wishes: { never, always, at_least, fresh, balanced },
    had: hadOf(game).map(({ link }) => link),
    names: typed.length === players && typed.every(Boolean) ? typed : [],
  };
}
