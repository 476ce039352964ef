/** Seats are still open: who is there, and the link for the others. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { Board } from "../board/Board";
import { HexMap } from "../board/geometry";
import { gameOf } from "../games";
import { t } from "../i18n";
import type { BoardData, StateMessage } from "../net/protocol";
import { type Secrets, tablePath } from "../router";
import { InviteQr, useShareOrigin } from "../screens/share/InviteQr";
import type { TableStore } from "../state/table";
import { House } from "../ui/art";
import { CopyField } from "../ui/kit";
import { LanguageSwitch } from "../ui/LanguageSwitch";
import { Banners } from "./Banners";
import { siteLabel } from "./labels";
import { describeHex } from "./words";
import "./WaitingRoom.css";

export function WaitingRoom({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const { invite, watch } = state.table;
  const origin = useShareOrigin();
  const board = table.board.value as BoardData;
  const map = useMemo(() => new HexMap(board), [board]);
  const aim = useSignal<string | null>(null);
  const link = (label: string, secrets: Partial<Secrets>, more?: ComponentChildren) => (
    <div class="stack tight field">
      <span>{label}</span>
      <CopyField label={label} text={origin + tablePath(table.id, secrets)} />
      {more}
    </div>
  );
  return (
    <main class="room">
      <div class="room-panel">
        <section class="box stack">
          <header class="row">
            <h1 class="grow">{t("room-title")}</h1>
            <LanguageSwitch />
          </header>
          <p class="soft">{t("room-text")}</p>
          <ul class="guests">
            {table.seats.value.map((seat) => (
              <li key={seat.seat} class="row">
                <House colour={seat.kind === "open" ? "open" : seat.colour} size={36} />
                <b class="grow">
                  {seat.kind === "open" ? t("room-seat", { n: seat.seat + 1 }) : seat.name}
                </b>
                <small>
                  {seat.kind === "open" ? t("room-open") : seat.mine ? t("room-you") : ""}
                </small>
              </li>
            ))}
          </ul>
          {state.table.seed_known && <p class="soft">{t("seed-known")}</p>}
          {invite && link(t("room-invite"), { invite }, <InviteQr id={table.id} invite={invite} />)}
          {watch && link(t("room-watch"), { watch })}
        </section>
      </div>
      <div class="board-place">
        <Banners table={table} />
        <Board
          map={map}
          picture={state.picture}
          look={gameOf(state.view.game).look}
          seats={table.seats.value}
          aim={aim}
          describe={(hex) => describeHex(hex, state.picture, undefined, undefined, "")}
          label={(hex) => siteLabel(state.picture, hex, map.byName.get(hex)?.ground ?? "")}
        />
      </div>
    </main>
  );
}
