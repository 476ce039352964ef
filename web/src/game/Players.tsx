/** Who plays: supply, tiles, gold, and whether they are there. */

import { named, t } from "../i18n";
import type { Seat, StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { House, TerrainArt, TileArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Box } from "../ui/kit";
import type { GameUi } from "./ui";
import { nameOf, onTerrain } from "./words";

function status(seat: Seat, state: StateMessage): string {
  const { view } = state;
  if (seat.left) return t("player-left");
  if (seat.kind === "person" && !seat.online) return t("player-away");
  if (view.to_move === seat.seat) return t("player-turn");
  if (seat.kind === "bot") return t("player-bot", { level: named("level", seat.level ?? "") });
  return t(seat.mine ? "player-mine" : "player-person");
}

export function Players({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  return (
    <Box
      class={table.seats.value.length > 3 ? "players many" : "players"}
      title={t("players-title")}
    >
      <ul>
        {table.seats.value.map((seat) => (
          <Player key={seat.seat} seat={seat} state={state} table={table} ui={ui} />
        ))}
      </ul>
    </Box>
  );
}

function Player({
  seat,
  state,
  table,
  ui,
}: {
  seat: Seat;
  state: StateMessage;
  table: TableStore;
  ui: GameUi;
}) {
  const { view } = state;
  const player = view.players[seat.seat];
  if (!player) return null;
  const gold = view.scores[seat.seat]?.total ?? 0;
  const names = player.tiles.map((tile) => named("location", tile.name));
  const tiles = names.length
    ? t("player-tiles", { tiles: names.join(", ") })
    : t("player-no-tiles");
  const terrain = player.hand?.[0];
  const on = view.to_move === seat.seat ? "on" : "";
  const away = seat.kind === "person" && (!seat.online || seat.left) ? "away" : "";
  const { onPointerEnter, onPointerLeave } = ui.lights({
    kind: "hexes",
    hexes: player.settlements,
  });
  return (
    <li
      class={`player of-${seat.colour} ${on} ${away}`}
      aria-current={on ? "true" : undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <House colour={seat.colour} size={34} />
      <div class="player-who">
        <b>{nameOf(seat, !table.isHotSeat.value)}</b>
        {on && terrain && (
          <span title={t("player-turn-terrain", { terrain: onTerrain(terrain) })}>
            <TerrainArt ground={terrain} size={20} />
          </span>
        )}
      </div>
      <div class="player-tiles">
        <span class="hidden-text">{tiles}</span>
        {player.tiles.map((tile) => (
          <span
            key={tile.from}
            class={tile.ready ? "" : "spent"}
            title={named("location", tile.name)}
          >
            <TileArt name={tile.name} size={22} />
          </span>
        ))}
        {player.tiles.length < 4 && <small>{status(seat, state)}</small>}
      </div>
      <div class="player-counts">
        <span title={t("player-supply", { n: player.supply })}>
          <Glyph name="home" />
          {player.supply}
        </span>
        <span class="gold" title={t("player-gold", { n: gold })}>
          <Glyph name="coin" />
          {gold}
        </span>
      </div>
    </li>
  );
}
