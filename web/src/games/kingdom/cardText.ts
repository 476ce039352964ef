import { has, t, told } from "../../i18n";
import type { CardSetting } from "..";

/** In a game without some terrain a card may name it. */
export function cardText(card: string, { setup: { removed } }: CardSetting): string {
  const named = `card-${card}-removed`;
  return removed && has(named) ? t(named, { terrain: removed }) : told("card", card);
}
