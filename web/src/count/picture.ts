/** What is entered, as the board draws it: at once, before anybody has counted it. */

import type { HexMap } from "../board/geometry";
import { t } from "../i18n";
import type { Picture, Seat } from "../net/protocol";
import type { CountData, CountSeat } from "../net/protocol.gen";
import { drawnSeat } from "../paint";
import type { Player, Setup } from "./draft";
import { covered } from "./painting";

export const playerName = ({ name }: Player, seat: number): string =>
  name.trim() || t("player-number", { number: seat + 1 });

/** The players as the board knows them. */
export const seatsOf = (players: readonly Player[]): Seat[] =>
  players.map((player, seat) => drawnSeat(seat, playerName(player, seat), player.colour));

/** Without the tiles that chance has put on the board, unless the set-up knows them. */
export function pictureOf(
  { state, things }: CountData,
  setup: Setup,
  seats: readonly CountSeat[],
  map: HexMap,
): Picture {
  const pieces = seats.flatMap(({ pieces: mine }, seat) =>
    things.flatMap((thing): Picture["pieces"] => {
      const at = mine[thing.key] ?? [];
      const { name: kind, art, holds, large } = thing;
      if (!at.length) return [];
      if (holds === "rows") return [{ kind: "row-mark", art, seat, at, beside: true }];
      const covers = large ? { covers: at.map((hex) => covered(map, thing, hex)) } : {};
      return [{ kind, art, seat, at, ...covers }];
    }),
  );
  const places = state.picture.places.filter(({ under }) => !under || setup.nomads);
  return { ...state.picture, places, pieces, blocked: [] };
}
