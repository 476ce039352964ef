/** What concerns everybody at the table: a cut connection, a take-back, somebody gone. */

import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { Gone, Lent, useChanges } from "./Away";
import { interrupts, turnOf } from "./asking";
import { Declined, TakeBackAsked } from "./TakeBack";
import "./Banners.css";

export function Banners({ table }: { table: TableStore }) {
  const link = table.link.value;
  useChanges(table);
  return (
    <div class="stack banners">
      {link !== "open" && (
        <div class="row banner lost" role="alert">
          <i class="spinner" />
          <p>{t(`link-${link}`)}</p>
        </div>
      )}
      <Interrupt table={table} />
      <Lent table={table} />
      <TakeBackAsked table={table} />
      <Declined table={table} />
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
