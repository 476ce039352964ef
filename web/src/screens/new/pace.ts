/** The pace of a table as somebody sets it. */

import type { ClockEnd, PaceAsked, PaceKind } from "../../net/protocol.gen";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export interface PaceForm {
  kind: PaceKind;
  /** seconds after which the others can let a bot play for somebody away */
  away: number;
  /** seconds per turn; 0: no clock */
  clock: number;
  end: ClockEnd;
}

export const AWAY = [1, 2, 5, 10, 30].map((minutes) => minutes * MINUTE);
export const CLOCKS: Record<PaceKind, readonly number[]> = {
  live: [0, 1, 2, 3, 5, 10].map((minutes) => minutes * MINUTE),
  days: [0, 1, 2, 3, 7].map((days) => days * DAY),
};
export const USUAL: PaceForm = { kind: "live", away: 5 * MINUTE, clock: 0, end: "bot" };

export const paceBody = ({ kind, away, clock, end }: PaceForm): PaceAsked => ({
  kind,
  ...(kind === "live" ? { away } : {}),
  ...(clock ? { clock: { seconds: clock, end } } : {}),
});
