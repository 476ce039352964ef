/** Sentences of these screens about people, tables and what went wrong. */

import { named, t } from "../i18n";
import { asApiError } from "../net/api";
import type { Seat } from "../net/protocol";
import { spokenName } from "../state/names";

/** The server's own English where the page has no words for its code. */
export function errorText(error: unknown): string {
  const { code, message } = asApiError(error);
  return t(`error-${code} error-other`, { text: message });
}

export const levelName = (level: string): string => named("level", level);

type Sitter = Pick<Seat, "seat" | "kind" | "name" | "level" | "colour">;

/** "Ada", "Orange · normal" or "open seat". */
export function seatName(seat: Sitter): string {
  if (seat.kind === "open") return t("seat-open");
  const name = spokenName(seat);
  return seat.kind === "bot" ? t("seat-bot", { name, level: levelName(seat.level ?? "") }) : name;
}

export function nameAt(seats: readonly Sitter[], at: number): string {
  const seat = seats[at];
  return seat ? seatName(seat) : "";
}

/** Seats as the game's sentences want them: nobody without a name. */
export const namedSeats = (seats: readonly Seat[]): Seat[] =>
  seats.map((seat) => ({ ...seat, name: spokenName(seat) }));
