/** Views as the page reads them: what only the other game has is there, too, but empty. */

import type { PlayerData, StateMessage, View } from "./protocol";

type Told = Omit<PlayerData, "supply"> & { supply: number | { houses: number; forts: number } };

export const WINTER = "winter-kingdom";
/** What everybody has besides the talents. */
export const TUNNEL = "tunnel";
export const NO_TWIST = "none";

/** The twists of a game: none, one or several. */
export function twistsOf({ twist = NO_TWIST }: Pick<View["setup"], "twist">): string[] {
  const named = typeof twist === "string" ? [twist] : twist;
  return named.filter((name) => name !== NO_TWIST);
}

function playerOf(told: Told): PlayerData {
  const { supply } = told;
  const { houses, forts } = typeof supply === "number" ? { houses: supply, forts: 0 } : supply;
  return {
    ...told,
    settlements: told.houses ?? told.settlements,
    tiles: told.tiles ?? [],
    lost: told.lost ?? [],
    gold: told.gold ?? 0,
    supply: houses,
    forts_left: told.forts_left ?? forts,
  };
}

/** A view of Winter Kingdom has no locations, boxes, sections; others are as they were. */
export function readView(view: View): View {
  if (view?.game !== WINTER || view.locations) return view;
  return {
    ...view,
    setup: { ...view.setup, boxes: [], sections: [], options: {} },
    players: (view.players as Told[]).map(playerOf),
    locations: {},
    removed: {},
  };
}

export const readState = <S extends Pick<StateMessage, "view">>(state: S): S => ({
  ...state,
  view: readView(state.view),
});
