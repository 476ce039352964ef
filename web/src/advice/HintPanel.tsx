/** The hint: the best few turns, each shown on the board, and why. */

import { useSignalEffect } from "@preact/signals";
import type { GameUi } from "../game/ui";
import { kind } from "../games";
import { percent, t } from "../i18n";
import type { Suggestion } from "../net/protocol.gen";
import type { TableStore } from "../state/table";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton } from "../ui/kit";
import { Facts } from "./Facts";
import { isDone, next, rest } from "./hint";
import { closeHint } from "./load";
import { Turn } from "./Turn";
import { shownWin } from "./words";

interface ShownProps {
  table: TableStore;
  turns: Suggestion[];
  turn: Suggestion;
  left: string[];
}

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
            <Shown table={table} turns={hint.turns} turn={turn} left={rest(table, hint) ?? []} />
          </>
        )}
      </div>
      {hint.kind === "shown" && (
        <>
          {hint.turns.length > 1 && (
            <div class="segments hint-turns" role="group" aria-label={t("hint-turns")}>
              {hint.turns.map((one, pick) => (
                <button
                  type="button"
                  class="lines"
                  key={pick}
                  aria-pressed={pick === hint.pick}
                  onClick={() => {
                    ui.hint.value = { ...hint, pick, plays_on: false };
                  }}
                >
                  <span>
                    {pick && one.as_good ? t("hint-turn-as-good") : t("hint-turn", { n: pick + 1 })}
                  </span>
                  <b>{percent(shownWin(hint.turns, one))}</b>
                </button>
              ))}
            </div>
          )}
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

function Shown({ table, turns, turn, left }: ShownProps) {
  const seats = table.seats.value;
  return (
    <>
      <p class="wrap hint-sum">
        <b>{percent(shownWin(turns, turn))}</b> {t("hint-win")}
        <span class="soft">{t(`hint-${kind().pays}`, { gold: Math.round(turn.gold) })}</span>
      </p>
      {turn.as_good && turn !== turns[0] && <p class="soft">{t("hint-as-good")}</p>}
      <Turn actions={left} />
      {!turn.whole && <p class="soft">{t("hint-then")}</p>}
      <Facts facts={turn.facts} seats={seats} alone={table.mine.value.length === 1} />
    </>
  );
}
