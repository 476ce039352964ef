/** Puzzles that somebody made of a position: kept in this browser, and opened by a link. */

import { signal } from "@preact/signals";
import type { OwnPuzzle } from "../net/protocol.gen";
import { link } from "../router";
import { store, storedJson } from "../state/prefs";

export interface Own {
  title: string;
  puzzle: OwnPuzzle;
}

const KEY = "hexholm.own-puzzles";
const MOST = 50;
/** What stands for a puzzle's name in an address; its position follows behind `#`. */
export const OWN = "own";

const isOwn = (one: Partial<Own> | null): one is Own => !!one?.puzzle?.position;
const found = storedJson(KEY);

export const ownPuzzles = signal<readonly Own[]>(
  Array.isArray(found) ? (found as Own[]).filter(isOwn) : [],
);

function keep(all: readonly Own[]): void {
  ownPuzzles.value = all.slice(0, MOST);
  store(KEY, JSON.stringify(ownPuzzles.value));
}

const others = (position: string): Own[] =>
  ownPuzzles.value.filter(({ puzzle }) => puzzle.position !== position);

export const keepOwn = (own: Own): void => keep([own, ...others(own.puzzle.position)]);

export const dropOwn = (position: string): void => keep(others(position));

export const ownOf = (position: string): Own | undefined =>
  ownPuzzles.value.find(({ puzzle }) => puzzle.position === position);

export const ownPath = (position: string): string => `/puzzles/${OWN}#${position}`;

export const ownLink = (position: string): string =>
  new URL(link(ownPath(position)), window.location.href).href;
