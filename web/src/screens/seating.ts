/** Which seat and colour a new player gets. */

import type { Colour, Seat } from "../net/protocol.gen";

/** The requested ones unless somebody else was faster, else the first free ones. */
export function firstFree(
  seats: readonly Pick<Seat, "seat" | "kind" | "colour">[],
  place: number | null,
  wish: Colour | null,
  palette: readonly Colour[],
): { seat: number | null; colour: Colour | null } {
  const free = seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat);
  const taken = new Set<string | null>(
    seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour),
  );
  const seat = place !== null && free.includes(place) ? place : (free[0] ?? null);
  const usual = seat === null ? [] : [palette[seat % palette.length]];
  const order = [wish, ...usual, ...palette];
  return { seat, colour: order.find((one) => one && !taken.has(one)) ?? null };
}
