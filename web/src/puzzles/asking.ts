/** Whom to ask about a puzzle: the server knows its own, one of somebody's own is sent along. */

import { call } from "../net/api";
import type {
  OwnPuzzle,
  PuzzleAnswer,
  PuzzleAsked,
  PuzzleData,
  PuzzleTried,
  PuzzleVerdict,
  SolutionData,
} from "../net/protocol.gen";
import { server } from "../net/server";

const isOwn = (puzzle: PuzzleData): puzzle is OwnPuzzle => "position" in puzzle;

const own = <T>(what: string, puzzle: OwnPuzzle, body: PuzzleTried): Promise<T> =>
  call<T>(`/api/positions/puzzle/${what}`, { body: { ...body, puzzle } });

export const puzzleApi = {
  turn: (puzzle: PuzzleData, body: PuzzleAsked): Promise<PuzzleAnswer> =>
    isOwn(puzzle) ? own("turn", puzzle, body) : server.puzzle(puzzle.name, body),
  verdict: (puzzle: PuzzleData, body: PuzzleTried): Promise<PuzzleVerdict> =>
    isOwn(puzzle) ? own("verdict", puzzle, body) : server.verdict(puzzle.name, body),
  solution: async (puzzle: PuzzleData): Promise<SolutionData> =>
    isOwn(puzzle) ? puzzle : server.solution(puzzle.name),
};
