/** The board of a running game: what may be done where, and what happens on a click. */

import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { advice } from "../advice/load";
import { Board } from "../board/Board";
import type { HexMap } from "../board/geometry";
import { pieces } from "../board/Pieces";
import { gameOf, kind } from "../games";
import { language, named, row, t } from "../i18n";
import type { HexData, Legal, Picture, Seat, StateMessage } from "../net/protocol";
import { since, traces } from "../recap/since";
import { lastHexes } from "../state/entries";
import { prefs } from "../state/prefs";
import type { TableStore } from "../state/table";
import { besideWords } from "./beside";
import { Brings, Details, pieceLabel, siteLabel, Which, Why } from "./labels";
import { Spoken } from "./Spoken";
import { type GameUi, wish } from "./ui";
import { describeHex, previewText, type Standing } from "./words";

const READ_MS = 500;

export function verbsByHex(legal: Legal | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [verb, hexes] of Object.entries(legal?.hexes ?? {}))
    for (const hex of hexes) found.set(hex, [...(found.get(hex) ?? []), verb]);
  return found;
}

/** Where several of the verbs of a switch are possible, only the selected one. */
export function wished(
  verbs: Map<string, string[]>,
  now: string,
  oneOf: readonly string[] = kind().oneOf,
): Map<string, string[]> {
  const chosen = oneOf.includes(now) ? now : oneOf[0];
  const keeps = (some: string[]) => (verb: string) =>
    verb === chosen || !oneOf.includes(verb) || !oneOf.every((one) => some.includes(one));
  return new Map([...verbs].map(([hex, some]) => [hex, some.filter(keeps(some))]));
}

/** The verb to ask about when a hex can't be acted on. */
export function askedVerb(state: StateMessage): string {
  const { legal, view } = state;
  const verbs = Object.keys(legal?.hexes ?? {});
  if (verbs[0]) return verbs[0];
  const { kind } = view.asks;
  if (kind === "step") return "put";
  return kind === "take" || kind === "put" ? kind : "build";
}

export const standingOn = (picture: Picture, seats: Seat[]): Map<string, Standing> =>
  new Map(
    pieces(picture).flatMap(({ kind, seat, beside, hex, hexes = [hex] }) => {
      const standing = { seat: seats[seat ?? -1], kind };
      return beside ? [] : hexes.map((one): [string, Standing] => [one, standing]);
    }),
  );

export function PlayBoard({ table, ui, map }: { table: TableStore; ui: GameUi; map: HexMap }) {
  const state = table.state.value as StateMessage;
  const running = ui.rerun.shown.value;
  const { view } = state;
  const { picture } = running?.state ?? state;
  const legal = running ? null : state.legal;
  const seats = table.seats.value;
  const acting = table.acting.value;
  const standing = table.standing.value;
  const now = wish.value;
  const verbs = useMemo(() => wished(verbsByHex(legal), now), [legal, now]);
  const me = table.me.value;
  const shown = running?.step ?? Number.POSITIVE_INFINITY;
  const marked = useMemo(() => {
    if (me === null) {
      const { hexes, seat } = lastHexes(standing);
      return hexes.map((hex) => ({ hex, seat }));
    }
    const { plays, fresh } = since(standing, me);
    return fresh ? traces(plays.filter(({ step = 0 }) => step <= shown)) : [];
  }, [standing, me, shown]);
  const stands = useMemo(() => standingOn(picture, seats), [picture, seats]);
  const beside = useMemo(
    () => besideWords(map, picture, stands),
    [map, picture, stands, language.value],
  );
  const hint = ui.hint.value;
  const Advice = hint && advice.value;
  const way = Advice ? (Advice.rest(table, hint) ?? []) : [];
  const lifted = view.turn.tasks.at(-1)?.lifted ?? null;

  // What the aimed-at hex and those next to it would bring: the next step finds its answer there.
  useSignalEffect(() => {
    const aimed = map.byName.get(ui.aim.value ?? "");
    const can = verbsByHex(table.state.value?.legal ?? null);
    const near = aimed ? [aimed, ...map.around(aimed)] : [];
    table.preview(
      near.flatMap(({ name }) => can.get(name)?.map((verb) => `${verb} ${name}`) ?? []),
    );
  });

  // A note has been read once the pointer rests on another hex; on the way to its rule it stays.
  useSignalEffect(() => {
    if (!ui.aim.value) return;
    const timer = setTimeout(() => {
      if (ui.bubble.peek()?.hex !== ui.aim.peek()) ui.bubble.value = null;
    }, READ_MS);
    return () => clearTimeout(timer);
  });

  const act = (verb: string, hex: string): void => {
    ui.bubble.value = null;
    ui.aim.value = null;
    wish.value = "";
    table.play(`${verb} ${hex}`);
  };

  const onPick = async (hex: string, byKey = false): Promise<void> => {
    const can = verbs.get(hex) ?? [];
    ui.spot.value = null;
    ui.rerun.stop();
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

  const words = useMemo(
    () =>
      new Map(
        map.board.hexes.map((hex) => {
          const can = verbs.get(hex.name);
          return [hex.name, describeHex(hex, picture, stands.get(hex.name), can)];
        }),
      ),
    [map, picture, stands, verbs, language.value],
  );
  const describe = (hex: HexData): string => {
    const previews = table.previews.value;
    const can = verbs.get(hex.name) ?? [];
    const brought = can.map((verb) => previewText(previews[`${verb} ${hex.name}`], verb));
    return row([words.get(hex.name) ?? "", ...brought, beside(hex)].filter(Boolean));
  };

  const brings = (hex: string): ComponentChildren => {
    const verb = verbs.get(hex)?.[0];
    const preview = table.previews.value[`${verb} ${hex}`];
    return verb && preview && <Brings verb={verb} preview={preview} piece={stands.get(hex)} />;
  };
  const about = (hex: string): ComponentChildren => {
    const ground = map.byName.get(hex)?.ground ?? "";
    return siteLabel(picture, hex, ground) ?? pieceLabel(stands.get(hex), !table.isHotSeat.value);
  };
  const label = (hex: string): ComponentChildren => (verbs.has(hex) ? brings(hex) : about(hex));

  const onHold = async (hex: string): Promise<void> => {
    const ground = named("terrain", map.byName.get(hex)?.ground ?? "");
    const reason =
      acting === null || verbs.has(hex) ? null : await table.why(`${askedVerb(state)} ${hex}`);
    ui.aim.value = null;
    ui.bubble.value = {
      hex,
      content: (
        <Details
          title={t("hex-name", { name: hex, ground })}
          about={about(hex)}
          then={reason ? <Why reason={reason} seats={seats} /> : brings(hex)}
        />
      ),
    };
  };

  const board = (
    <Board
      map={map}
      picture={picture}
      look={gameOf(view.game).look}
      seats={seats}
      aim={ui.aim}
      legal={verbs}
      lit={ui.lit.value}
      traces={marked}
      colour={acting === null ? null : (seats[acting]?.colour ?? null)}
      lifted={lifted}
      describe={describe}
      label={label}
      bubble={ui.bubble.value}
      onPick={onPick}
      onHold={onHold}
      onDismiss={() => {
        ui.bubble.value = null;
        ui.spot.value = null;
      }}
      coordinates={prefs.value.coordinates}
      overlay={(drawn) => Advice && <Advice.Way map={drawn} actions={way} />}
    />
  );
  return (
    <>
      {board}
      <Spoken table={table} ui={ui} map={map} verbs={verbs} />
    </>
  );
}
