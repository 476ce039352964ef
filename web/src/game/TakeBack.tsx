/** Taking back one's last turn: the question before, the answer of the others, and a no. */

import { useState } from "preact/hooks";
import { list, t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { Button, Confirm, IconButton } from "../ui/kit";

/** The seat of mine that has played, where the server would take its turn back. */
export function canTakeBack(table: TableStore): number | null {
  const state = table.state.value;
  if (!state || state.table.takeback || state.table.by_turns || state.view.over) return null;
  const mine = new Set(table.mine.value.map((seat) => seat.seat));
  const plays = table.standing.value.filter((entry) => entry.kind === "play");
  return plays.findLast((entry) => mine.has(entry.seat ?? -1))?.seat ?? null;
}

/** Who has played since, and who must agree. */
function involved(table: TableStore, seat: number) {
  const plays = table.standing.value.filter((entry) => entry.kind === "play");
  const last = plays.findLastIndex((entry) => entry.seat === seat);
  const since = new Set(plays.slice(last + 1).map((entry) => entry.seat));
  const others = table.seats.value.filter((one) => one.seat !== seat);
  return {
    dropped: others.filter((one) => since.has(one.seat)).map((one) => one.name),
    asked: others
      .filter((one) => one.kind === "person" && !one.mine && !one.left)
      .map((one) => one.name),
  };
}

export function ConfirmTakeBack({ table, onClose }: { table: TableStore; onClose: () => void }) {
  const seat = canTakeBack(table);
  if (seat === null) return null;
  const { dropped, asked } = involved(table, seat);
  const text = [
    dropped.length ? t("takeback-drops", { names: list(dropped) }) : t("takeback-only"),
    asked.length ? t("takeback-needs", { names: list(asked) }) : "",
  ];
  return (
    <Confirm
      title={t("takeback-confirm")}
      text={text.join(" ").trim()}
      yes={t(asked.length ? "takeback-ask" : "takeback")}
      onNo={onClose}
      onYes={() => {
        table.takeBack(seat);
        onClose();
      }}
    />
  );
}

/** Somebody asks to go back. */
export function TakeBackAsked({ table }: { table: TableStore }) {
  const asked = (table.state.value as StateMessage).table.takeback;
  if (!asked) return null;
  const seats = table.seats.value;
  const answering = table.mine.value.find((seat) => asked.waiting.includes(seat.seat));
  const name = seats[asked.seat]?.name ?? "";
  const names = list(asked.waiting.map((seat) => seats[seat]?.name ?? ""));
  if (!answering)
    return (
      <div class="row banner" role="status">
        <p>
          {seats[asked.seat]?.mine
            ? t("takeback-mine", { names })
            : t("takeback-waits", { name, names })}
        </p>
      </div>
    );
  const answer = (yes: boolean): void => {
    table.send({ type: "answer", seat: answering.seat, yes });
  };
  return (
    <div class="row banner" role="alert">
      <p>{t("takeback-asked", { name })}</p>
      <Button class="small" onClick={() => answer(false)}>
        {t("takeback-no")}
      </Button>
      <Button kind="primary" class="small" onClick={() => answer(true)}>
        {t("takeback-yes")}
      </Button>
    </div>
  );
}

/** I asked, and somebody said no. */
export function Declined({ table }: { table: TableStore }) {
  const [read, setRead] = useState("");
  const state = table.state.value as StateMessage;
  const { declined } = state.table;
  if (!declined || !table.seats.value[declined.seat]?.mine) return null;
  const key = `${state.number} ${declined.by}`;
  if (read === key) return null;
  return (
    <div class="row banner" role="alert">
      <p>{t("takeback-declined", { name: table.seats.value[declined.by]?.name ?? "" })}</p>
      <IconButton glyph="close" label={t("close")} class="small" onClick={() => setRead(key)} />
    </div>
  );
}
