import type { HexMap } from "../src/board/geometry";
import { step } from "../src/board/keyboard";
import { logLines } from "../src/game/log";
import type { Entry, GameEvent, HexData, Said, StateMessage } from "../src/net/protocol";
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

/** The lines of the log as plain text. */
export const lines = (entries: readonly Entry[], alone = true): string[] =>
  logLines(entries, fixture().table.seats, alone).map(({ text }) => text.replace(/<\/?b>/g, ""));

/** What is reached by arrow keys from a hex. */
export function reached(map: HexMap, from: string): number {
  const seen = new Set([from]);
  for (const name of seen)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = step(map, map.byName.get(name) as HexData, key);
      if (next) seen.add(next.name);
    }
  return seen.size;
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
