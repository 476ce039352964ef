/** What "My games" says about a table, from the state the server sends for its secret. */

import type { Seat, StateMessage } from "../../net/protocol";
import type * as sent from "../../net/protocol.gen";
import type { MyGame } from "../../state/mygames";

export type Standing =
  | { kind: "loading" }
  /** the server knows no such table or secret any more */
  | { kind: "gone" }
  /** the server did not answer; what is known from the last visit is shown */
  | { kind: "unknown" }
  | { kind: "waiting"; seats: Seat[]; open: number }
  | { kind: "turn"; seats: Seat[]; mover: number; mine: boolean }
  | { kind: "over"; seats: Seat[]; scores: number[]; winners: number[] };

export function standingOf(state: StateMessage | sent.StateMessage): Standing {
  const { seats, begun } = state.table;
  const { view } = state;
  if (!begun || !view) {
    return { kind: "waiting", seats, open: seats.filter((seat) => seat.kind === "open").length };
  }
  if (view.over || view.to_move === null) {
    const scores = view.scores.map((score) => score.total ?? 0);
    return { kind: "over", seats, scores, winners: view.winners };
  }
  const mover = view.to_move;
  return { kind: "turn", seats, mover, mine: seats[mover]?.mine ?? false };
}

const RANK = { turn: 1, waiting: 2, loading: 3, unknown: 3, over: 4, gone: 5 };

/** Where it is my turn first, then what goes on, then what is over; the newest first in each. */
export function inOrder(games: readonly MyGame[], standings: Map<string, Standing>): MyGame[] {
  const rank = (game: MyGame): number => {
    const standing = standings.get(game.table) ?? { kind: game.over ? "over" : "loading" };
    return standing.kind === "turn" && "mine" in standing && standing.mine
      ? 0
      : RANK[standing.kind];
  };
  return [...games].sort((a, b) => rank(a) - rank(b) || b.seen - a.seen);
}
