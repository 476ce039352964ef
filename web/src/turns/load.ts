/** Playing by link comes when somebody does, so that the first page stays small. */

import { loadTexts } from "../i18n";
import type { TableStore } from "../state/table";

export const turns = async () => (await Promise.all([import("./index"), loadTexts("turns")]))[0];

/** Whether it is for somebody elsewhere to play on, who needs a link for that. */
export function canSend(table: TableStore): boolean {
  const { table: told, view } = table.state.value ?? {};
  if (!told?.by_turns || !view || table.isWatching.value) return false;
  if (view.over) return true;
  return table.acting.value === null && table.seats.value[view.to_move ?? -1]?.kind !== "bot";
}

/** Whether the game is one person's alone, who can play it on anywhere. */
export const canCarry = (table: TableStore): boolean =>
  !table.isLesson &&
  table.mine.value.length > 0 &&
  table.seats.value.every((seat) => seat.mine || (seat.kind === "bot" && !seat.stands_in));
