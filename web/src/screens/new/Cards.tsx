/** The three Kingdom Builder cards: chosen ones, the rest at random. */

import { named, t, told } from "../../i18n";
import { Box, Button } from "../../ui/kit";
import type { PartProps } from "../New";
import { CARDS, cardsOf, toggleCard } from "./form";

export function Cards({ form, catalog, change, wrong }: PartProps) {
  const chosen = form.cards.length;
  return (
    <Box title={t("new-cards")} class="new-cards">
      <div class="cards-head">
        <p role="status">{t("new-cards-chosen", { chosen, left: CARDS - chosen })}</p>
        <Button
          class="small"
          aria-pressed={chosen === 0}
          onClick={() => change({ ...form, cards: [] })}
        >
          {t("new-cards-random")}
        </Button>
      </div>
      <div class="card-grid" role="group" aria-label={t("new-cards")}>
        {cardsOf(form, catalog).map((card) => {
          const isOn = form.cards.includes(card);
          return (
            <button
              type="button"
              class="pick-card"
              key={card}
              aria-pressed={isOn}
              aria-disabled={!isOn && chosen >= CARDS}
              onClick={() => change(toggleCard(form, card))}
            >
              <b>{named("card", card)}</b>
              <small>{told("card", card)}</small>
            </button>
          );
        })}
      </div>
      {wrong}
    </Box>
  );
}
