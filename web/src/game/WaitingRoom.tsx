/** Seats are still open: who is there, the links for the others, and what to do meanwhile. */

import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board";
import { HexMap } from "../board/geometry";
import { gameOf } from "../games";
import { t } from "../i18n";
import type { BoardData, StateMessage } from "../net/protocol";
import { serverInfo } from "../net/server";
import { navigate, type Secrets, tablePath } from "../router";
import { InviteQr, useShareOrigin } from "../screens/share/InviteQr";
import { Top } from "../screens/Top";
import { useAsync } from "../screens/useAsync";
import { levelName } from "../screens/words";
import { nextLevel, opponents } from "../state/career";
import { forget } from "../state/mygames";
import type { TableStore } from "../state/table";
import { canTalk } from "../talk/state";
import { TalkBox } from "../talk/TalkBox";
import { House } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Box, Button, CopyField } from "../ui/kit";
import { toast } from "../ui/toast";
import { Banners } from "./Banners";
import { siteLabel } from "./labels";
import { paceText } from "./paceText";
import { describeHex, refusalText } from "./words";
import "./WaitingRoom.css";

function Guests({ table }: { table: TableStore }) {
  return (
    <ul class="guests">
      {table.seats.value.map((seat) => (
        <li key={seat.seat} class="row">
          <House colour={seat.kind === "open" ? "open" : seat.colour} size={36} />
          <b class="grow cut">
            <bdi>{seat.kind === "open" ? t("room-seat", { n: seat.seat + 1 }) : seat.name}</bdi>
          </b>
          <small>
            {seat.kind === "open"
              ? t("room-open")
              : seat.kind === "bot"
                ? t("player-bot", { level: levelName(seat.level ?? "") })
                : t(seat.mine ? "room-you" : seat.online ? "join-here" : "player-away")}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Bots for the open seats: then the game begins. */
function Fill({ table, seat, bots }: { table: TableStore; seat: number; bots: string[] }) {
  const levels = opponents(bots, table.state.value?.table.replaced);
  const [level, setLevel] = useState(nextLevel(levels));
  const n = table.seats.value.filter((one) => one.kind === "open").length;
  return (
    <div class="row room-fill">
      <select
        class="input"
        aria-label={t("room-level")}
        value={level}
        onChange={(event) => setLevel(event.currentTarget.value)}
      >
        {levels.map((one) => (
          <option key={one} value={one}>
            {t("new-who-bot", { level: levelName(one) })}
          </option>
        ))}
      </select>
      <Button class="grow" onClick={() => table.send({ type: "fill", seat, level })}>
        {t("room-fill", { n })}
      </Button>
    </div>
  );
}

export function WaitingRoom({ table }: { table: TableStore }) {
  const state = table.state.value as StateMessage;
  const { invite, watch, listed } = state.table;
  const origin = useShareOrigin();
  const info = useAsync(serverInfo).data;
  const board = table.board.value as BoardData;
  const map = useMemo(() => new HexMap(board), [board]);
  const aim = useSignal<string | null>(null);
  const mine = table.mine.value;
  const isPublic = listed && !!info?.lobby;
  useSignalEffect(() => {
    const refusal = table.refusal.value;
    if (!refusal) return;
    table.refusal.value = null;
    toast(refusalText(refusal, table.seats.peek()));
  });
  const link = (label: string, secrets: Partial<Secrets>, more?: ComponentChildren) => (
    <div class="stack tight field">
      <span>{label}</span>
      <CopyField label={label} text={origin + tablePath(table.id, secrets)} />
      {more}
    </div>
  );
  const leave = (): void => {
    for (const { seat } of mine) table.send({ type: "leave", seat });
    forget(table.id);
    navigate(isPublic ? "/lobby" : "/", true);
  };
  return (
    <div class="lines page room-page">
      <Top title={t("room-table", { id: table.id })} />
      <main class="room">
        <div class="stack room-panel">
          <section class="box stack">
            <h1>{t("room-title")}</h1>
            <p class="soft">{t(isPublic ? "room-text-public" : "room-text")}</p>
            {paceText(state.table.pace) && <p class="soft">{paceText(state.table.pace)}</p>}
            <Guests table={table} />
            {state.table.seed_known && <p class="soft">{t("seed-known")}</p>}
            {mine[0] && info && <Fill table={table} seat={mine[0].seat} bots={info.bots} />}
            {mine[0] && (
              <Button wide kind="danger" onClick={leave}>
                <Glyph name="exit" /> {t("room-leave")}
              </Button>
            )}
          </section>
          <section class="box stack">
            {invite &&
              link(t("room-invite"), { invite }, <InviteQr id={table.id} invite={invite} />)}
            {watch && link(t("room-watch"), { watch })}
          </section>
          {canTalk(table) && (
            <Box title={t("talk-title")} class="lines room-talk">
              <TalkBox table={table} />
            </Box>
          )}
        </div>
        <div class="board-place">
          <Banners table={table} />
          <Board
            map={map}
            picture={state.picture}
            look={gameOf(state.view.game).look}
            seats={table.seats.value}
            aim={aim}
            describe={(hex) => describeHex(hex, state.picture)}
            label={(hex) => siteLabel(state.picture, hex, map.byName.get(hex)?.ground ?? "")}
          />
        </div>
      </main>
    </div>
  );
}
