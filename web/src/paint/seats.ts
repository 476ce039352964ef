/** Players of no table, as the board knows them. */

import type { Seat } from "../net/protocol";

export const drawnSeat = (seat: number, name: string, colour: string): Seat => ({
  seat,
  kind: "person",
  name,
  colour,
  level: null,
  online: true,
  away: null,
  left: false,
  stands_in: false,
  lent: false,
  mine: false,
});
