/** How sure it is. */

import type { Suggestion } from "../net/protocol.gen";

/** The chance that is shown: turns that can't be told from the best one share its chance. */
export const shownWin = (turns: readonly Suggestion[], turn: Suggestion): number =>
  (turn.as_good ? turns[0]?.win : undefined) ?? turn.win;
