/** The name this browser's person goes by; asked once, offered again. */

import { store, stored } from "../state/prefs";

const KEY = "hexholm.name";

export const myName = (): string => stored(KEY) ?? "";

export function keepName(name: string): void {
  const trimmed = name.trim();
  if (trimmed) store(KEY, trimmed);
}
