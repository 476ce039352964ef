/** The list of moves comes when somebody asks for it, so that the first page stays small. */

import { signal } from "@preact/signals";
import type { GameUi } from "../game/ui";
import { t } from "../i18n";
import { toast } from "../ui/toast";

export const moves = signal<typeof import("./MovesDialog") | null>(null);

export async function openMoves(ui: GameUi): Promise<void> {
  try {
    moves.value ??= await import("./MovesDialog");
    ui.panel.value = "moves";
  } catch {
    toast(t("error-offline"));
  }
}
