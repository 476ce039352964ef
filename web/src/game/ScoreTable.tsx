/** The result of a game: gold by card and player, and who has won. */

import type { JSX } from "preact";
import { t } from "../i18n";
import { softened } from "../i18n/hyphens";
import { House } from "../ui/art";
import { cardName } from "./words";
import "./EndPanel.css";

interface Props {
  people: { name: string; colour: string | null }[];
  cards: readonly string[];
  /** what a card pays for */
  text: (card: string) => string;
  /** null: not counted yet */
  score: (card: string, seat: number) => number | null;
  total: (seat: number) => number;
  winners: readonly number[];
  /** what is being counted */
  now: { card: string; seat: number } | null;
  /** what pointing at a figure does */
  lights: (card: string, seat: number) => JSX.HTMLAttributes<HTMLTableCellElement>;
  /** a figure is chosen; then it is a button */
  onPick?: (card: string, seat: number) => void;
}

export function ScoreTable(props: Props) {
  const { people, cards, score, total, winners, now, lights, onPick } = props;
  const won = (seat: number): string => (winners.includes(seat) ? "won" : "");
  return (
    <table class={people.length > 3 ? "gold-table end-table many" : "gold-table end-table"}>
      <caption class="hidden-text">{t("end-table")}</caption>
      <thead>
        <tr>
          <td />
          {people.map(({ name, colour }, seat) => (
            <th key={seat} scope="col" class={won(seat)}>
              <House colour={colour} size={28} />
              <div class="cut">{name}</div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card} class={now?.card === card ? "now" : ""}>
            <th scope="row" title={props.text(card)}>
              {softened(cardName(card))}
            </th>
            {people.map(({ name }, seat) => {
              const figure = score(card, seat) ?? "·";
              return (
                <td
                  key={seat}
                  class={now?.card === card && now.seat === seat ? "now" : ""}
                  {...lights(card, seat)}
                >
                  {onPick ? (
                    <button
                      type="button"
                      class="figure"
                      aria-label={`${cardName(card)}, ${name}: ${figure}`}
                      onClick={() => onPick(card, seat)}
                    >
                      {figure}
                    </button>
                  ) : (
                    figure
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
          {people.map((_, seat) => (
            <td key={seat} class={won(seat)}>
              {total(seat)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The winners' houses, each with a crown. */
export function Crowned({ colours }: { colours: (string | null)[] }) {
  return (
    <div class="row">
      {colours.map((colour, index) => (
        <div key={index} class="lines crowned">
          <Crown />
          <House colour={colour} size={64} />
        </div>
      ))}
    </div>
  );
}

function Crown() {
  return (
    <svg class="crown" viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <path d="M4 21L2 6l9 7 9-11 9 11 9-7-2 15z" />
      <circle cx="2.6" cy="5" r="2.4" />
      <circle cx="20" cy="3" r="2.6" />
      <circle cx="37.4" cy="5" r="2.4" />
    </svg>
  );
}
