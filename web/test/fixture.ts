import type { GameEvent, StateMessage } from "../src/net/protocol";
import type * as sent from "../src/net/protocol.gen";
import state from "./fixtures/state.json";

/** A real state of the engine (made by fixtures/make.py), a new copy each time. */
export const fixture = (): StateMessage => structuredClone(state) as unknown as StateMessage;

/** The same as it comes from the server. */
export const sentFixture = (): sent.StateMessage =>
  structuredClone(state) as unknown as sent.StateMessage;

/** An event as the server sends it, with all its keys. */
export const event = (given: Partial<GameEvent> & { kind: string; seat: number }): GameEvent => ({
  what: "",
  where: "",
  amount: 0,
  ...given,
});
