/** Keys that work anywhere on the game screen; those of the hexes are the board's own. */

import { canAsk, closeHint, toggleHint } from "../advice/load";
import { kind } from "../games";
import { openMoves } from "../moves/load";
import type { TableStore } from "../state/table";
import { useKeydown } from "../ui/useKeydown";
import { canEnd, endTurn } from "./Actions";
import type { GameUi } from "./ui";
import { choices } from "./words";

const typing = (target: EventTarget | null): boolean =>
  (target as Element | null)?.matches?.("input, select, textarea") ?? false;

export function pressed(table: TableStore, ui: GameUi, event: KeyboardEvent): boolean {
  const state = table.state.value;
  if (!state || ui.panel.value || event.altKey || event.ctrlKey || event.metaKey) return false;
  const key = event.key.toLowerCase();
  const { legal, view } = state;
  const others = legal?.others ?? [];
  if (key === "?") ui.panel.value = "help";
  else if (key === "escape") {
    if (ui.rerun.shown.value) ui.rerun.stop();
    else if (ui.bubble.value || ui.spot.value || ui.tileNote.value || ui.hint.value) {
      closeHint(table, ui);
      ui.bubble.value = null;
      ui.spot.value = null;
      ui.tileNote.value = null;
    } else if (view.turn.tasks.length && table.acting.value !== null) table.undo();
    else return false;
  } else if (key === "u") table.undo();
  else if (key === "r") ui.rerun.toggle();
  else if (key === "m") void openMoves(ui);
  else if (key === "h" && canAsk(table)) void toggleHint(table, ui);
  else if (key === "e" && canEnd(table)) endTurn(table, ui);
  else if (key === "enter") {
    const idle = event.target === document.body;
    if (!idle || others.length !== 1 || Object.keys(legal?.hexes ?? {}).length) return false;
    endTurn(table, ui);
  } else if (/^[1-9]$/.test(key)) {
    const arg = choices(others)[Number(key) - 1];
    if (!arg) return false;
    table.play(`choose ${arg}`);
  } else return kind().pressed({ table, ui }, key, event.shiftKey);
  return true;
}

export function useKeys(table: TableStore, ui: GameUi): void {
  useKeydown((event) => {
    if (event.defaultPrevented || event.repeat || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (pressed(table, ui, event)) event.preventDefault();
  });
}
