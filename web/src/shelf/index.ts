/** The tools for people who own the game come when somebody opens one. */

import "../i18n/tools";

export { ToolScreen } from "./ToolScreen";
