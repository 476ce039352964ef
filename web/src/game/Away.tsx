/** Who is away, the bot that could play for them, and the way back to one's own seat. */

import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n";
import type { Entry, Seat, StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { left, useNow } from "../state/time";
import { Button } from "../ui/kit";
import { toast } from "../ui/toast";
import { logLines } from "./log";

const BOT = "normal";
/** What changes who plays a seat; everybody is told. */
const CHANGES = new Set(["replaced", "returned", "late"]);

/** When the others can let a bot play for somebody, by the server's clock; null: never. */
export function goneAt(seat: Seat, pace: StateMessage["table"]["pace"]): number | null {
  if (seat.kind !== "person") return null;
  if (seat.left) return 0;
  return seat.away === null || pace.away === null ? null : seat.away + 1000 * pace.away;
}

/** Others who have left, or are away while it is their turn. */
export function Gone({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const me = table.mine.value[0]?.seat;
  if (me === undefined || state.view.over) return null;
  return (
    <>
      {table.seats.value
        .filter((seat) => !seat.mine && (seat.left || state.view.to_move === seat.seat))
        .map((seat) => (
          <GoneSeat key={seat.seat} table={table} seat={seat} me={me} />
        ))}
    </>
  );
}

function GoneSeat({ table, seat, me }: { table: TableStore; seat: Seat; me: number }) {
  const { pace, votes } = (table.state.value as StateMessage).table;
  const at = goneAt(seat, pace);
  const now = useNow(table.skew.value, at !== null && at > 0);
  if (at === null) return null;
  const { name } = seat;
  const voted = votes.some((vote) => vote.whom === seat.seat && vote.yes.includes(me));
  const waits = now <= at;
  const text = voted
    ? t("vote-done")
    : waits
      ? t("vote-wait", { name, time: left(at - now) })
      : t(seat.left ? "vote-text-left" : "vote-text", { name });
  return (
    <div class="row banner" role={waits ? undefined : "status"}>
      <p class={waits ? "counts" : ""}>{text}</p>
      {!voted && !waits && (
        <Button
          class="small"
          onClick={() => table.send({ type: "replace", seat: me, whom: seat.seat, level: BOT })}
        >
          {t("vote-yes")}
        </Button>
      )}
    </div>
  );
}

/** A bot plays for me: one click, and I play again. */
export function Lent({ table }: { table: TableStore }) {
  const lent = table.seats.value.filter((seat) => seat.lent);
  if (!lent.length || table.state.value?.view.over) return null;
  return (
    <div class="row banner" role="alert">
      <p>{t("lent-text")}</p>
      <Button
        kind="primary"
        class="small"
        onClick={() => {
          for (const { seat } of lent) table.send({ type: "return", seat });
        }}
      >
        {t("lent-back")}
      </Button>
    </div>
  );
}

/** Say it when a bot takes over, or somebody takes their seat back. */
export function useChanges(table: TableStore): void {
  const known = useRef(Number.POSITIVE_INFINITY);
  useSignalEffect(() => {
    const entries = table.entries.value;
    const fresh = entries.filter(
      (entry: Entry) => entry.number > known.current && CHANGES.has(entry.kind),
    );
    known.current = entries.at(-1)?.number ?? 0;
    const seats = table.seats.peek();
    for (const { text } of logLines(fresh, seats, !table.isHotSeat.peek()))
      toast(text.replace(/<\/?b>/g, ""));
  });
}
