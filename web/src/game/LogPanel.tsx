/** What has happened, in words, the newest first; a line under the pointer lights up its hexes. */

import { useMemo } from "preact/hooks";
import { language, markup, t } from "../i18n";
import type { TableStore } from "../state/table";
import { Box } from "../ui/kit";
import { logLines } from "./log";
import type { GameUi } from "./ui";
import "./LogPanel.css";

export function LogList({ table, ui }: { table: TableStore; ui: GameUi }) {
  const standing = table.standing.value;
  const seats = table.seats.value;
  const alone = !table.isHotSeat.value;
  const lines = useMemo(
    () => logLines(standing, seats, alone).reverse(),
    [standing, seats, alone, language.value],
  );
  if (!lines.length) return <p class="soft">{t("log-empty")}</p>;
  return (
    <ol class="log-lines">
      {lines.map((line) => {
        const colour = line.seat === null ? "none" : (seats[line.seat]?.colour ?? "none");
        const name = `log-line of-${colour} ${line.closes ? "closes" : ""}`;
        return (
          <li key={line.key} class={name}>
            {line.hexes.length ? (
              <button
                type="button"
                {...ui.lights({ kind: "hexes", hexes: line.hexes })}
                onClick={() => {
                  ui.panel.value = null;
                  ui.flash({ kind: "hexes", hexes: line.hexes });
                }}
              >
                {markup(line.text)}
              </button>
            ) : (
              <p>{markup(line.text)}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function LogPanel({ table, ui }: { table: TableStore; ui: GameUi }) {
  return (
    <Box class="lines log" title={t("log-title")}>
      <div class="log-scroll" tabIndex={0}>
        <LogList table={table} ui={ui} />
      </div>
    </Box>
  );
}
