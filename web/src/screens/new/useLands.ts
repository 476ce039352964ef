/** New land as the server makes it; asked for once a kind and number. */

import type { LandData } from "../../net/protocol.gen";
import { server } from "../../net/server";
import { useAsync } from "../useAsync";
import { landKey } from "./request";

export const knownLands = new Map<string, LandData>();

export async function fetchLands(kinds: readonly string[], seed: number): Promise<void> {
  const missing = kinds.filter((kind) => !knownLands.has(landKey(kind, seed)));
  const found = await Promise.all(missing.map((kind) => server.land(kind, seed)));
  found.forEach((land, index) => {
    knownLands.set(landKey(missing[index] ?? "", seed), land);
  });
}

/** The land known so far; more of it comes as it is needed. */
export function useLands(kinds: readonly string[], seed: number | null): Map<string, LandData> {
  // Starting the game asks again, and says what is wrong.
  useAsync(async () => seed !== null && fetchLands(kinds, seed), `${kinds} ${seed}`);
  return knownLands;
}
