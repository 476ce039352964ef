/** Going to a table that was just made, and remembering it. */

import type { NewTable } from "../net/protocol.gen";
import { navigate, tablePath } from "../router";
import { remember } from "../state/mygames";

/** The best link the maker of a table holds: their seats, else the invitation, else watching. */
export function secretsOf(made: NewTable) {
  const seats = made.seats.map((seat) => seat.secret);
  return { seats, invite: made.invite, watch: made.watch };
}

export function openTable(made: NewTable, { replay = false, names = [] as string[] } = {}): void {
  const secrets = secretsOf(made);
  remember({ table: made.table, ...secrets, ...(names.length ? { names } : {}) });
  navigate(tablePath(made.table, secrets, replay));
}
