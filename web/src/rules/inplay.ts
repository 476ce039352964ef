/** The things of one game, in the address of the rules: what is on the table and nothing else. */

import { kind, shownGame } from "../games";
import type { StateMessage } from "../net/protocol";
import type { BoardData, DrawnData, Picture } from "../net/protocol.gen";
import { link } from "../router";

const SIGN = "#in=";

/** The address of the rules of a game; with things, of those of them that are in play. */
export const rulesPath = (game: string, things: readonly string[] = [], entry = ""): string =>
  `/rules/${game}${entry && `/${entry}`}${things.length ? SIGN + things.join("+") : ""}`;

export const thingsIn = (hash: string): string[] =>
  hash.startsWith(SIGN) ? hash.slice(SIGN.length).split("+").filter(Boolean) : [];

/** The ids of what lies on the board and in the players' stock. */
function laid({ places, stock }: Picture, board: BoardData | undefined): string[] {
  const grounds = board?.hexes.map(({ ground }) => ground) ?? [];
  const names = new Set([...grounds, ...places.map(({ what }) => what)]);
  return [
    ...[...names].flatMap((name) => [`terrain-${name}`, `site-${name}`]),
    ...stock.flat().map(({ art }) => art),
  ];
}

const each = (kindOf: string, names: readonly string[]): string[] =>
  names.map((name) => `${kindOf}-${name}`);

/** The ids of all that is in play at a table. */
export function thingsOf(state: StateMessage): string[] {
  const { view, picture, board } = state;
  const { boxes = [], cards, tasks = [] } = view.setup;
  const paid = Object.keys(view.scores[0] ?? {});
  const told = [...each("box", boxes), ...each("location", kind().uses(state))];
  const paying = each("card", [...cards, ...tasks, ...paid]);
  return [
    ...new Set([
      ...told,
      ...paying,
      ...kind().ruleCards(view),
      ...laid(picture, board ?? undefined),
    ]),
  ];
}

/** The ids of all that comes out of the box for a set-up. */
export function thingsOfSetup({ setup, cards, items, board, picture }: DrawnData): string[] {
  const boxes = "boxes" in setup ? (setup.boxes ?? []) : [];
  const shown = [...cards, ...items].map(({ kind: what, name }) => `${what}-${name}`);
  const told = [...each("box", boxes), ...each("location", picture.actions)];
  return [...new Set([...told, ...shown, ...laid(picture, board)])];
}

/** To the rules of what is in play, in a tab of their own. */
export const rulesOfTable = (state: StateMessage | null): string =>
  link(rulesPath(shownGame(), state ? thingsOf(state) : []));
