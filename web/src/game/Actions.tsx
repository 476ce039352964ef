/** Undo, take back, end of turn. */

import { useEffect, useRef } from "preact/hooks";
import { canAsk, toggleHint } from "../advice/load";
import { kind } from "../games";
import { has, t } from "../i18n";
import type { StateMessage } from "../net/protocol";
import { prefs } from "../state/prefs";
import type { TableStore } from "../state/table";
import { canSend } from "../turns/load";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton } from "../ui/kit";
import { endsTurn, endText } from "./asking";
import { verbsByHex, wished } from "./PlayBoard";
import { canTakeBack } from "./TakeBack";
import { type GameUi, wish } from "./ui";
import { list, tileName, usable } from "./words";
import "./Actions.css";

export const canEnd = (table: TableStore): boolean =>
  table.state.value?.legal?.others.includes("end") ?? false;

/** End the turn, or ask first if so set; a mere action just ends. */
export function endTurn(table: TableStore, ui: GameUi): void {
  const asks = table.view.value?.asks;
  if (!canEnd(table) || !asks) return;
  if (endsTurn(asks) && prefs.value.confirmEnd && ui.panel.value !== "end") ui.panel.value = "end";
  else table.play("end");
}

export function readyTiles(table: TableStore): string {
  return list(usable(table.state.value?.legal?.others ?? []).map(tileName));
}

export function Actions({ table, ui }: { table: TableStore; ui: GameUi }) {
  const state = table.state.value as StateMessage;
  const acted = useRef(false);
  if (table.acting.value !== null) acted.current = true;
  if (table.isWatching.value) return null;
  const { Switch } = kind();
  const end = canEnd(table);
  const undoes = state.can_undo;
  return (
    <section class="box actions" aria-label={t("actions-label")}>
      {Switch && <Switch table={table} />}
      <div class="row back">
        <Button class="undo" disabled={!undoes || table.busy.value} onClick={() => table.undo()}>
          <Glyph name="undo" /> <span>{t("undo")}</span> <kbd>{t("undo-key")}</kbd>
        </Button>
        {!table.isLesson && canTakeBack(table) !== null && (
          <IconButton
            glyph="turn-back"
            label={t("takeback-turn")}
            class="take-back"
            onClick={() => (ui.panel.value = "takeback")}
          />
        )}
      </div>
      {canAsk(table) && (
        <Button
          class="ask-hint"
          aria-pressed={ui.hint.value !== null}
          onClick={() => toggleHint(table, ui)}
        >
          <Glyph name="hint" /> <span>{t("hint")}</span> <kbd>{t("hint-key")}</kbd>
        </Button>
      )}
      <Aimed table={table} ui={ui} />
      {canSend(table) ? (
        <SendTurn ui={ui} isFresh={acted.current} />
      ) : (
        <Button
          kind={state.view.asks.kind === "interrupt" && end ? "plain" : "primary"}
          class="end-turn"
          disabled={!end || table.busy.value}
          onClick={() => endTurn(table, ui)}
        >
          {end ? endText(state.view.asks) : t("end-turn")} {end && <kbd>{t("end-key")}</kbd>}
        </Button>
      )}
    </section>
  );
}

/** My turn goes on to somebody elsewhere: shown at once when I have just played it. */
export function SendTurn({ ui, isFresh = false }: { ui: GameUi; isFresh?: boolean }) {
  useEffect(() => {
    if (isFresh) ui.panel.value = "send";
  }, [isFresh, ui]);
  return (
    <Button kind="primary" class="send" wide onClick={() => (ui.panel.value = "send")}>
      <Glyph name="share" /> {t("send-turn")}
    </Button>
  );
}

/** After a first tap on a hex: the button that does it. */
function Aimed({ table, ui }: { table: TableStore; ui: GameUi }) {
  const hex = ui.aim.value;
  const verbs = wished(verbsByHex(table.state.value?.legal ?? null), wish.value);
  const verb = hex ? verbs.get(hex)?.[0] : undefined;
  if (!hex || !verb) return null;
  const name = has(`verb-${verb}`) ? t(`verb-${verb}`) : verb;
  return (
    <Button
      kind="primary"
      class="aimed touch-only"
      onClick={() => {
        ui.aim.value = null;
        wish.value = "";
        table.play(`${verb} ${hex}`);
      }}
    >
      {t("act-here", { verb: name, hex })}
    </Button>
  );
}
