/** Keys of Winter Kingdom: a letter uses a talent, with Shift its lower action; F is for forts. */

import type { TableStore } from "../../state/table";
import { fortMode, type GameUi } from "../ui";
import { tileLetters } from "../words";
import { hasChoice } from "./FortSwitch";
import { useCard } from "./Talents";
import { cardNames, cardsOf } from "./talents";

export const FORT_KEY = "f";

export function lettersOf(table: TableStore): Map<string, string> {
  const seat = table.me.value;
  const player = seat === null ? undefined : table.view.value?.players[seat];
  return tileLetters(cardNames(player));
}

export function pressed(table: TableStore, ui: GameUi, key: string, shift: boolean): boolean {
  const state = table.state.value;
  if (!state) return false;
  if (key === FORT_KEY) {
    if (!hasChoice(state.legal)) return false;
    fortMode.value = !fortMode.value;
    return true;
  }
  const name = [...lettersOf(table)].find(([, letter]) => letter === key)?.[0];
  const card = cardsOf(state, table.me.value).find((one) => one.name === name);
  if (!card) return false;
  void useCard(table, ui, card, shift);
  return true;
}
