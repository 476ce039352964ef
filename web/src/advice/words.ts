/** Why a turn is good, in gold by card. */

import { cardName } from "../game/words";
import { signed, t } from "../i18n";
import type { Gold } from "../net/protocol.gen";

/** Less gold isn't worth telling. */
const LEAST = 0.5;
const MOST = 4;

export interface Why {
  text: string;
  good: boolean;
}

const round = (gold: number): number => Math.round(gold * 10) / 10;

const some = (gold: Gold): [string, number][] =>
  Object.entries(gold)
    .map(([card, amount]): [string, number] => [card, round(amount)])
    .filter(([, amount]) => Math.abs(amount) >= LEAST)
    .slice(0, MOST);

/** What speaks for a turn and what against it: own gold, and the others'. */
export function whys(reasons: Gold, rivals: Gold): Why[] {
  const own = some(reasons).map(([card, amount]) => ({
    text: t("why-own", { card: cardName(card), gold: signed(amount) }),
    good: amount > 0,
  }));
  const theirs = some(rivals).map(([card, amount]) => ({
    text: t("why-rivals", { card: cardName(card), gold: signed(amount) }),
    good: amount < 0,
  }));
  return [...own, ...theirs].slice(0, MOST + 1);
}

/** What a turn brings at once. */
export const atOnce = (gold: Gold): Why[] =>
  some(gold).map(([card, amount]) => ({
    text: t("why-now", { card: cardName(card), gold: signed(amount) }),
    good: amount > 0,
  }));
