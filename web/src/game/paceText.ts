/** The pace of a table in words; nothing where it is live and without a clock. */

import { t } from "../i18n";
import type { PaceData } from "../net/protocol.gen";
import { lasting } from "../state/time";

export function paceText({ kind, clock }: PaceData): string {
  const days = kind === "days" ? [t("pace-days")] : [];
  const turn = clock ? [t(`pace-clock-${clock.end}`, { time: lasting(clock.seconds) })] : [];
  return [...days, ...turn].join(" ");
}
