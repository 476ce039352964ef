/** What those who have no name are called in the language of now. */

import { t } from "../i18n";
import type { Seat } from "../net/protocol";

export const playerNumber = (seat: number): string => t("player-number", { number: seat + 1 });

/** A person is called by the seat, a bot by its colour. */
export function spokenName({
  colour,
  kind,
  name,
  seat,
}: Pick<Seat, "colour" | "kind" | "name" | "seat">) {
  if (name) return name;
  if (kind === "person") return playerNumber(seat);
  return kind === "open" || !colour ? t("room-seat", { n: seat + 1 }) : t(`colour-${colour}`);
}
