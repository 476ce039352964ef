/** Which seat and colour somebody gets who joins. */

import type { Seat } from "../net/protocol";

/** The wishes as far as nobody else was faster, else the first free ones. */
export function firstFree(
  seats: readonly Pick<Seat, "seat" | "kind" | "colour">[],
  place: number | null,
  wish: string | null,
  palette: readonly string[],
): { seat: number | null; colour: string | null } {
  const free = seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat);
  const taken = new Set(seats.filter((seat) => seat.kind !== "open").map((seat) => seat.colour));
  const seat = place !== null && free.includes(place) ? place : (free[0] ?? null);
  const usual = seat === null ? [] : [palette[seat % palette.length]];
  const order = [wish, ...usual, ...palette];
  return { seat, colour: order.find((one) => one && !taken.has(one)) ?? null };
}
