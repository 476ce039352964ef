/**
 * What the server says as the page reads it: the views of both games as one, the entries of all
 * kinds as one. The messages themselves are in protocol.gen.ts, made from the server's types.
 */

import type * as sent from "./protocol.gen";

export type {
  Ask,
  ClientMessage,
  Contribution,
  GameEvent,
  Legal,
  Picture,
  Presence,
  Preview,
  Reason,
  Said,
  Score,
  Seat,
  ServerMessage,
  TileData,
} from "./protocol.gen";

/** The page draws land of its own, which isn't part of a board. */
export type HexData = Omit<sent.HexData, "section"> & Partial<Pick<sent.HexData, "section">>;
export type BoardData = Omit<sent.BoardData, "hexes"> & { hexes: HexData[] };

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** Several types as one: what only some of them have may be missing. */
type Merged<T> = Pick<T, keyof T> & { [K in Exclude<KeyOf<T>, keyof T>]?: ValueOf<T, K> };

export type Entry = Merged<sent.Entry>;
export type PlayerData = Merged<sent.KingdomPlayer | sent.WinterPlayer>;

export type View = Omit<Merged<sent.View>, "setup" | "players" | "turn"> & {
  setup: Merged<sent.KingdomSetup | sent.WinterSetup>;
  players: PlayerData[];
  turn: Merged<sent.KingdomTurn | sent.WinterTurn>;
};

export type StateMessage = Omit<sent.StateMessage, "view" | "entries"> & {
  view: View;
  entries: Entry[];
};

export type StepData = Omit<sent.StepData, "state"> & {
  state: Pick<StateMessage, "view" | "picture" | "contributions" | "entries">;
};
