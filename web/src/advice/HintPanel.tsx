/** The hint: the best few turns, each shown on the board, and why. */

import { useSignalEffect } from "@preact/signals";
import type { GameUi } from "../game/ui";
import { t } from "../i18n";
import type { TableStore } from "../state/table";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton } from "../ui/kit";
import { isDone, next, rest } from "./hint";
import { closeHint } from "./load";
import { Suggested, TurnPicker } from "./Suggested";

export function HintPanel({ table, ui }: { table: TableStore; ui: GameUi }) {
  const hint = ui.hint.value;
  // It holds as long as the player follows it.
  useSignalEffect(() => {
    const now = ui.hint.value;
    if (now && isDone(table, now)) ui.hint.value = null;
  });
  useSignalEffect(() => {
    const now = ui.hint.value;
    const action = now && next(table, now);
    if (action) table.play(action);
  });
  if (!hint) return null;
  const turn = hint.kind === "shown" ? hint.turns[hint.pick] : undefined;
  return (
    <section class="box lines hint-panel" aria-label={t("hint")}>
      <div class="row gold hint-head">
        <Glyph name="hint" />
        <h2 class="grow title">{t("hint")}</h2>
        <IconButton
          glyph="close"
          class="quiet"
          label={t("hint-close")}
          onClick={() => closeHint(table, ui)}
        />
      </div>
      <div aria-live="polite" tabIndex={0} role="group" aria-label={t("hint")}>
        {hint.kind === "thinking" && (
          <p class="row">
            <i class="spinner" /> {t("hint-thinking")}
          </p>
        )}
        {turn && hint.kind === "shown" && (
          <>
            {!hint.complete && <p class="soft">{t("hint-uncertain")}</p>}
            <Suggested
              turns={hint.turns}
              turn={turn}
              left={rest(table, hint) ?? []}
              seats={table.seats.value}
              alone={table.mine.value.length === 1}
            />
          </>
        )}
      </div>
      {hint.kind === "shown" && (
        <>
          <TurnPicker
            turns={hint.turns}
            pick={hint.pick}
            onPick={(pick) => {
              ui.hint.value = { ...hint, pick, plays_on: false };
            }}
          />
          <Button
            wide
            title={t("hint-play-text")}
            disabled={hint.plays_on || table.busy.value}
            onClick={() => {
              ui.hint.value = { ...hint, plays_on: true };
            }}
          >
            <Glyph name="play" /> {t("hint-play")}
          </Button>
        </>
      )}
    </section>
  );
}
