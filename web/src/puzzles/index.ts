/** Puzzles come when somebody opens them. */

export { PuzzleScreen } from "./Puzzle";
export { PuzzlesScreen } from "./Puzzles";
