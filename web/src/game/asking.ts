/** What is asked, as the server says it, and what the buttons are called. */

import { t } from "../i18n";
import type { Ask, Entry, StateMessage } from "../net/protocol";
import { builtThisTurn } from "../state/entries";
import { person, said } from "./words";

export interface Asked {
  text: string;
  detail: string;
  /** what the turn is about: built, and in all */
  dots: { done: number; all: number } | null;
}

/** Whose turn it is: not always the one who decides. */
export const turnOf = ({ view }: StateMessage): number | null => view.turn_of ?? view.to_move;

/** Whether somebody decides in the middle of another's turn. */
export const interrupts = (state: StateMessage): boolean => state.view.to_move !== turnOf(state);

/** What the button does that says `end` to the server. */
export const endText = ({ kind }: Pick<Ask, "kind">): string =>
  t(`end-${kind} ${endsTurn({ kind }) ? "end-turn" : "end-done"}`);

/** Whether `end` ends the turn; else it finishes or declines an action. */
export const endsTurn = ({ kind }: Pick<Ask, "kind">): boolean =>
  kind === "end" || kind === "mandatory" || kind === "purchase";

export function asked(state: StateMessage, standing: Entry[]): Asked {
  const { view, table } = state;
  if (!table.begun) return { text: t("ask-open"), detail: "", dots: null };
  const mine = table.seats.filter((seat) => seat.mine);
  if (table.late !== null && table.late === view.to_move) {
    const who = person(table.seats[table.late], mine.length < 2);
    return { text: t("ask-late", who), detail: "", dots: null };
  }
  const [text = "", ...details] = view.asks.says.map((one) =>
    said(one, table.seats, mine.length < 2),
  );
  if (!mine.length && !view.over) details.unshift(t("ask-detail-watching"));
  return { text, detail: details.join(" · "), dots: progress(state, standing) };
}

/** The buildings of the terrain card, as long as they are what the turn is about. */
function progress(state: StateMessage, standing: Entry[]): Asked["dots"] {
  const { asks, over, turn } = state.view;
  if (over || asks.kind === "choose-terrain" || interrupts(state)) return null;
  const done = builtThisTurn(standing);
  const isDone = asks.kind === "purchase" || asks.kind === "end";
  const { left, due = 0, due_pieces: pieces = [] } = turn;
  const all = done + (isDone ? 0 : left + due + pieces.length);
  return all ? { done, all } : null;
}
