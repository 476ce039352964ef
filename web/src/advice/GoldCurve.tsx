/** Gold over time, all of it or one card's. */

import { useState } from "preact/hooks";
import { cardName, nameOf } from "../game/words";
import { number, row, t } from "../i18n";
import type { Seat } from "../net/protocol";
import { Box } from "../ui/kit";
import { Curve } from "./Curve";

const ALL = "total";

interface Props {
  /** after each turn, for each player, by card */
  gold: readonly (readonly Record<string, number>[])[];
  seats: Seat[];
  alone: boolean;
  /** the turn that is looked at */
  now: number;
}

export function GoldCurve({ gold, seats, alone, now }: Props) {
  const [card, setCard] = useState(ALL);
  const cards = Object.keys(gold[0]?.[0] ?? {}).filter((one) => one !== ALL);
  const line = (seat: number): number[] => [0, ...gold.map((each) => each[seat]?.[card] ?? 0)];
  const lines = seats.map(({ seat }) => line(seat));
  const most = Math.max(1, ...lines.flat());
  const at = (seat: number, turn: number): string => number(lines[seat]?.at(turn) ?? 0);
  const last = row(seats.map(({ name, seat }) => `${name} ${at(seat, -1)}`));
  return (
    <Box class="gold-curve" title={t("gold-curve")}>
      <select
        class="input wide"
        aria-label={t("gold-curve-card")}
        value={card}
        onChange={(event) => setCard(event.currentTarget.value)}
      >
        <option value={ALL}>{t("gold-curve-all")}</option>
        {cards.map((one) => (
          <option key={one} value={one}>
            {cardName(one)}
          </option>
        ))}
      </select>
      <Curve
        lines={lines}
        of={gold.length}
        most={most}
        seats={seats}
        now={now}
        label={t("gold-curve-label", { label: last })}
      />
      <ul class="wrap curve-key">
        {seats.map((seat) => (
          <li key={seat.seat} class={`of-${seat.colour}`}>
            <svg class="curve-sample" viewBox="0 0 26 4" aria-hidden="true">
              <path class="curve-line" d="M0 2H26" />
            </svg>{" "}
            {nameOf(seat, alone)} <b>{at(seat.seat, now)}</b>
          </li>
        ))}
      </ul>
    </Box>
  );
}
