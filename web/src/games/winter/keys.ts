/** Keys of Winter Kingdom: a letter uses a talent, with Shift its lower action; F is for forts. */

import { wish } from "../../game/ui";
import { tileLetters } from "../../game/words";
import type { TableStore } from "../../state/table";
import type { PanelProps } from "..";
import { hasChoice } from "./FortSwitch";
import { useCard } from "./Talents";
import { cardNames, cardsOf, HOUSE_OR_FORT } from "./talents";

export const FORT_KEY = "f";

export function lettersOf(table: TableStore): Map<string, string> {
  const seat = table.me.value;
  const player = seat === null ? undefined : table.view.value?.players[seat];
  return tileLetters(cardNames(player));
}

export function pressed({ table, ui }: PanelProps, key: string, shift: boolean): boolean {
  const state = table.state.value;
  if (!state) return false;
  if (key === FORT_KEY) {
    if (!hasChoice(state.legal)) return false;
    const [house = "", fort = ""] = HOUSE_OR_FORT;
    wish.value = wish.value === fort ? house : fort;
    return true;
  }
  const name = [...lettersOf(table)].find(([, letter]) => letter === key)?.[0];
  const card = cardsOf(state, table.me.value).find((one) => one.name === name);
  if (!card) return false;
  void useCard(table, ui, card, shift);
  return true;
}
