/** The clock of the turn: beside what to do now, and at the seat it runs for. */

import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { left, leftShort, useNow } from "../state/time";
import "./Clock.css";

const HURRY = 0.2;

interface ClockProps {
  table: TableStore;
  /** shown, in few letters, only while it runs for this one */
  seat?: number;
  class?: string;
}

export function Clock({ table, seat, class: more = "" }: ClockProps) {
  const { clock, pace } = (table.state.value as StateMessage).table;
  const runs = clock !== null && (seat ?? clock.seat) === clock.seat;
  const now = useNow(table.skew.value, runs);
  if (!runs) return null;
  const rest = clock.until - now;
  const hurries = rest < HURRY * 1000 * (pace.clock?.seconds ?? 0);
  const time = rest > 0 ? left(rest) : t("clock-over");
  const shown = seat === undefined || rest <= 0 ? time : leftShort(rest);
  const name = table.seats.value[clock.seat]?.name ?? "";
  return (
    <small
      class={`clock ${hurries ? "hurry" : ""} ${more}`}
      role="timer"
      aria-label={t("clock-label", { name, time })}
      title={t(`clock-end-${pace.clock?.end ?? "nothing"}`)}
    >
      {shown}
    </small>
  );
}
