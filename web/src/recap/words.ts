/** What a player did since my turn, in a few words. */

import { has, row, t } from "../i18n";
import type { Deeds } from "./since";

/** Of several messages the first there is; null: none. */
const first = (ids: string[], args: Parameters<typeof t>[1]): string | null => {
  const id = ids.find(has);
  return id ? t(id, args) : null;
};

export function deedWords({ built, used, bought, upgraded, events }: Deeds): string {
  const parts = [
    ...built.map(([terrain, n]) => t("recap-built", { n, terrain })),
    ...used.map((tile) => t("recap-used", { tile })),
    ...bought.map((tile) => t("recap-bought", { tile })),
    ...upgraded.map((tile) => t("recap-upgraded", { tile })),
    ...events.flatMap(({ kind, what = "", where = "", amount = 0 }) => {
      const args = { tile: what, card: what, terrain: what, where, n: amount };
      return first([`recap-${kind}`, `log-event-${kind}`], args) ?? [];
    }),
  ];
  return parts.length ? row(parts) : t("recap-nothing");
}
