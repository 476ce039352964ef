import { t } from "../../i18n";
import type { CardSetting } from "..";

/** An economy or twist is named with its kind. */
const RULE_CARD = /^(economy|twist)-/;

/** With what was agreed on before the game, where a card needs it; empty: it is drawn. */
export function cardText(card: string, { setup, points }: CardSetting): string {
  const { direction = "", top_board: top, bottom_board: bottom } = setup;
  const args = {
    points: points?.[card] ?? 0,
    direction: direction || t("new-agreed"), // named by its sentence
    top: top ? t(`board-${top}`) : t("new-agreed"),
    bottom: bottom ? t(`board-${bottom}`) : t("new-agreed"),
  };
  return t(RULE_CARD.test(card) ? `${card}-text` : `card-${card}-text`, args);
}
