/** A bot takes its time: whoever is tired of waiting can have it play now. */

import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { Button } from "../ui/kit";

/** Nobody minds a shorter wait. */
const LONG_MS = 1000;

export function Thinking({ table }: { table: TableStore }) {
  const { number, view } = table.state.value as StateMessage;
  const seats = table.seats.value;
  const bot = view.to_move === null ? undefined : seats[view.to_move];
  const isAlone = !seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.left);
  const waits = bot?.kind === "bot" && isAlone && !table.isWatching.value;
  const [since, setSince] = useState(-1);
  const [stopped, setStopped] = useState(-1);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSince(number), LONG_MS);
    return () => clearTimeout(timer);
  }, [waits, number]);
  if (!waits || since !== number) return null;
  return (
    <div class="row thinking">
      <i class="spinner" />
      <small class="soft grow">{t("bot-thinking", { name: bot.name })}</small>
      <Button
        class="small"
        title={t("bot-move-now-text")}
        disabled={stopped === number}
        onClick={() => {
          setStopped(number);
          table.stopThinking();
        }}
      >
        {t("bot-move-now")}
      </Button>
    </div>
  );
}
