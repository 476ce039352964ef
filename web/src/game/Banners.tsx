/** What concerns everybody at the table: a cut connection, a take-back, somebody gone. */

import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { Button } from "../ui/kit";
import { interrupts, turnOf } from "./asking";
import { list } from "./words";
import "./Banners.css";

const BOT = "normal";

export function Banners({ table }: { table: TableStore }) {
  const link = table.link.value;
  return (
    <div class="stack banners">
      {link !== "open" && (
        <div class="row banner lost" role="alert">
          <i class="spinner" />
          <p>{t(`link-${link}`)}</p>
        </div>
      )}
      <Interrupt table={table} />
      <TakeBack table={table} />
      <Gone table={table} />
    </div>
  );
}

/** Somebody else decides in the middle of my turn. */
function Interrupt({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const { asks, to_move } = state.view;
  const mine = table.seats.value[turnOf(state) ?? -1]?.mine;
  if (!interrupts(state) || !mine || table.acting.value !== null) return null;
  const name = table.seats.value[to_move ?? -1]?.name ?? "";
  return (
    <div class="row banner" role="status">
      <p>{t("banner-interrupt", { name, tile: asks.by ?? "" })}</p>
    </div>
  );
}

function TakeBack({ table }: { table: TableStore }) {
  const asked = (table.state.value as StateMessage).table.takeback;
  if (!asked) return null;
  const seats = table.seats.value;
  const answering = table.mine.value.find((seat) => asked.waiting.includes(seat.seat));
  const name = seats[asked.seat]?.name ?? "";
  const names = list(asked.waiting.map((seat) => seats[seat]?.name ?? ""));
  if (!answering)
    return (
      <div class="row banner" role="status">
        <p>{t("takeback-mine", { names })}</p>
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

/** Others who have left, or are away while it is their turn. */
function Gone({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const me = table.mine.value[0]?.seat;
  if (me === undefined || state.view.over) return null;
  const gone = table.seats.value.filter(
    (seat) =>
      seat.kind === "person" &&
      !seat.mine &&
      (seat.left || (!seat.online && state.view.to_move === seat.seat)),
  );
  return (
    <>
      {gone.map((seat) => {
        const vote = state.table.votes.find((one) => one.whom === seat.seat);
        const mine = vote?.yes.includes(me);
        return (
          <div class="row banner" role="status" key={seat.seat}>
            <p>
              {mine
                ? t("vote-done")
                : t(seat.left ? "vote-text-left" : "vote-text", { name: seat.name })}
            </p>
            {!mine && (
              <Button
                class="small"
                onClick={() =>
                  table.send({ type: "replace", seat: me, whom: seat.seat, level: BOT })
                }
              >
                {t("vote-yes")}
              </Button>
            )}
          </div>
        );
      })}
    </>
  );
}
