/** How far somebody has come in each lesson; kept in local storage. */

import { signal } from "@preact/signals";
import { store, storedJson } from "../state/prefs";

export interface Progress {
  /** what was done, to go on from there; empty: from the start */
  done: string[];
  /** steps taken, of the time it was furthest */
  step: number;
  finished: boolean;
}

const KEY = "hexholm.lessons";
export const NONE: Progress = { done: [], step: 0, finished: false };

function read(): Record<string, Progress> {
  const found = storedJson(KEY);
  return found && typeof found === "object" ? (found as Record<string, Progress>) : {};
}

const all = signal(read());

export const progressOf = (lesson: string): Progress => {
  const kept = all.value[lesson];
  return kept ? { ...NONE, ...kept } : NONE;
};

export function keepProgress(lesson: string, now: Progress): void {
  all.value = { ...all.value, [lesson]: now };
  store(KEY, JSON.stringify(all.value));
}

/** Without what was taken back. */
export function standingDone(done: readonly string[]): string[] {
  const kept: string[] = [];
  for (const one of done) {
    if (one === "back") kept.pop();
    else kept.push(one);
  }
  return kept;
}
