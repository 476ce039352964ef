/** Since my turn: what the others did, player by player. On a phone also what has just happened. */

import { useMemo } from "preact/hooks";
import { turnOf } from "../game/asking";
import { logLines } from "../game/log";
import type { GameUi } from "../game/ui";
import { nameOf } from "../game/words";
import { language, markup, t } from "../i18n";
import type { Seat, StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { House, TerrainArt } from "../ui/art";
import { IconButton } from "../ui/kit";
import { type Deeds, deedsOf, since } from "./since";
import { deedWords } from "./words";
import "./recap.css";

/** What others did on other screens, all through my turn: whatever is shown stays where it is. */
export function recapOf(table: TableStore): Deeds[] {
  const state = table.state.value as StateMessage;
  const seat = table.acting.value;
  const hexes = table.board.value?.hexes ?? [];
  if (seat === null || turnOf(state) !== seat || table.isLesson) return [];
  const { plays } = since(table.standing.value, seat);
  const elsewhere = plays.filter(
    (entry) => entry.seat === seat || !table.seats.value[entry.seat ?? -1]?.mine,
  );
  const grounds = new Map(hexes.map((hex) => [hex.name, hex.ground]));
  return deedsOf(elsewhere, (hex) => grounds.get(hex) ?? "");
}

export function News({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  const standing = table.standing.value;
  const seats = table.seats.value;
  const alone = !table.isHotSeat.value;
  const deeds = useMemo(() => recapOf(table), [state, standing, table]);
  const line = useMemo(
    () => logLines(standing.slice(-12), seats, alone).at(-1),
    [standing, seats, alone, language.value],
  );
  const running = ui.rerun.shown.value;
  const now = running?.state.view.to_move;
  return (
    <section class={`box news ${deeds.length ? "" : "idle"}`} aria-label={t("recap-label")}>
      {deeds.length > 0 && (
        <IconButton
          class="quiet"
          glyph={running ? "pause" : "play"}
          label={t(running ? "recap-stop" : "recap-replay")}
          aria-keyshortcuts={t("recap-key")}
          onClick={() => ui.rerun.toggle()}
        />
      )}
      <div class="news-text" tabIndex={0} role="group" aria-label={t("recap-label")}>
        {deeds.length > 0 ? (
          <>
            <h2 class="heading">
              {t("recap-title")} <kbd>{t("recap-key")}</kbd>
            </h2>
            <ul>
              {deeds.map((one) => (
                <Did
                  key={one.seat}
                  deeds={one}
                  seat={seats[one.seat]}
                  alone={alone}
                  now={running !== null && now === one.seat}
                />
              ))}
            </ul>
          </>
        ) : (
          <p class="soft">{line ? markup(line.text) : t("log-empty")}</p>
        )}
      </div>
      <IconButton
        class="quiet phone-only"
        glyph="log"
        label={t("log-title")}
        onClick={() => (ui.panel.value = "log")}
      />
    </section>
  );
}

interface DidProps {
  deeds: Deeds;
  seat: Seat | undefined;
  alone: boolean;
  /** whether it is shown again just now */
  now: boolean;
}

function Did({ deeds, seat, alone, now }: DidProps) {
  return (
    <li class={`of-${seat?.colour ?? "none"}`} aria-current={now ? "step" : undefined}>
      <House colour={seat?.colour ?? null} size={18} />
      <b>{nameOf(seat, alone)}</b>
      {deeds.played.map((ground) => (
        <TerrainArt key={ground} ground={ground} size={18} />
      ))}
      <span>{markup(deedWords(deeds))}</span>
    </li>
  );
}
