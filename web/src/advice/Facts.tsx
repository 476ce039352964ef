/** What a turn does and leads to, sentence by sentence. */

import { said } from "../game/words";
import { t } from "../i18n";
import type { Said, Seat } from "../net/protocol";

interface Props {
  facts: readonly Said[];
  seats: readonly Seat[];
  alone: boolean;
}

export function Facts({ facts, seats, alone }: Props) {
  if (!facts.length) return null;
  return (
    <ul class="facts" aria-label={t("why")}>
      {facts.map((fact, index) => (
        <li key={index}>{said(fact, seats, alone)}</li>
      ))}
    </ul>
  );
}
