/** What somebody is busy with survives a reload; each tab has its own, a new one the last of all. */

import { storedJson } from "./prefs";
import { storeWork } from "./work";

export function keepDraft(key: string, draft: unknown): void {
  const text = JSON.stringify(draft);
  storeWork(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // storage may be forbidden; everything works without it
  }
}

/** What was kept last in this tab, else in this browser; what can't be read is left out. */
export function keptDrafts(key: string): unknown[] {
  return [ofThisTab(key), storedJson(key)];
}

function ofThisTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null; // see above
  }
}
