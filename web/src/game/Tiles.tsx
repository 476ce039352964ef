/** My location tiles: what they do, and whether they can be used now. */

import { useMemo } from "preact/hooks";
import { named, t, told } from "../i18n";
import type { StateMessage, TileData } from "../net/protocol";
import type { TableStore } from "../state/table";
import { TileArt } from "../ui/art";
import { Box } from "../ui/kit";
import type { GameUi } from "./ui";
import { reasonText, tileLetters, usable } from "./words";

type TileState = "ready" | "used" | "new" | "busy";

const stateOf = (tile: TileData, busy: boolean): TileState =>
  busy ? "busy" : tile.ready ? "ready" : tile.new ? "new" : "used";

/** Use a tile, or say why it cannot be used. */
export async function useTile(table: TableStore, ui: GameUi, name: string): Promise<void> {
  const legal = table.state.value?.legal;
  ui.tileNote.value = null;
  if (legal && usable(legal.others).includes(name)) return table.play(`use ${name}`);
  const reason = table.acting.value === null ? null : await table.why(`use ${name}`);
  const text = reason ? reasonText(reason) : "";
  ui.tileNote.value = {
    tile: name,
    text: [told("location", name), text].filter(Boolean).join(" "),
  };
}

export function Tiles({ table, ui }: { table: TableStore; ui: GameUi }) {
  const { view, legal } = table.state.value as StateMessage;
  const seat = table.isWatching.value ? view.to_move : table.me.value;
  const tiles = seat === null ? [] : (view.players[seat]?.tiles ?? []);
  const letters = useMemo(
    () => tileLetters(Object.values(view.locations).map((site) => site.name)),
    [view.locations],
  );
  const now = usable(legal?.others ?? []);
  const by = view.to_move === seat ? view.turn.tasks.at(-1)?.by : undefined;
  const name = seat === null ? "" : (table.seats.value[seat]?.name ?? "");
  const other = table.isWatching.value || table.isHotSeat.value;
  const note = ui.tileNote.value;
  let busy = by;
  return (
    <Box class="tiles" title={other ? t("tiles-title-other", { name }) : t("tiles-title")}>
      {!tiles.length && <p class="soft">{t(other ? "tiles-none-other" : "tiles-none")}</p>}
      <div class={tiles.length <= 5 ? "tile-list roomy" : "tile-list"}>
        {tiles.map((tile) => {
          const isBusy = busy === tile.name && !tile.ready && !tile.new;
          if (isBusy) busy = undefined;
          const state = stateOf(tile, isBusy);
          const can = tile.ready && now.includes(tile.name);
          const text = told("location", tile.name);
          const title = named("location", tile.name);
          return (
            <button
              type="button"
              key={tile.from}
              class={`tile ${state} ${can ? "can" : ""}`}
              title={text}
              aria-disabled={!can}
              onClick={() => useTile(table, ui, tile.name)}
              {...ui.lights({ kind: "hexes", hexes: [tile.from] })}
            >
              <TileArt name={tile.name} />
              <span>
                <b>{title}</b>
                <small>{t(`tile-${state}`)}</small>
                <small class="tile-text">{text}</small>
              </span>
              {can && <kbd>{letters.get(tile.name)?.toUpperCase()}</kbd>}
            </button>
          );
        })}
      </div>
      {note && (
        <p class="tile-note" role="status">
          <b>{named("location", note.tile)}.</b> {note.text}
        </p>
      )}
    </Box>
  );
}
