/** The players of a position: nobody yet, so they are called by their colours. */

import { t } from "../i18n";
import type { Seat } from "../net/protocol";
import { COLOURS } from "../ui/art";

export const colourOf = (seat: number): string => COLOURS[seat] ?? "blue";

export const playerName = (seat: number): string => t(`colour-${colourOf(seat)}`);

export const seatsOf = (players: number): Seat[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: "person",
    name: playerName(seat),
    colour: colourOf(seat),
    level: null,
    online: true,
    away: null,
    left: false,
    stands_in: false,
    lent: false,
    mine: false,
  }));
