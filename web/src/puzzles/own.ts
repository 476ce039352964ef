/** Puzzles that somebody made of a position: kept in this browser, and opened by a link. */

import { signal } from "@preact/signals";
import { t } from "../i18n";
import { call } from "../net/api";
import type { OwnPuzzle, OwnPuzzleMade, PositionData, PuzzleData } from "../net/protocol.gen";
import { link } from "../router";
import { storedJson } from "../state/prefs";
import { storeWork } from "../state/work";

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
  storeWork(KEY, JSON.stringify(ownPuzzles.value));
}

const others = (position: string): Own[] =>
  ownPuzzles.value.filter(({ puzzle }) => puzzle.position !== position);

/** A name of its own, by which it is known whether it was solved. */
function named(puzzle: OwnPuzzle): OwnPuzzle {
  let sum = 0;
  for (const letter of puzzle.position) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return { ...puzzle, name: `${OWN}-${sum.toString(36)}` };
}

export function keepOwn({ title, puzzle }: Own): OwnPuzzle {
  const own = named(puzzle);
  keep([{ title, puzzle: own }, ...others(own.position)]);
  return own;
}

export const dropOwn = (position: string): void => keep(others(position));

const ownOf = (position: string): Own | undefined =>
  ownPuzzles.value.find(({ puzzle }) => puzzle.position === position);

/** The puzzle of a position; one that isn't known here is thought about first, and kept. */
export async function openOwn(position: string): Promise<OwnPuzzle> {
  const known = ownOf(position);
  if (known) return known.puzzle;
  const { data } = await call<PositionData>("/api/positions", { body: { text: position } });
  // a text doesn't say whether its position is made up, and whoever solves it needn't know
  const asked = { data: { ...data, made_up: true } };
  const { puzzle } = await call<OwnPuzzleMade>("/api/positions/puzzle", { body: asked });
  return keepOwn({ title: "", puzzle: { ...puzzle, position } });
}

/** What somebody calls theirs; undefined: it isn't anybody's own. */
export function ownTitle(puzzle: PuzzleData): string | undefined {
  if (!("position" in puzzle)) return undefined;
  return ownOf(String(puzzle.position))?.title || t("puzzle-own");
}

export const ownPath = (position: string): string => `/puzzles/${OWN}#${position}`;

export const ownLink = (position: string): string =>
  new URL(link(ownPath(position)), window.location.href).href;
