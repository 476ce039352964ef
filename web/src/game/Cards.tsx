/** The Kingdom Builder cards with the gold of now; the one pointed at lights up its hexes. */

import { named, t, told } from "../i18n";
import type { Score, StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { House } from "../ui/art";
import { Box } from "../ui/kit";
import type { GameUi } from "./ui";

/** The cards of the game first, then whatever else brings gold. */
export function sources(cards: readonly string[], score: Score | undefined): string[] {
  const others = Object.keys(score ?? {}).filter((key) => key !== "total" && !cards.includes(key));
  return [...cards, ...others];
}

export function Cards({ table, ui }: { table: TableStore; ui: GameUi }) {
  const { view } = table.state.value as StateMessage;
  const me = table.me.value ?? view.to_move ?? 0;
  const all = sources(view.setup.cards, view.scores[me]);
  const spot = ui.spot.value;
  return (
    <Box class="cards" title={t("cards-title")}>
      <div class="card-list">
        {all.map((card) => {
          const gold = view.scores[me]?.[card] ?? 0;
          const text = told("card", card);
          const lit = spot?.kind === "card" && spot.card === card;
          return (
            <button
              type="button"
              key={card}
              class={`kb-card ${view.setup.cards.includes(card) ? "" : "minor"} ${lit ? "lit" : ""}`}
              title={text}
              {...ui.lights({ kind: "card", card, seat: me })}
              onClick={(event) => {
                const touched = "pointerType" in event && event.pointerType === "touch";
                ui.spot.value = lit && touched ? null : { kind: "card", card, seat: me };
              }}
            >
              <span class="kb-name">{named("card", card)}</span>
              <span class="kb-gold">
                {gold}
                <span class="hidden-text">{t("card-gold")}</span>
              </span>
              <span class="kb-text">{text}</span>
              <Others table={table} card={card} me={me} />
            </button>
          );
        })}
      </div>
    </Box>
  );
}

/** What the card brings the others now. */
function Others({ table, card, me }: { table: TableStore; card: string; me: number }) {
  const { view } = table.state.value as StateMessage;
  return (
    <span class={table.seats.value.length > 3 ? "kb-others many" : "kb-others"}>
      {table.seats.value
        .filter((seat) => seat.seat !== me)
        .map((seat) => (
          <span key={seat.seat}>
            <House colour={seat.colour} size={16} />
            <span class="hidden-text">{seat.name}</span>
            {view.scores[seat.seat]?.[card] ?? 0}
          </span>
        ))}
    </span>
  );
}

/** On a phone the cards are only names and gold; the one touched says here what it asks for. */
export function CardNote({ table, ui }: { table: TableStore; ui: GameUi }) {
  const spot = ui.spot.value;
  if (spot?.kind !== "card") return null;
  return (
    <div class="card-note">
      <p>{told("card", spot.card)}</p>
      <Others table={table} card={spot.card} me={spot.seat} />
    </div>
  );
}
