/** The things of one game, in the address of the rules: what is on the table and nothing else. */

import { kind, shownGame } from "../games";
import type { StateMessage } from "../net/protocol";
import { link } from "../router";

const SIGN = "#in=";

/** The address of the rules of a game; with things, of those of them that are in play. */
export const rulesPath = (game: string, things: readonly string[] = [], entry = ""): string =>
  `/rules/${game}${entry && `/${entry}`}${things.length ? SIGN + things.join("+") : ""}`;

export const thingsIn = (hash: string): string[] =>
  hash.startsWith(SIGN) ? hash.slice(SIGN.length).split("+").filter(Boolean) : [];

/** The ids of all that is in play at a table. */
export function thingsOf(state: StateMessage): string[] {
  const { view, picture } = state;
  const { setup, scores } = view;
  const cards = [...setup.cards, ...(setup.tasks ?? []), ...Object.keys(scores[0] ?? {})];
  const places = picture.places.map(({ what }) => what);
  const pieces = picture.stock.flat().map(({ art }) => art);
  const hexes = state.board?.hexes.map(({ ground }) => ground) ?? [];
  return [
    ...new Set([
      ...(setup.boxes ?? []).map((box) => `box-${box}`),
      ...kind()
        .uses(state)
        .map((name) => `location-${name}`),
      ...cards.map((name) => `card-${name}`),
      ...kind().ruleCards(view),
      ...[...new Set([...hexes, ...places])].flatMap((name) => [`terrain-${name}`, `site-${name}`]),
      ...pieces,
    ]),
  ];
}

/** To the rules of what is in play, in a tab of their own. */
export const rulesOfTable = (state: StateMessage | null): string =>
  link(rulesPath(shownGame(), state ? thingsOf(state) : []));
