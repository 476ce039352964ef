/** Undo and redo: two buttons, and their keys anywhere on the screen. */

import { t } from "../i18n";
import { IconButton } from "../ui/kit";
import { useKeydown } from "../ui/useKeydown";
import type { History } from "./history";
import "./paint.css";

export function HistoryButtons({ history }: { history: History<unknown> }) {
  useKeydown((event) => {
    const key = event.key.toLowerCase();
    const isText = (event.target as Element).closest("input, textarea, dialog");
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isText) return;
    if (key === "y" || (key === "z" && event.shiftKey)) history.redo();
    else if (key === "z") history.undo();
    else return;
    event.preventDefault();
  });
  return (
    <div class="row history-buttons">
      <IconButton
        glyph="undo"
        label={t("undo")}
        aria-keyshortcuts="Control+Z"
        disabled={!history.canUndo.value}
        onClick={() => history.undo()}
      />
      <IconButton
        class="redo"
        glyph="undo"
        label={t("paint-redo")}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!history.canRedo.value}
        onClick={() => history.redo()}
      />
    </div>
  );
}
