/** What the server's table of talents adds to each: how its actions combine. */

import { signal } from "@preact/signals";
import type { TalentInfo } from "../../net/protocol.gen";
import { server } from "../../net/server";

const known = signal<ReadonlyMap<string, TalentInfo>>(new Map());
let asked = false;

/** Asked for once; what isn't known yet is only not shown yet. */
export function talentInfo(name: string): TalentInfo | undefined {
  if (!asked) {
    asked = true;
    server.catalog().then(
      ({ games }) => {
        const talents = games["winter-kingdom"].talents;
        known.value = new Map(talents.map((one) => [one.name, one]));
      },
      () => {
        asked = false;
      },
    );
  }
  return known.value.get(name);
}
