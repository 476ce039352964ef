/** The tools for people who own the game come when somebody opens one. */

export { ToolScreen } from "./ToolScreen";
