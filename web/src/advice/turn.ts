/** A turn of the server's as what one does: which tile, and which hexes in which order. */

import { splitAction } from "../state/entries";

/** One thing done on a hex, in its order; a move comes from another one. */
export interface Mark {
  n: number;
  verb: string;
  hex: string;
  from?: string;
}

/** Marks that belong together: the mandatory action, or a tile's. */
export interface Part {
  verb: string;
  name: string;
  marks: Mark[];
}

export function partsOf(actions: readonly string[]): Part[] {
  const parts: Part[] = [];
  let n = 0;
  let from: string | undefined;
  /** What was lifted is taken off the board, unless it is set down. */
  const takeOff = (): void => {
    if (!from) return;
    if (!parts.length) parts.push({ verb: "", name: "", marks: [] });
    n += 1;
    parts.at(-1)?.marks.push({ n, verb: "take", hex: from });
    from = undefined;
  };
  for (const action of actions) {
    const [verb, arg] = splitAction(action);
    if (verb !== "put") takeOff();
    if (verb === "end") continue;
    if (!["build", "fort", "take", "put"].includes(verb)) {
      parts.push({ verb, name: arg, marks: [] });
      continue;
    }
    if (verb === "take") {
      from = arg;
      continue;
    }
    const builds = verb !== "put";
    const last = parts.at(-1);
    // A tile builds once; what is built then is of the mandatory action.
    const fits = last && (last.verb === "" ? builds : !builds || !last.marks.length);
    const part = fits ? last : { verb: "", name: "", marks: [] };
    if (part !== last) parts.push(part);
    n += 1;
    part.marks.push({ n, verb, hex: arg, ...(builds || !from ? {} : { from }) });
    from = undefined;
  }
  takeOff();
  return parts;
}

/** What is left of a turn after some actions; null when another one was played. */
export function restOf(actions: readonly string[], played: readonly string[]): string[] | null {
  const rest = [...actions];
  for (const action of played) {
    const at = rest.indexOf(action);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}
