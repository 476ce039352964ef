/** What is asked, in one sentence, and the choices there are. */

import type { HexMap } from "../board/geometry";
import { kind } from "../games";
import { type Args, has, t } from "../i18n";
import type { Ask, Entry, StateMessage, TurnData } from "../net/protocol";
import { builtThisTurn } from "../state/entries";
import { actionOf, choices, either, tileName } from "./words";

export interface Asked {
  text: string;
  detail: string;
  /** settlements of the mandatory action: built, and in all */
  dots: { done: number; all: number } | null;
}

/** Whose turn it is: not always the one who decides. */
export const turnOf = ({ view }: StateMessage): number | null =>
  view.turn_of ?? view.turn.seat ?? view.to_move;

/** Whether somebody is asked in the middle of another's turn. */
export const interrupts = ({ view }: StateMessage): boolean =>
  view.to_move !== null && view.turn.seat !== undefined && !view.silo_step;

/** What the button does that says `end` to the server. */
export function endText({ kind }: Ask): string {
  if (kind === "interrupt") return t("end-decline");
  if (kind === "silo") return t("end-silo");
  return t(endsTurn({ kind }) ? "end-turn" : "end-done");
}

/** Whether `end` ends the turn; else it finishes or declines an action. */
export const endsTurn = ({ kind }: Ask): boolean =>
  kind === "end" || kind === "mandatory" || kind === "purchase";

export function asked(
  state: StateMessage,
  map: HexMap,
  standing: Entry[],
  acting: number | null,
): Asked {
  const { view, legal, table } = state;
  const { asks, turn } = view;
  const own = kind().asked;
  if (own && table.begun && !view.over) return own(state, map, acting);
  const details: string[] = [];
  const hexes = legal ? Object.values(legal.hexes).flat() : [];
  const dots = table.begun ? progress(state, standing) : null;
  let text = "";
  if (asks.kind === "over") text = t("ask-over");
  else if (!table.begun) text = t("ask-open");
  else if (acting === null) {
    text = waiting(state);
    const turnIsMine = interrupts(state) && table.seats[turn.seat ?? -1]?.mine;
    if (turnIsMine) details.push(t("ask-detail-goes-on"));
    if (!table.seats.some((seat) => seat.mine)) details.push(t("ask-detail-watching"));
  } else {
    text = wanted(state, map, hexes, acting);
    if (asks.kind === "interrupt") {
      const name = table.seats[turn.seat ?? -1]?.name ?? "";
      details.push(t(interrupts(state) ? "ask-detail-interrupt" : "ask-detail-goes-on", { name }));
    }
    if (asks.kind === "mandatory" && dots)
      details.push(t("ask-detail-mandatory", { ...dots, n: hexes.length }));
    else {
      if (asks.left && asks.left > 1 && countsDown(state))
        details.push(t("ask-detail-left", { n: asks.left }));
      if (hexes.length) details.push(t("ask-detail-hexes", { n: hexes.length }));
    }
    if (turn.free) details.push(t("ask-detail-free"));
    if (asks.kind === "mandatory" && dueOf(turn)) details.push(dueText(turn));
  }
  if (view.last_round && !view.over) details.push(t("ask-detail-last-round"));
  return { text, detail: details.join(" · "), dots };
}

/** Whether what is left of an action is worth saying. */
function countsDown({ view, legal }: StateMessage): boolean {
  const { kind, by } = view.asks;
  if (kind === "place") return by === "scout-cabin" || !!legal?.hexes.put?.length;
  return kind !== "choose-terrain";
}

/** The settlements of the terrain card, as long as they are what the turn is about. */
function progress(state: StateMessage, standing: Entry[]): Asked["dots"] {
  const { view } = state;
  const isOther = view.over || view.silo_step || view.asks.kind === "choose-terrain";
  if (isOther || interrupts(state)) return null;
  const done = builtThisTurn(standing);
  const all = done + view.turn.left + dueOf(view.turn);
  return all ? { done, all } : null;
}

/** What the temple brings back in this turn. */
const dueOf = ({ due = 0, due_pieces: pieces = [] }: TurnData): number => due + pieces.length;

/** The pieces are built last; then it matters which it is. */
function dueText(turn: TurnData): string {
  const piece = turn.left || turn.due ? undefined : turn.due_pieces?.[0];
  return piece ? t("ask-due-piece", { piece }) : t("ask-due", { n: dueOf(turn) });
}

function waiting({ view, table }: StateMessage): string {
  const { asks } = view;
  const name = (view.to_move === null ? undefined : table.seats[view.to_move])?.name ?? "";
  const args: Args = { name, tile: asks.by ?? "", terrain_or: terrains(asks) };
  if (asks.kind === "mandatory" && asks.terrain) return t("ask-waiting-mandatory", args);
  return t(either(`ask-waiting-${asks.kind}`, asks.by ? "ask-waiting-by" : "ask-waiting"), args);
}

function wanted(state: StateMessage, map: HexMap, hexes: string[], acting: number): string {
  const { view, legal } = state;
  const { asks } = view;
  const terrain_or = terrains(asks);
  if (asks.kind === "mandatory") {
    const mine = view.players[acting];
    const own = mine?.pieces?.flatMap((one) => one.hexes ?? [one.hex]) ?? mine?.settlements ?? [];
    const near = own.length > 0 && map.allTouch(hexes, [...own, ...(view.scouts ?? [])]);
    return t(near ? "ask-mandatory-near" : "ask-mandatory-free", { terrain_or });
  }
  if (asks.kind === "end") {
    const more = legal?.others.some((action) => action !== "end");
    return t(more ? "ask-end-tiles" : "ask-end");
  }
  const by = asks.by ?? "";
  const verb = ["put", "build", "take"].find((one) => legal?.hexes[one]?.length) ?? asks.kind;
  const name = actionOf(by);
  const id = either(`ask-${verb}-${name}`, `ask-${asks.kind}-${name}`, `ask-${asks.kind}`);
  const args = {
    tile: by,
    terrain_or,
    victim: victim(state, hexes),
    lifts: legal?.hexes.take?.length ?? 0,
    choices: choices(legal?.others ?? []).length,
    piece: view.setup.options.pieces_move_as_settlements ? "any" : "settlement",
  };
  return t(has(id) ? id : "ask-other", args);
}

/** The terrain that is asked for; a card may leave two. */
const terrains = ({ terrain }: Ask): string[] =>
  typeof terrain === "string" ? [terrain] : (terrain ?? []);

/** Whose pieces the hexes hold. */
function victim({ view, table }: StateMessage, hexes: string[]): string {
  const seat = view.players.findIndex((player) =>
    player.settlements.some((hex) => hexes.includes(hex)),
  );
  return table.seats[seat]?.name ?? "";
}

const ROW = /^(i\.)?(\d+)$/;

/** What a choice is called; `terrain` where it is one. */
export function choiceText(arg: string, asks: Ask): string {
  const row = ROW.exec(arg);
  if (row) return t(row[1] ? "choice-row-island" : "choice-row", { row: row[2] ?? "" });
  const id = `choice-${arg}`;
  if (asks.kind !== "choose-terrain" && arg === "swamp") return t("terrain-swamp");
  if (has(id)) return t(id);
  return has(`terrain-${arg}`) && isTerrain(asks) ? t(`terrain-${arg}`) : tileName(arg);
}

/** Whether it is terrains that one chooses between. */
export const isTerrain = ({ kind, by }: Ask): boolean =>
  kind === "choose-terrain" || by === "donation";
