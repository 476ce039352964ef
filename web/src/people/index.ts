/** Only needed by those who look for others, or for themselves. */

import "./people.css";

export { LobbyScreen } from "./Lobby";
export { Me } from "./Me";
