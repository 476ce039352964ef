/** Gold at this step, card by card; a number under pointer or focus lights up the hexes it comes from. */

import { sources } from "../../game/Cards";
import { HeldTiles } from "../../game/Players";
import { cardName, nameOf } from "../../game/words";
import { t } from "../../i18n";
import type { Contribution, Seat, View } from "../../net/protocol";
import { House } from "../../ui/art";

interface Props {
  view: View;
  seats: Seat[];
  alone: boolean;
  contributions: Record<string, Contribution[]>[];
  onLight: (hexes: readonly string[]) => void;
}

export function Gold({ view, seats, alone, contributions, onLight }: Props) {
  const cards = sources(view.setup, view.scores);
  const lights = (card: string, seat: number) => {
    const on = (): void => onLight((contributions[seat]?.[card] ?? []).flatMap((one) => one.hexes));
    const off = (): void => onLight([]);
    return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
  };
  return (
    <section class="box replay-gold">
      <table class="gold-table">
        <caption class="hidden-text">{t("replay-gold")}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat.seat} scope="col" class={view.to_move === seat.seat ? "moves" : ""}>
                <House colour={seat.colour} size={26} />
                <div class="cut">{nameOf(seat, alone)}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card}>
              <th scope="row">{cardName(card)}</th>
              {seats.map(({ seat }) => {
                const gold = view.scores[seat]?.[card] ?? 0;
                return (
                  <td key={seat}>
                    {contributions[seat]?.[card]?.length ? (
                      <button type="button" {...lights(card, seat)}>
                        {gold}
                      </button>
                    ) : (
                      <span>{gold}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("end-total")}</th>
            {seats.map(({ seat }) => (
              <td key={seat} class={view.over && view.winners.includes(seat) ? "won" : ""}>
                {view.scores[seat]?.total ?? 0}
              </td>
            ))}
          </tr>
          <tr class="soft">
            <th scope="row">{t("tiles-title-short")}</th>
            {view.players.map((player, seat) => (
              <td key={seat}>
                <span class="wrap tile-row">
                  <HeldTiles player={player} />
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
