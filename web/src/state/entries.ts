/** The entries of a table: merged as they come, and without what was taken back. */

import type { Entry } from "../net/protocol";

/** Add new entries; one that is known already is kept once. */
export function mergeEntries(old: readonly Entry[], fresh: readonly Entry[]): Entry[] {
  const byNumber = new Map(old.map((entry) => [entry.number, entry]));
  for (const entry of fresh) byNumber.set(entry.number, entry);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

const takesBack = (entry: Entry): boolean => entry.kind === "undo" || entry.kind === "takeback";

/** What still counts: an undo or take-back removes the plays after the step it goes back to. */
export function standing(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (takesBack(entry)) {
      const to = entry.to ?? 0;
      for (let i = kept.length - 1; i >= 0; i--) {
        const other = kept[i] as Entry;
        if (other.kind === "play" && (other.step ?? 0) > to) kept.splice(i, 1);
      }
      if (entry.kind === "undo") continue;
    }
    kept.push(entry);
  }
  return kept;
}

export const splitAction = (action: string): [verb: string, arg: string] => {
  const space = action.indexOf(" ");
  return space < 0 ? [action, ""] : [action.slice(0, space), action.slice(space + 1)];
};

/** Verbs of actions that are about no hex. */
export const OFF_BOARD = new Set(["use", "choose", "buy", "upgrade", "repeat"]);

/** The hexes of the last turn's or last move's plays, to show what has just happened. */
export function lastHexes(entries: readonly Entry[]): { hexes: string[]; seat: number | null } {
  const hexes: string[] = [];
  let seat: number | null = null;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    if (entry.kind !== "play" || !entry.action) continue;
    const [verb, arg] = splitAction(entry.action);
    if (seat === null) seat = entry.seat;
    if (entry.seat !== seat) break;
    if (verb === "end") {
      if (hexes.length) break;
      continue;
    }
    if (OFF_BOARD.has(verb)) continue;
    hexes.push(arg);
  }
  return { hexes, seat };
}

/** The number of the last entry that changed the position. */
export function lastMove(entries: readonly Entry[]): number {
  const moves = entries.filter((entry) => entry.kind === "play" || takesBack(entry));
  return moves.at(-1)?.number ?? 0;
}

/** How many settlements of the mandatory kind the mover has built since the turn began. */
export function builtThisTurn(entries: readonly Entry[]): number {
  let built = 0;
  for (const { action, by } of withParts(entries).reverse()) {
    if (action === "end" && !by) break;
    if (action?.startsWith("build ") && !by) built++;
  }
  return built;
}

/** Each play with the extra action it is a part of; an old server doesn't tell that. */
export function withParts(entries: readonly Entry[]): Entry[] {
  let open: string | null = null;
  return entries.map((entry) => {
    if (entry.kind !== "play" || entry.by !== undefined) return entry;
    const [verb, arg] = splitAction(entry.action ?? "");
    const by = verb === "use" || verb === "end" ? null : open;
    if (verb === "use") open = arg;
    else if (verb !== "take") open = null;
    return { ...entry, by };
  });
}
