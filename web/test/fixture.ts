import type { StateMessage } from "../src/net/protocol";
import state from "./fixtures/state.json";

/** A real state of the engine (made by fixtures/make.py), a new copy each time. */
export const fixture = (): StateMessage => structuredClone(state) as unknown as StateMessage;
