/** Only needed by those who read the rules. */

import "./rules.css";

export { rulesOfTable } from "./inplay";
export { RulesDialog } from "./RulesDialog";
export { RulesScreen } from "./RulesScreen";
