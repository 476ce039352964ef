/** Views as the page reads them: what only the other game has is there, too, but empty. */

import type { PlayerData, View } from "./protocol";
import type * as sent from "./protocol.gen";

function playerOf(told: sent.KingdomPlayer | sent.WinterPlayer | PlayerData): PlayerData {
  if (!("houses" in told) || typeof told.supply === "number") return told as PlayerData;
  const { houses, forts } = told.supply as sent.WinterSupply;
  return {
    ...(told as sent.WinterPlayer),
    settlements: told.houses ?? [],
    tiles: [],
    lost: [],
    gold: 0,
    supply: houses,
    forts_left: forts,
  };
}

export const readView = (view: sent.View | View): View => ({
  removed: {},
  ...view,
  setup: { boxes: [], sections: [], options: {}, ...view.setup },
  players: view.players.map(playerOf),
});

export const readState = <S extends { view: sent.View | View }>(
  state: S,
): Omit<S, "view"> & { view: View } => ({ ...state, view: readView(state.view) });
