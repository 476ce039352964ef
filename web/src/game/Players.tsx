/** Who plays: supply, tiles, gold, and whether they are there. */

import { kind, type PanelProps } from "../games";
import { named, row, t } from "../i18n";
import type { PlayerData, Seat, StateMessage } from "../net/protocol";
import { House, TerrainArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { Box } from "../ui/kit";
import { interrupts, turnOf } from "./asking";
import { Clock } from "./Clock";
import { standingOn } from "./PlayBoard";
import { Stock, stockText } from "./Stock";
import { cardName, list, nameOf, supplyOf, tileName } from "./words";
import "./Players.css";

function status(seat: Seat, state: StateMessage): string {
  const { view } = state;
  if (seat.left) return t("player-left");
  if (seat.kind === "person" && !seat.online) return t("player-away");
  if (state.table.late === seat.seat) return t("player-late");
  if (view.to_move === seat.seat) return t(interrupts(state) ? "player-asked" : "player-turn");
  if (seat.kind === "bot") {
    const id = seat.stands_in ? "player-stands-in" : "player-bot";
    return seat.level ? t(id, { level: named("level", seat.level) }) : "";
  }
  if (seat.mine) return t("player-mine");
  return t(state.table.by_turns ? "player-elsewhere" : "player-person");
}

export function Players({ table, ui }: PanelProps) {
  const state = table.state.value as StateMessage;
  return (
    <Box
      class={table.seats.value.length > 3 ? "players many" : "players"}
      title={t("players-title")}
    >
      <ul class="stack tight">
        {table.seats.value.map((seat) => (
          <Player key={seat.seat} seat={seat} state={state} table={table} ui={ui} />
        ))}
      </ul>
      {state.picture.common.map((item) => (
        <p key={item.kind} class="soft walls-left">
          {stockText(item)}
        </p>
      ))}
    </Box>
  );
}

/** Every tile a player holds, with whether it can be used. */
const held = ({ tiles = [], nomads = [], bought = [] }: PlayerData) => [
  ...tiles,
  ...nomads,
  ...bought.map((card) => ({ name: card.name, ready: !card.used && !card.new })),
];

export function HeldTiles({ player }: { player: PlayerData }) {
  const { Icon } = kind();
  return (
    <>
      {held(player).map(({ name, ready }, index) => (
        <span key={index} class={ready ? "" : "spent"} title={tileName(name)}>
          <Icon name={name} size={22} />
        </span>
      ))}
    </>
  );
}

/** The gold earned so far by what paid it. */
function goldText(player: PlayerData, gold: number): string {
  const earned = Object.entries(player.earned ?? {});
  const now = t("player-gold", { n: gold });
  if (!player.gold) return now;
  const rest = earned.reduce((all, [, n]) => all - n, player.gold);
  const parts: [string, number][] = rest ? [...earned, ["gold", rest]] : earned;
  const cards = list(parts.map(([card, n]) => `${cardName(card)} ${n}`));
  return `${now}; ${t("player-earned", { n: player.gold, cards })}`;
}

function Player({ seat, state, table, ui }: PanelProps & { seat: Seat; state: StateMessage }) {
  const { view } = state;
  const { pays } = kind();
  const player = view.players[seat.seat];
  if (!player) return null;
  const gold = view.scores[seat.seat]?.total ?? 0;
  const mine = held(player);
  const names = mine.map((tile) => tileName(tile.name));
  const tiles = names.length ? t("player-tiles", { tiles: row(names) }) : t("player-no-tiles");
  const terrain = view.turn.card ?? view.turn.terrain ?? player.hand?.[0];
  const plays = turnOf(state) === seat.seat;
  const on = view.to_move === seat.seat ? "on" : "";
  const runs = state.table.clock?.seat === seat.seat;
  const away = seat.kind === "person" && (!seat.online || seat.left) ? "away" : "";
  const { onPointerEnter, onPointerLeave } = ui.lights({
    kind: "hexes",
    hexes: [...standingOn(state.picture, table.seats.value)]
      .filter(([, piece]) => piece.seat === seat)
      .map(([hex]) => hex),
  });
  return (
    <li
      class={`player of-${seat.colour} ${on} ${away}`}
      aria-current={on ? "true" : undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <House colour={seat.kind === "open" ? "open" : seat.colour} size={34} />
      <div class="row player-who">
        <b class="cut">{nameOf(seat, !table.isHotSeat.value)}</b>
        <Clock table={table} seat={seat.seat} class="phone-only" />
        {plays && terrain && (
          <span class="pair" title={t("player-turn-terrain", { terrain })}>
            <TerrainArt ground={terrain} size={20} />
          </span>
        )}
      </div>
      <div class="wrap player-row">
        <div class="row soft player-tiles">
          <span class="hidden-text">{tiles}</span>
          <HeldTiles player={player} />
          {runs ? (
            <Clock table={table} seat={seat.seat} />
          ) : (
            mine.length < (seat.kind === "bot" && !seat.stands_in ? 1 : 3) && (
              <small class="cut">{status(seat, state)}</small>
            )
          )}
        </div>
        <Stock items={state.picture.stock[seat.seat] ?? []} colour={seat.colour} />
      </div>
      <div class="lines player-counts">
        <span class="pair" title={t("player-supply", { n: supplyOf(player) })}>
          <Glyph name="home" />
          {supplyOf(player)}
        </span>
        <span class="pair gold" title={goldText(player, gold)}>
          <Glyph name={pays === "points" ? "star" : "coin"} />
          {gold}
        </span>
      </div>
    </li>
  );
}
