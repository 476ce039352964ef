/** The puzzles of the server, with the words to speak of them and of their solutions. */

import { loadAdvice } from "../advice/load";
import { language, loadTexts, named, t } from "../i18n";
import type { PuzzleData, PuzzleList } from "../net/protocol.gen";
import { server } from "../net/server";
import { useAsync } from "../screens/useAsync";
import { ownTitle } from "./own";

export async function loadPuzzles(): Promise<PuzzleList> {
  const [list] = await Promise.all([server.puzzles(), loadTexts("puzzles"), loadAdvice()]);
  return list;
}

export const usePuzzles = (): { data: PuzzleList | null; error: string } =>
  useAsync(loadPuzzles, language.value);

/** The set of puzzles with all boxes. */
export const EVERYTHING = "everything";

export const puzzlePath = (name: string): string => `/puzzles/${encodeURIComponent(name)}`;

/** What a puzzle is about: a box, all of them, or another game. */
export function aboutName({ set, game }: PuzzleData): string {
  if (set === game) return named("game", game);
  return set === EVERYTHING ? t("puzzles-everything") : named("box", set);
}

/** Puzzles about the same are counted in the order of the list. */
export function numberOf(puzzle: PuzzleData, all: readonly PuzzleData[]): number {
  return all.filter((one) => one.set === puzzle.set).indexOf(puzzle) + 1;
}

export const titleOf = (puzzle: PuzzleData, all: readonly PuzzleData[]): string =>
  ownTitle(puzzle) ?? t("puzzle-title", { about: aboutName(puzzle), n: numberOf(puzzle, all) });

/** The next puzzle that hasn't been solved: one as hard, else any other. */
export function nextPuzzle(
  puzzle: PuzzleData,
  all: readonly PuzzleData[],
  isSolved: (name: string) => boolean,
): PuzzleData | undefined {
  const here = all.indexOf(puzzle);
  const open = [...all.slice(here + 1), ...all.slice(0, here)].filter((one) => !isSolved(one.name));
  return open.find((one) => one.stars === puzzle.stars) ?? open[0];
}
