/** Read out by screen readers: whose turn it is, and what the others did. */

import { useMemo } from "preact/hooks";
import { language, t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { asked } from "./asking";
import { logLines } from "./log";

export function Live({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const standing = table.standing.value;
  const acting = table.acting.value;
  const mover = state.view.to_move === null ? undefined : table.seats.value[state.view.to_move];
  const turn = useMemo(() => {
    const ask = asked(state, standing).text;
    if (acting !== null) return t("live-your-turn", { ask });
    return mover ? t("live-turn", { name: mover.name }) : ask;
  }, [state, standing, acting, mover, language.value]);
  const news = useMemo(() => {
    const line = logLines(standing.slice(-12), state.table.seats, !table.isHotSeat.value).at(-1);
    return line && !state.table.seats[line.seat ?? -1]?.mine
      ? line.text.replace(/<\/?b>/g, "")
      : "";
  }, [standing, state.table.seats, table, language.value]);
  return (
    <div class="hidden-text" aria-live="polite">
      <p>{news}</p>
      <p>{turn}</p>
    </div>
  );
}
