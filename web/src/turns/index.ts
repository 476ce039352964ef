/** Playing by link: the links themselves, sending and opening them. */

export { LinkScreen } from "./LinkScreen";
export { SendDialog } from "./SendDialog";
