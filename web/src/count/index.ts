/** Counting the points of a finished game: it comes when somebody does. */

export { CountScreen } from "./CountScreen";
