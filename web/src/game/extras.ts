/** The extra actions of a seat: location tiles, bonuses, nomad tiles, and what needs no tile. */

import { has } from "../i18n";
import type { BoardData, PlayerData, StateMessage, TileData, View } from "../net/protocol";
import { actionOf, usable } from "./words";

export type ExtraState = "ready" | "used" | "new" | "busy" | "idle" | "other-turn" | "always";

export interface Extra {
  key: string;
  /** names its picture and texts */
  name: string;
  /** what follows `use` */
  action: string;
  state: ExtraState;
  /** it can be used now */
  can: boolean;
  /** where it came from */
  hexes: string[];
}

/** Tiles that nobody presses: they act by themselves, or when another seat has its turn. */
const PASSIVE: Record<string, ExtraState> = {
  canoe: "other-turn",
  crossroads: "always",
  "fountain-bonus": "always",
};

/** The extra action that is open now. */
export const openAction = (view: View): string | undefined => {
  const task = view.turn.tasks.at(-1);
  return task && actionOf(task.task);
};

/** What everybody may do without a tile. */
function common(view: View, board: BoardData | null): string[] {
  const names: string[] = [];
  if (board?.hexes.some((hex) => hex.ground === "farmland")) names.push("farmland");
  if (view.caves?.length) names.push("caves");
  return names;
}

const isUsed = (tile: TileData): boolean => !tile.new && (!tile.ready || tile.name in PASSIVE);

function tileState(tile: TileData, busy: boolean, player: PlayerData): ExtraState {
  if (busy) return "busy";
  if (tile.name === "city-hall" && player.city_hall) return "used";
  if (tile.ready) return PASSIVE[tile.name] ?? "ready";
  return tile.new ? "new" : "used";
}

/** Two tiles of a kind that has a bonus bring it; it can be used when both can. */
function bonusesOf({ tiles }: PlayerData): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { name } of tiles) {
    const pair = tiles.filter((tile) => tile.name === name);
    if (pair.length > 1 && has(`location-${name}-bonus`))
      found.set(`${name}-bonus`, pair.filter((tile) => !tile.new).length < 2);
  }
  return found;
}

export function extrasOf(
  { view, legal }: StateMessage,
  seat: number | null,
  board: BoardData | null,
): Extra[] {
  const player = seat === null ? undefined : view.players[seat];
  if (!player) return [];
  const now = usable(legal?.others ?? []);
  const spent = turnSeat(view) === seat ? (view.turn.spent ?? []) : [];
  let open = view.to_move === seat ? openAction(view) : undefined;
  const isOpen = (name: string, able = true): boolean => {
    const found = open === name && able;
    if (found) open = undefined;
    return found;
  };
  const found: Extra[] = player.tiles.map((tile, index) => ({
    key: tile.from ?? `tile ${index}`,
    name: tile.name,
    action: tile.name,
    state: tileState(tile, isOpen(tile.name, isUsed(tile)), player),
    can: tile.ready && now.includes(tile.name),
    hexes: tile.from ? [tile.from] : [],
  }));
  const loose = (name: string, key: string, idle: ExtraState): void => {
    const action = actionOf(name);
    const busy = isOpen(action);
    const can = !busy && idle !== "new" && now.includes(action);
    const done = spent.includes(action) || spent.includes(name);
    const state = busy ? "busy" : can ? "ready" : done ? "used" : (PASSIVE[name] ?? idle);
    found.push({ key, name, action, state, can, hexes: [] });
  };
  for (const [bonus, isNew] of bonusesOf(player)) loose(bonus, bonus, isNew ? "new" : "idle");
  player.nomads?.forEach((tile, index) => {
    loose(tile.name, `nomad ${index}`, tile.ready ? "idle" : "new");
  });
  for (const name of common(view, board)) loose(name, name, "idle");
  const known = new Set(found.map((extra) => extra.action));
  if (view.to_move === seat)
    for (const name of now) if (!known.has(name)) loose(name, name, "idle");
  return found;
}

const turnSeat = (view: View): number | null | undefined => view.turn_of ?? view.to_move;

/** Every name that can follow `use` in this game, for the keys. */
export const actionNames = (view: View, board: BoardData | null): string[] => [
  ...Object.values(view.locations).map((site) => site.name),
  ...common(view, board),
  ...Object.values(view.locations)
    .map((site) => `${site.name}-bonus`)
    .filter((name) => has(`location-${name}`)),
  ...view.players.flatMap((player) => (player.nomads ?? []).map((tile) => actionOf(tile.name))),
];
