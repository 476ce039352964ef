export { AlertsDialog } from "./AlertsDialog";
export { AnswerScreen } from "./Answer";
export { keepTold, tellHere } from "./device";
