import type { Entry, GameEvent, Said, StateMessage } from "../src/net/protocol";
import type * as sent from "../src/net/protocol.gen";
import { splitAction } from "../src/state/entries";
import state from "./fixtures/state.json";

/** A real state of the engine (made by fixtures/make.py), a new copy each time. */
export const fixture = (): StateMessage => structuredClone(state) as unknown as StateMessage;

/** The same as it comes from the server. */
export const sentFixture = (): sent.StateMessage =>
  structuredClone(state) as unknown as sent.StateMessage;

function deed(action: string, by: string | null): Said | undefined {
  const [verb, arg] = splitAction(action);
  if (verb === "use") return { id: `log-use-${arg} log-use`, args: { tile: arg } };
  const use = by?.replace(/^donation-.*/, "donation");
  if (by)
    return { id: `log-${verb}-${use} log-${verb}-by`, args: { tile: by, piece: "settlement" } };
  if (/^(build|fort|take|put|end)$/.test(verb)) return undefined;
  return { id: `log-${verb} log-other`, args: { tile: arg, action } };
}

let number = 0;
/** An action that was played, a part of `by`. */
export function play(
  seat: number,
  action: string,
  by: string | null = null,
  ...events: GameEvent[]
): Entry {
  const says = deed(action, by);
  const told = { ...(by ? { by } : {}), ...(says ? { says } : {}) };
  return { number: ++number, seat, kind: "play", action, ...told, step: number, events };
}

/** The same with a message of its own. */
export const tell = (entry: Entry, id: string, args: Said["args"] = {}): Entry => ({
  ...entry,
  says: { id, args },
});
