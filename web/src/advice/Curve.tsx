/** How numbers of each player went, turn by turn. */

import type { ComponentChildren } from "preact";
import type { Seat } from "../net/protocol";

const WIDE = 360;
const HIGH = 110;
const EDGE = 7;

interface CurveProps {
  /** for each player the numbers at the start and after each turn so far */
  lines: readonly (readonly number[])[];
  /** the number of turns of the game */
  of: number;
  most: number;
  /** a number to compare with */
  even?: number;
  seats: Seat[];
  /** the turn that is looked at */
  now: number;
  label: string;
  children?: (x: (turn: number) => number, y: (value: number) => number) => ComponentChildren;
}

export function Curve({ lines, of, most, even, seats, now, label, children }: CurveProps) {
  const x = (turn: number): number => EDGE + (turn * (WIDE - 2 * EDGE)) / Math.max(1, of);
  const y = (value: number): number => EDGE + (1 - value / most) * (HIGH - 2 * EDGE);
  const way = (values: readonly number[]): string =>
    values
      .map((value, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(value).toFixed(1)}`)
      .join("");
  return (
    <svg class="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      {even !== undefined && <path class="curve-even" d={`M${EDGE} ${y(even)}H${WIDE - EDGE}`} />}
      <path
        class="curve-frame"
        d={`M${EDGE} ${y(most)}H${WIDE - EDGE}M${EDGE} ${y(0)}H${WIDE - EDGE}`}
      />
      <path class="curve-now" d={`M${x(now)} ${EDGE}V${HIGH - EDGE}`} />
      {seats.map((seat) => (
        <path
          key={seat.seat}
          class={`curve-line of-${seat.colour}`}
          d={way(lines[seat.seat] ?? [])}
        />
      ))}
      {children?.(x, y)}
    </svg>
  );
}
