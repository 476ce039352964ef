/** Views as the page reads them: what only the other game has is there, too, but empty. */

import type { PlayerData, View } from "./protocol";
import type * as sent from "./protocol.gen";

export const WINTER = "winter-kingdom";
/** What everybody has besides the talents. */
export const TUNNEL = "tunnel";
export const NO_TWIST = "none";

/** The twists of a game: none, one or several. */
export function twistsOf({ twist = NO_TWIST }: Pick<View["setup"], "twist">): string[] {
  const named = typeof twist === "string" ? [twist] : twist;
  return named.filter((name) => name !== NO_TWIST);
}

const playerOf = (told: sent.WinterPlayer): PlayerData => ({
  ...told,
  settlements: told.houses,
  tiles: [],
  lost: [],
  gold: 0,
  supply: told.supply.houses,
  forts_left: told.supply.forts,
});

/** A view of Winter Kingdom has no locations, boxes, sections; others are as they were. */
export function readView(view: sent.View | View): View {
  if (view?.game !== WINTER || "locations" in view) return view;
  return {
    ...view,
    setup: { ...view.setup, boxes: [], sections: [], options: {} },
    players: view.players.map(playerOf),
    locations: {},
    removed: {},
  };
}

export const readState = <S extends { view: sent.View | View }>(
  state: S,
): Omit<S, "view"> & { view: View } => ({ ...state, view: readView(state.view) });
