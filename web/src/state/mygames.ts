/** The tables this browser holds a link to, newest first; kept in local storage. */

import { signal } from "@preact/signals";
import type { Secrets } from "../router";
import { store, storedTables } from "./prefs";

export interface MyGame extends Secrets {
  table: string;
  /** milliseconds since 1970 */
  seen: number;
  names: string[];
  over: boolean;
  /** how links of the game begin, once there is one */
  link?: string | null;
}

const KEY = "hexholm.games";
const MOST = 50;

export const myGames = signal(storedTables<MyGame>(KEY));

function save(games: MyGame[]): void {
  const kept = games.slice(0, MOST);
  myGames.value = kept;
  store(KEY, JSON.stringify(kept));
}

/**
 * Secrets of one table from several visits add up: a browser may hold several seats. Whoever calls
 * this in an effect isn't told of the list, or writing it would call them again, for ever.
 */
export function remember(game: Pick<MyGame, "table"> & Partial<MyGame>): void {
  const games = myGames.peek();
  const old = games.find((other) => other.table === game.table);
  const seats = [...new Set([...(game.seats ?? []), ...(old?.seats ?? [])])];
  const fresh: MyGame = {
    table: game.table,
    seats,
    invite: game.invite ?? old?.invite ?? null,
    watch: game.watch ?? old?.watch ?? null,
    names: game.names ?? old?.names ?? [],
    over: game.over ?? old?.over ?? false,
    link: game.link ?? old?.link ?? null,
    seen: game.seen ?? Date.now(),
  };
  save([fresh, ...games.filter((other) => other.table !== game.table)]);
}

const FORGOTTEN = "hexholm.forgotten";
const MOST_FORGOTTEN = 200;

/** Whether somebody doesn't want to see it here, though a profile knows it. */
export const isForgotten = (table: string): boolean =>
  storedTables<{ table: string }>(FORGOTTEN).some((one) => one.table === table);

export function forget(table: string): void {
  const past = storedTables<{ table: string }>(FORGOTTEN);
  store(FORGOTTEN, JSON.stringify([...past, { table }].slice(-MOST_FORGOTTEN)));
  save(myGames.value.filter((game) => game.table !== table));
}

export const known = (table: string): MyGame | undefined =>
  myGames.value.find((game) => game.table === table);
