/** The players of a position: nobody yet, so they are called by their colours. */

import { t } from "../i18n";
import type { Seat } from "../net/protocol";
import { drawnSeat } from "../paint";
import { COLOURS } from "../ui/art";

export const colourOf = (seat: number): string => COLOURS[seat] ?? "blue";

export const playerName = (seat: number): string => t(`colour-${colourOf(seat)}`);

export const seatsOf = (players: number): Seat[] =>
  Array.from({ length: players }, (_, seat) => drawnSeat(seat, playerName(seat), colourOf(seat)));
