/** The parts that give advice come when somebody asks for it, so that the first page stays small. */

import { signal } from "@preact/signals";
import type { GameUi } from "../game/ui";
import { loadTexts, t } from "../i18n";
import type { TableStore } from "../state/table";
import { toast } from "../ui/toast";

export const advice = signal<typeof import(".") | null>(null);

export async function loadAdvice(): Promise<void> {
  if (advice.value) return;
  try {
    const [module] = await Promise.all([import("."), loadTexts("advice")]);
    advice.value = module;
  } catch {
    toast(t("error-offline"));
  }
}

export const canAsk = (table: TableStore): boolean =>
  table.acting.value !== null && !!table.state.value?.table.hints;

/** Close it; nobody need think about it any more. */
export function closeHint(table: TableStore, ui: GameUi): void {
  if (ui.hint.value?.kind === "thinking") table.stopThinking();
  ui.hint.value = null;
}

export async function toggleHint(table: TableStore, ui: GameUi): Promise<void> {
  if (ui.hint.value) return closeHint(table, ui);
  if (!canAsk(table)) return;
  await loadAdvice();
  await advice.value?.ask(table, ui);
}
