/** What "My games" says about a table, from what the server tells of it in short. */

import type { GameGlance } from "../../net/protocol.gen";
import { lastHexes } from "../../state/entries";
import type { MyGame } from "../../state/mygames";
import { isMyTurn } from "../../state/waiting";

export type Standing =
  | { kind: "loading" }
  /** the server knows no such table or secret any more */
  | { kind: "gone" }
  /** the server did not answer; what is known from the last visit is shown */
  | { kind: "unknown" }
  | ({ kind: "waiting"; open: number } & Known)
  | ({ kind: "turn"; mover: number; mine: boolean } & Known)
  | ({ kind: "over"; scores: number[]; winners: number[] } & Known);

interface Known {
  seats: GameGlance["seats"];
  /** milliseconds since 1970 */
  created: number;
  moved: number;
  /** what was played last, and by whom */
  last: { seat: number | null; hexes: string[] };
}

export function standingOf(game: GameGlance): Standing {
  if (!game.known) return { kind: "gone" };
  const { seats, created, moved, turn } = game;
  const about: Known = { seats, created, moved, last: lastHexes(game.last) };
  about.last.hexes.reverse();
  if (!game.begun) {
    const open = seats.filter((seat) => seat.kind === "open").length;
    return { kind: "waiting", open, ...about };
  }
  if (game.over || turn === null)
    return { kind: "over", scores: game.scores, winners: game.winners, ...about };
  return { kind: "turn", mover: turn, mine: isMyTurn(game), ...about };
}

const RANK = { turn: 1, waiting: 2, loading: 3, unknown: 3, over: 4, gone: 5 };

/**
 * Where it is my turn first, the one that waits longest at the top; then what goes on, then what is
 * over, the newest first in each.
 */
export function inOrder(games: readonly MyGame[], standings: Map<string, Standing>): MyGame[] {
  const standing = (game: MyGame): Standing | undefined => standings.get(game.table);
  const isMine = (game: MyGame): boolean => {
    const known = standing(game);
    return known?.kind === "turn" && known.mine;
  };
  const rank = (game: MyGame): number =>
    isMine(game) ? 0 : RANK[standing(game)?.kind ?? (game.over ? "over" : "loading")];
  const when = (game: MyGame): number => {
    const known = standing(game);
    return known && "moved" in known ? known.moved : game.seen;
  };
  const newest = (a: MyGame, b: MyGame): number => (isMine(a) ? -1 : 1) * (when(b) - when(a));
  return [...games].sort((a, b) => rank(a) - rank(b) || newest(a, b));
}
