/** What only a table of Winter Kingdom shows. */

import "./winter.css";

export { WinterSetup } from "../../screens/new/winter/Setup";
export { FortSwitch } from "./FortSwitch";
export { pressed } from "./keys";
export { Talents } from "./Talents";
export { TurnSteps } from "./TurnSteps";
