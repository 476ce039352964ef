/** My extra actions: what they do, and whether they can be used now. */

import { useMemo, useRef } from "preact/hooks";
import { turnOf } from "../../game/asking";
import type { GameUi } from "../../game/ui";
import { reasonText, tileLetters, tileName, tileText, usable } from "../../game/words";
import { t } from "../../i18n";
import type { StateMessage } from "../../net/protocol";
import { RuleLink, WhatIs } from "../../rules/WhatIs";
import type { TableStore } from "../../state/table";
import { holds } from "../../ui/hold";
import { Box } from "../../ui/kit";
import type { PanelProps } from "..";
import { ActionArt } from "./ActionArt";
import { actionNames, type Extra, extrasOf } from "./extras";
import "./Tiles.css";

/** Use a tile, or say why it can't be used. */
export async function useTile(
  table: TableStore,
  ui: GameUi,
  action: string,
  name = action,
): Promise<void> {
  const legal = table.state.value?.legal;
  ui.tileNote.value = null;
  if (legal && usable(legal.others).includes(action)) {
    ui.spot.value = null; // what it can be used on is lit now
    return table.play(`use ${action}`);
  }
  const reason = table.acting.value === null ? null : await table.why(`use ${action}`);
  const text = [tileText(name), reason ? reasonText(reason) : ""].filter(Boolean).join(" ");
  ui.tileNote.value = { tile: name, text, rule: reason?.rule ?? "" };
}

export function lettersOf(table: TableStore): Map<string, string> {
  const state = table.state.value;
  return state ? tileLetters(actionNames(state)) : new Map();
}

export function pressed({ table, ui }: PanelProps, key: string): boolean {
  const action = [...lettersOf(table)].find(([, letter]) => letter === key)?.[0];
  const mine = extrasOf(table.state.value as StateMessage, table.me.value);
  const same = mine.filter((extra) => extra.action === action);
  const extra = same.find((one) => one.can) ?? same[0];
  if (extra) void useTile(table, ui, extra.action, extra.name);
  return !!extra;
}

export function Tiles({ table, ui }: PanelProps) {
  const state = table.state.value as StateMessage;
  const seat = table.isWatching.value ? turnOf(state) : table.me.value;
  const extras = useMemo(() => extrasOf(state, seat), [state, seat]);
  const letters = useMemo(() => lettersOf(table), [state, table]);
  const name = seat === null ? "" : (table.seats.value[seat]?.name ?? "");
  const other = table.isWatching.value || table.isHotSeat.value;
  const note = ui.tileNote.value;
  if (table.isWatching.value && !extras.length) return null;
  return (
    <Box class="tiles" title={other ? t("tiles-title-other", { name }) : t("tiles-title")}>
      {!extras.length && <p class="soft">{t(other ? "tiles-none-other" : "tiles-none")}</p>}
      <div class={extras.length <= 3 ? "tile-list roomy" : "tile-list"}>
        {extras.map((extra, index) => (
          <Tile
            key={extra.hexes[0] ?? `${extra.name} ${index}`}
            extra={extra}
            letter={letters.get(extra.action)}
            look={ui.pointsAt(extra.name)}
            lights={extra.state === "busy" ? {} : ui.lights({ kind: "hexes", hexes: extra.hexes })}
            onUse={() => useTile(table, ui, extra.action, extra.name)}
            onAsk={() => (ui.tileNote.value = { tile: extra.name, text: tileText(extra.name) })}
          />
        ))}
      </div>
      {note && (
        <p class="tile-note" role="status">
          <b>{tileName(note.tile)}.</b> {note.text}{" "}
          <WhatIs about={`location-${note.tile}`} name={tileName(note.tile)} />{" "}
          <RuleLink rule={note.rule} />
        </p>
      )}
    </Box>
  );
}

function Tile(props: {
  extra: Extra;
  letter: string | undefined;
  look: string;
  lights: Partial<ReturnType<GameUi["lights"]>>;
  onUse: () => void;
  onAsk: () => void;
}) {
  const { extra, letter } = props;
  const ask = useRef(props.onAsk);
  ask.current = props.onAsk;
  const hold = useMemo(() => holds(() => ask.current()), []);
  const text = tileText(extra.name);
  return (
    <div class="with-what">
      <button
        type="button"
        class={`plate row tile ${extra.state} ${extra.can ? "can" : ""} ${props.look}`}
        title={text}
        aria-disabled={!extra.can}
        onClick={props.onUse}
        {...props.lights}
        {...hold}
      >
        <ActionArt name={extra.name} />
        <span class="lines">
          <b>{tileName(extra.name)}</b>
          <small>{t(`tile-${extra.state}`)}</small>
          <small class="tile-text">{text}</small>
        </span>
        {extra.can && <kbd>{letter?.toUpperCase()}</kbd>}
      </button>
      <WhatIs about={`location-${extra.name}`} name={tileName(extra.name)} />
    </div>
  );
}
