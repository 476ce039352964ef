/** The position that is being edited: kept in this browser, and looked at by the server. */

import { effect, signal } from "@preact/signals";
import { language } from "../i18n";
import { isPassing } from "../net/api";
import type { PositionData } from "../net/protocol.gen";
import { History } from "../paint";
import { errorText } from "../screens/words";
import { keepDraft, keptDrafts } from "../state/drafts";
import { type Data, positionApi } from "./api";

const KEY = "hexholm.position";
const AGAIN_MS = 1500;

/** What was edited last in this tab, else in this browser. */
export const keptDraft = (): Data | null => keptDrafts(KEY).map(asDraft).find(Boolean) ?? null;

function asDraft(found: unknown): Data | null {
  const draft = found as Data | null;
  return draft && typeof draft === "object" && Array.isArray(draft.players) ? draft : null;
}

export class Draft {
  readonly history: History<Data>;
  /** what the server said last */
  readonly told;
  /** the server has not looked at what is shown yet */
  readonly isBehind = signal(false);
  readonly error = signal("");
  private asked: Data;
  /** the language of what is told */
  private spoken = language.peek();
  private looks = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;

  /** What was there before can be had again: it is one step back. */
  constructor(first: PositionData, before: Data | null) {
    this.told = signal(first);
    this.asked = first.data;
    this.history = new History(before ?? first.data);
    if (before) this.history.keep(first.data);
    this.stop = effect(() => {
      void this.history.now.value;
      const { kept } = this.history;
      keepDraft(KEY, kept);
      const spoken = language.value;
      if (kept === this.asked && spoken === this.spoken) return;
      this.spoken = spoken;
      void this.look(kept);
    });
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  get data(): Data {
    return this.history.now.value;
  }

  change(data: Data): void {
    this.history.keep(data);
  }

  private async look(data: Data): Promise<void> {
    this.asked = data;
    const look = ++this.looks;
    this.isBehind.value = true;
    clearTimeout(this.timer);
    try {
      const told = await positionApi.look({ data });
      if (this.looks !== look) return;
      this.told.value = told;
      this.error.value = "";
    } catch (error) {
      if (this.looks !== look) return;
      this.error.value = errorText(error);
      if (isPassing(error)) this.timer = setTimeout(() => void this.look(data), AGAIN_MS);
    }
    this.isBehind.value = false;
  }
}
