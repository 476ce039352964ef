/** Reading and changing a position's data, by what the server says of its fields. */

import type { EditData, EditOption } from "../net/protocol.gen";
import type { Data } from "./api";

/** The part of the data in which a field stands. */
function entryOf(data: Data, { place, seat }: Pick<EditData, "place" | "seat">): Data {
  if (place === "player") return ((data.players as Data[])[seat ?? 0] ?? {}) as Data;
  return (place === "turn" ? (data.turn ?? {}) : data) as Data;
}

export const heldIn = (data: Data, edit: EditData): unknown => entryOf(data, edit)[edit.key];

function withEntry(data: Data, { place, seat }: EditData, entry: Data): Data {
  if (place === "table") return entry;
  if (place === "turn") return { ...data, turn: entry };
  return {
    ...data,
    players: (data.players as Data[]).map((one, at) => (at === seat ? entry : one)),
  };
}

/** Undefined leaves the key out: the value then follows from the rest. */
export function withValue(data: Data, edit: EditData, value: unknown): Data {
  const { [edit.key]: _, ...rest } = entryOf(data, edit);
  return withEntry(data, edit, value === undefined ? rest : { ...rest, [edit.key]: value });
}

export const withChoice = (data: Data, edit: EditData, { sets }: EditOption): Data =>
  withEntry(data, edit, { ...entryOf(data, edit), ...sets });

export const listOf = (data: Data, edit: EditData): unknown[] => {
  const value = heldIn(data, edit);
  return Array.isArray(value) ? value : [];
};

export const amountsOf = (data: Data, edit: EditData): Record<string, unknown> =>
  (heldIn(data, edit) ?? {}) as Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null);

/** Whether a thing is what an option makes of it. */
export const isSet = (thing: Data, { sets }: EditOption): boolean =>
  Object.entries(sets).every(([key, value]) =>
    isSame(thing[key] ?? (value === false ? false : null), value),
  );

/** How many cards or pieces of a name there are. */
export const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
