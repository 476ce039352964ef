/** The finished tables whose gold this browser has counted up already. */

import { store, storedTables } from "./prefs";

const KEY = "hexholm.counted";
const MOST = 200;

export const isCounted = (table: string): boolean =>
  storedTables<{ table: string }>(KEY).some((one) => one.table === table);

export function keepCounted(table: string): void {
  if (isCounted(table)) return;
  store(KEY, JSON.stringify([...storedTables(KEY), { table }].slice(-MOST)));
}
