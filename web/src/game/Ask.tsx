/** Whose turn it is and what is asked of them, in one sentence. */

import { useMemo } from "preact/hooks";
import type { HexMap } from "../board/geometry";
import { t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import type { TableStore } from "../state/table";
import { Button } from "../ui/kit";
import { asked, choices, choiceText } from "./words";

export function Ask({ table, map }: { table: TableStore; map: HexMap }) {
  const state = table.state.value as StateMessage;
  const acting = table.acting.value;
  const standing = table.standing.value;
  const ask = useMemo(() => asked(state, map, standing, acting), [state, map, standing, acting]);
  const mover = state.view.to_move === null ? undefined : table.seats.value[state.view.to_move];
  const options = acting === null ? [] : choices(state.legal?.others ?? []);
  const hotSeat = table.isHotSeat.value && acting !== null;
  return (
    <section
      aria-label={t("ask-label")}
      class={`box ask of-${mover?.colour ?? "blue"} ${acting === null ? "waits" : ""}`}
    >
      {hotSeat && <p class="ask-who">{mover?.name}</p>}
      <p class="ask-text">{ask.text}</p>
      {ask.detail && <small class="soft">{ask.detail}</small>}
      {ask.dots && (
        <div class="dots" role="img" aria-label={t("ask-dots", ask.dots)}>
          {Array.from({ length: ask.dots.all }, (_, i) => (
            <i key={i} class={i < (ask.dots?.done ?? 0) ? "done" : ""} />
          ))}
        </div>
      )}
      {options.length > 0 && (
        <div class="choices">
          {options.map((arg, index) => (
            <Button key={arg} onClick={() => table.play(`choose ${arg}`)}>
              <kbd>{index + 1}</kbd> {choiceText(arg)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
