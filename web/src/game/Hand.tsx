/** The terrain card: mine, or the one being played when I only watch. */

import { named, t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { terrainId } from "../ui/art";
import { Box } from "../ui/kit";
import { covers } from "./HotSeatCover";
import type { GameUi } from "./ui";

/** A drawn card; without a terrain its back. */
export function TerrainCard({ terrain }: { terrain: string | null }) {
  return (
    <svg class="terrain-card" viewBox="0 0 86 116" aria-hidden="true">
      <rect class="card-paper" x="1" y="1" width="84" height="114" rx="9" />
      <rect class="card-frame" x="6" y="6" width="74" height="104" rx="5" />
      {terrain ? (
        <>
          <use href={`#${terrainId(terrain, 0, 0)}`} x="11" y="24" width="64" height="64" />
          <path class="hex-rim" d="M43 24l27.7 16v32L43 88 15.3 72V40z" />
          <text x="43" y="103">
            {named("terrain", terrain)}
          </text>
        </>
      ) : (
        <g class="card-back">
          <path d="M43 24l27.7 16v32L43 88 15.3 72V40z" />
          <path d="M29 70V54l14-14 14 14v16z" />
          <path d="M24 58l19-19 19 19" />
        </g>
      )}
    </svg>
  );
}

export function Hand({ table, ui }: { table: TableStore; ui: GameUi }) {
  const { view } = table.state.value as StateMessage;
  const seat = table.isWatching.value ? view.to_move : table.me.value;
  const player = seat === null ? undefined : view.players[seat];
  const hidden = covers(table, ui) || !player?.hand;
  const cards = hidden ? [] : (player?.hand ?? []);
  const name = seat === null ? "" : (table.seats.value[seat]?.name ?? "");
  const other = table.isWatching.value || table.isHotSeat.value;
  return (
    <Box class="hand" title={other ? t("hand-title-other", { name }) : t("hand-title")}>
      <div class="hand-row">
        <div class="hand-cards">
          {hidden && <TerrainCard terrain={null} />}
          {cards.map((terrain) => (
            <TerrainCard key={terrain} terrain={terrain} />
          ))}
        </div>
        <div class="hand-text">
          <b>
            {hidden
              ? t("hand-hidden")
              : cards.length
                ? cards.map((terrain) => named("terrain", terrain)).join(", ")
                : t("hand-none")}
          </b>
          <small class="soft long">{t("hand-deck", { n: view.deck_size })}</small>
          <small class="soft short" title={t("hand-deck", { n: view.deck_size })}>
            {t("hand-deck-short", { n: view.deck_size })}
          </small>
        </div>
      </div>
    </Box>
  );
}
