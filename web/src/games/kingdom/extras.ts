/** The extra actions of a seat: location tiles, bonuses, nomad tiles, and what needs no tile. */

import { usable } from "../../game/words";
import type { StateMessage } from "../../net/protocol";

export interface Extra {
  /** names its picture and texts */
  name: string;
  /** what follows `use` */
  action: string;
  state: string;
  /** it can be used now */
  can: boolean;
  /** where it came from */
  hexes: string[];
}

export function extrasOf({ view, legal, picture }: StateMessage, seat: number | null): Extra[] {
  if (seat === null) return [];
  const now = usable(legal?.others ?? []);
  const mine = view.to_move === seat;
  let open = mine ? view.turn.tasks.at(-1)?.task : undefined;
  const found = (picture.extras[seat] ?? []).map(({ name, action, state, hex }): Extra => {
    const held = hex !== undefined;
    const busy = (open === action || open === name) && !(held && ["new", "ready"].includes(state));
    if (busy) open = undefined;
    const able = held ? state === "ready" : state !== "new" && !busy;
    const can = able && now.includes(action);
    const shown = busy ? "busy" : can ? "ready" : state;
    return { name, action, state: shown, can, hexes: held ? [hex] : [] };
  });
  const known = new Set(found.map((extra) => extra.action));
  const loose = mine ? now.filter((name) => !known.has(name)) : [];
  return [
    ...found,
    ...loose.map((name) => ({ name, action: name, state: "ready", can: true, hexes: [] })),
  ];
}

/** Every name that can follow `use` in this game, for the keys. */
export const actionNames = ({ picture }: StateMessage): string[] => [
  ...picture.actions,
  ...picture.extras.flat().map(({ action }) => action),
];
