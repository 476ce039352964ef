/** What an action of Winter Kingdom does that is about no hex. */

import { tileText } from "../../game/words";
import { has, t } from "../../i18n";
import type { View } from "../../net/protocol";

const lowerText = (card: string): string => (has(`lower-${card}`) ? t(`lower-${card}`) : "");

export function deedText(verb: string, what: string, { prices }: View): string {
  const card = what.replace(/-2$/, "");
  const [buy = 0, upgrade = 0] = prices?.[card] ?? [];
  const priced = (n: number, text: string): string =>
    [t("talent-price", { n }), text].filter(Boolean).join(" · ");
  if (verb === "buy") return priced(buy, tileText(card));
  if (verb === "upgrade") return priced(upgrade, lowerText(card));
  if (verb === "repeat") return t("talent-repeat-text");
  return card === what ? tileText(card) : lowerText(card);
}
