/** The board of a running game: what may be done where, and what happens on a click. */

import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { advice } from "../advice/load";
import { Board } from "../board/Board";
import type { HexMap } from "../board/geometry";
import { t } from "../i18n";
import type { HexData, Legal, Seat, StateMessage, View } from "../net/protocol";
import { lastHexes } from "../state/entries";
import { prefs } from "../state/prefs";
import type { TableStore } from "../state/table";
import { Brings, pieceLabel, siteLabel, Which, Why } from "./labels";
import { fortMode, type GameUi } from "./ui";
import { describeHex, previewText, type Standing } from "./words";

export function verbsByHex(legal: Legal | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [verb, hexes] of Object.entries(legal?.hexes ?? {}))
    for (const hex of hexes) found.set(hex, [...(found.get(hex) ?? []), verb]);
  return found;
}

/** Where a house or a fort could be built, only the one that is wished for. */
export function wished(verbs: Map<string, string[]>, fort: boolean): Map<string, string[]> {
  const other = fort ? "build" : "fort";
  const both = ([, some]: [string, string[]]): boolean =>
    some.includes("build") && some.includes("fort");
  return new Map(
    [...verbs].map((one) => (both(one) ? [one[0], one[1].filter((verb) => verb !== other)] : one)),
  );
}

/** The verb to ask about when a hex cannot be acted on. */
function askedVerb(state: StateMessage): string {
  const { legal, view } = state;
  const verbs = Object.keys(legal?.hexes ?? {});
  if (verbs[0]) return verbs[0];
  const { kind } = view.asks;
  if (kind === "step") return "put";
  return kind === "take" || kind === "put" ? kind : "build";
}

/** What stands where. */
export function standingOn(view: View, seats: Seat[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  view.players.forEach((player, seat) => {
    for (const hex of player.settlements) found.set(hex, { seat: seats[seat], kind: "settlement" });
    for (const hex of player.forts ?? []) found.set(hex, { seat: seats[seat], kind: "fort" });
    for (const piece of player.pieces ?? [])
      for (const hex of piece.hexes ?? [piece.hex])
        found.set(hex, { seat: seats[seat], kind: piece.kind });
  });
  return found;
}

export function PlayBoard({ table, ui, map }: { table: TableStore; ui: GameUi; map: HexMap }) {
  const state = table.state.value as StateMessage;
  const { view, legal } = state;
  const seats = table.seats.value;
  const acting = table.acting.value;
  const standing = table.standing.value;
  const fort = fortMode.value;
  const verbs = useMemo(() => wished(verbsByHex(legal), fort), [legal, fort]);
  const last = useMemo(() => lastHexes(standing), [standing]);
  const pieces = useMemo(() => standingOn(view, seats), [view, seats]);
  const hint = ui.hint.value;
  const Advice = hint && advice.value;
  const way = Advice ? (Advice.rest(table, hint) ?? []) : [];
  const lifted = view.turn.tasks.at(-1)?.lifted ?? null;

  // What the aimed hex would bring, and those beside it: the next step finds its answer there.
  useSignalEffect(() => {
    const aimed = map.byName.get(ui.aim.value ?? "");
    const can = verbsByHex(table.state.value?.legal ?? null);
    const near = aimed ? [aimed, ...map.around(aimed)] : [];
    table.preview(
      near.flatMap(({ name }) => can.get(name)?.map((verb) => `${verb} ${name}`) ?? []),
    );
  });

  const act = (verb: string, hex: string): void => {
    ui.bubble.value = null;
    ui.aim.value = null;
    fortMode.value = false;
    table.play(`${verb} ${hex}`);
  };

  const onPick = async (hex: string, byKey = false): Promise<void> => {
    const can = verbs.get(hex) ?? [];
    ui.spot.value = null;
    if (can.length === 1 && can[0]) return act(can[0], hex);
    if (can.length > 1) {
      ui.bubble.value = { hex, content: <Which verbs={can} onPick={(verb) => act(verb, hex)} /> };
      return;
    }
    if (acting === null) {
      const mover = view.to_move === null ? undefined : seats[view.to_move];
      if (mover)
        ui.bubble.value = { hex, content: <p>{t("not-your-turn", { name: mover.name })}</p> };
      return;
    }
    if (byKey && !verbs.size && legal?.others.length === 1 && legal.others[0] === "end") {
      table.play("end");
      return;
    }
    const reason = await table.why(`${askedVerb(state)} ${hex}`);
    if (reason) ui.bubble.value = { hex, content: <Why reason={reason} seats={seats} /> };
  };

  const describe = (hex: HexData): string => {
    const can = verbs.get(hex.name);
    const previews = table.previews.value;
    const preview =
      can?.map((verb) => previewText(previews[`${verb} ${hex.name}`])).join(", ") ?? "";
    return describeHex(hex, state, pieces.get(hex.name), can, preview);
  };

  const label = (hex: string): ComponentChildren => {
    const verb = verbs.get(hex)?.[0];
    if (verb) {
      const preview = table.previews.value[`${verb} ${hex}`];
      return preview && <Brings verb={verb} preview={preview} piece={pieces.get(hex)} />;
    }
    const ground = map.byName.get(hex)?.ground ?? "";
    return siteLabel(view, hex, ground) ?? pieceLabel(pieces.get(hex), !table.isHotSeat.value);
  };

  return (
    <Board
      map={map}
      view={view}
      seats={seats}
      aim={ui.aim}
      legal={verbs}
      lit={ui.lit.value}
      last={acting !== null && last.seat === acting ? { hexes: [], seat: null } : last}
      colour={acting === null ? null : (seats[acting]?.colour ?? null)}
      lifted={lifted}
      describe={describe}
      label={label}
      bubble={ui.bubble.value}
      onPick={onPick}
      onDismiss={() => {
        ui.bubble.value = null;
        ui.spot.value = null;
      }}
      coordinates={prefs.value.coordinates}
      overlay={(drawn) => Advice && <Advice.Way map={drawn} actions={way} />}
    />
  );
}
