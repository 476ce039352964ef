/** The name this browser's person goes by; asked once, offered again. */

import type { Colour } from "../net/protocol.gen";
import { store, stored } from "../state/prefs";
import { profile } from "../state/profile";

const KEY = "hexholm.name";

export const myName = (): string => profile.value?.name || (stored(KEY) ?? "");

/** The colour to have where it is free; null: any. */
export const myColour = (): Colour | null => profile.value?.colour ?? null;

export function keepName(name: string): void {
  const trimmed = name.trim();
  if (trimmed) store(KEY, trimmed);
}
