/** A hint from the question to the last action that follows it. */

import type { GameUi } from "../game/ui";
import { has, t } from "../i18n";
import type { ApiError } from "../net/api";
import type { Suggestion } from "../net/protocol.gen";
import { server } from "../net/server";
import type { TableStore } from "../state/table";
import { toast } from "../ui/toast";
import { restOf } from "./turn";

export type Hint =
  | { kind: "thinking" }
  | {
      kind: "shown";
      turns: Suggestion[];
      /** false: time was up, so it is less certain */
      complete: boolean;
      /** the turn that is looked at */
      pick: number;
      /** the number of actions played when it was asked for */
      plays: number;
      /** it is being played, action by action */
      plays_on: boolean;
    };

const plays = (table: TableStore): string[] =>
  table.standing.value.flatMap(({ kind, action }) => (kind === "play" && action ? [action] : []));

export async function ask(table: TableStore, ui: GameUi): Promise<void> {
  if (ui.hint.value || table.acting.value === null) return;
  const thinking: Hint = { kind: "thinking" };
  ui.hint.value = thinking;
  const before = plays(table).length;
  try {
    const found = await server.hint(table.id, table.secrets.seats.join(","));
    if (ui.hint.value !== thinking) return; // it was closed meanwhile
    const { turns, complete } = found.analysis;
    const same = plays(table).length === before && table.acting.value === found.seat;
    ui.hint.value = same
      ? { kind: "shown", turns, complete, pick: 0, plays: before, plays_on: false }
      : null;
  } catch (error) {
    if (ui.hint.value !== thinking) return;
    ui.hint.value = null;
    const { code, message } = error as ApiError;
    toast(has(`hint-no-${code}`) ? t(`hint-no-${code}`) : message);
  }
}

/** The actions of the shown turn that are still to be played; null: it no longer fits. */
export function rest(table: TableStore, hint: Hint): string[] | null {
  if (hint.kind !== "shown") return [];
  const played = plays(table);
  if (played.length < hint.plays || table.acting.value === null) return null;
  return restOf(hint.turns[hint.pick]?.actions ?? [], played.slice(hint.plays));
}

/** Whether there is nothing left to show: something else was played, or all but the end. */
export function isDone(table: TableStore, hint: Hint): boolean {
  if (hint.kind !== "shown") return false;
  const left = rest(table, hint);
  return !left?.length || (left[0] === "end" && plays(table).length > hint.plays);
}

/** What is played next when the hint plays on; the end of the turn is left to the person. */
export function next(table: TableStore, hint: Hint): string | null {
  if (hint.kind !== "shown" || !hint.plays_on || table.busy.value) return null;
  const action = rest(table, hint)?.[0];
  return action && action !== "end" ? action : null;
}
