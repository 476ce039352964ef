/** Only needed by those who ask for advice. */

import "./advice.css";

export { BetterPanel } from "./BetterPanel";
export { better } from "./better";
export { HintPanel } from "./HintPanel";
export { ask, rest } from "./hint";
export { Ratings } from "./Ratings";
export { Way } from "./Way";
