/** What a stroke does to what the players have. It knows no rules: where things can stand is told. */

import type { HexMap } from "../board/geometry";
import type { CountData, CountSeat, CountThing } from "../net/protocol.gen";

export interface Brush {
  seat: number;
  thing: CountThing;
  /** whatever is there goes away */
  erases: boolean;
}

export interface Owner {
  seat: number;
  key: string;
  /** the hex it was entered by */
  hex: string;
}

/** The hexes that something entered by a hex covers. */
export function covered(map: HexMap, thing: CountThing | undefined, hex: string): string[] {
  const found = map.byName.get(hex);
  if (!thing?.large || !found) return [hex];
  return [hex, ...map.around(found).map(({ name }) => name)];
}

/** Who has what on which hex. */
export function owners(
  seats: readonly CountSeat[],
  things: readonly CountThing[],
  map: HexMap,
): Map<string, Owner> {
  const found = new Map<string, Owner>();
  seats.forEach(({ pieces }, seat) => {
    for (const thing of things)
      if (thing.holds === "hexes")
        for (const hex of pieces[thing.key] ?? [])
          for (const one of covered(map, thing, hex)) found.set(one, { seat, key: thing.key, hex });
  });
  return found;
}

const without = (seats: readonly CountSeat[], gone: Iterable<Owner>): CountSeat[] => {
  const out = new Set([...gone].map(({ seat, key, hex }) => `${seat} ${key} ${hex}`));
  return seats.map(({ pieces, numbers }, seat) => ({
    pieces: Object.fromEntries(
      Object.entries(pieces).map(([key, hexes]) => [
        key,
        hexes.filter((hex) => !out.has(`${seat} ${key} ${hex}`)),
      ]),
    ),
    numbers,
  }));
};

/**
 * A tap sets a piece, or takes away the one that is meant; a drag goes on with what it began with,
 * leaves out the pieces of others and hexes on which nothing can stand.
 */
export function painted(
  seats: readonly CountSeat[],
  things: readonly CountThing[],
  map: HexMap,
  hexes: readonly string[],
  { seat, thing, erases }: Brush,
): CountSeat[] {
  const owned = owners(seats, things, map);
  const isMine = (hex: string): boolean => {
    const owner = owned.get(hex);
    return owner?.seat === seat && owner.key === thing.key;
  };
  const [first = ""] = hexes;
  const taken = (some: readonly string[]) => some.flatMap((hex) => owned.get(hex) ?? []);
  if (erases) return without(seats, taken(hexes));
  if (isMine(first)) return without(seats, taken(hexes.filter(isMine)));
  const where = new Set(thing.where);
  const isTap = hexes.length === 1;
  const meant = thing.large
    ? [first]
    : hexes.filter((hex) => {
        const owner = owned.get(hex);
        return isTap || (where.has(hex) && (!owner || owner.seat === seat));
      });
  const cleared = without(seats, taken(meant.flatMap((hex) => covered(map, thing, hex))));
  return cleared.map((one, index) => {
    if (index !== seat) return one;
    const all = [...new Set([...(one.pieces[thing.key] ?? []), ...meant])];
    return {
      ...one,
      pieces: { ...one.pieces, [thing.key]: few(thing) ? all.slice(-thing.most) : all },
    };
  });
}

/** What the players have of what there is in this set-up, and where it has a place. */
export function fitting(
  seats: readonly CountSeat[],
  { things, board }: Pick<CountData, "things" | "board">,
): CountSeat[] {
  const there = new Set(board.hexes.map(({ name }) => name));
  const known = new Map(things.map((thing) => [thing.key, thing]));
  return seats.map(({ pieces, numbers }) => ({
    pieces: Object.fromEntries(
      Object.entries(pieces).flatMap(([key, all]) => {
        const thing = known.get(key);
        if (!thing) return [];
        return [[key, thing.holds === "hexes" ? all.filter((hex) => there.has(hex)) : all]];
      }),
    ),
    numbers: Object.fromEntries(Object.entries(numbers).filter(([key]) => known.has(key))),
  }));
}

/** Of one or two of a kind the last ones set are those on the board. */
export const few = ({ most }: CountThing): boolean => most <= 4;

/** How many of a thing's supply a seat has left. */
export function left(thing: CountThing, things: readonly CountThing[], seat: CountSeat): number {
  const used = things
    .filter(({ key, supply }) => key === thing.key || supply === thing.key)
    .reduce((sum, { key }) => sum + (seat.pieces[key]?.length ?? 0), 0);
  return thing.most - used;
}
