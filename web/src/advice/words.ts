/** How sure it is, and why, in words. */

import { language } from "../i18n";
import type { Suggestion } from "../net/protocol.gen";

export const percent = (chance: number): string =>
  new Intl.NumberFormat(language.value, { style: "percent" }).format(chance);

/** The chance that is shown: turns that can't be told from the best one share its chance. */
export const shownWin = (turns: readonly Suggestion[], turn: Suggestion): number =>
  (turn.as_good ? turns[0]?.win : undefined) ?? turn.win;
