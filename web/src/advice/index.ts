/** Only needed by those who ask for advice. */

import "./advice.css";

export { BetterPanel } from "./BetterPanel";
export { better } from "./better";
export { HintPanel } from "./HintPanel";
export { ask, rest } from "./hint";
export { Ratings } from "./Ratings";
export { Suggested, TurnPicker } from "./Suggested";
export { Way } from "./Way";
