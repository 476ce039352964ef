/**
 * What somebody makes here: boards, set-ups, counts, positions. Where the browser can't store it, they
 * are told, while it is still on the screen and can be saved in another way.
 */

import { t } from "../i18n";
import { Button } from "../ui/kit";
import { toast } from "../ui/toast";
import { store } from "./prefs";

const LONG_MS = 30_000;

/** Where storing fails. */
const failing = new Set<string>();

/** Says that something isn't stored: once, until all of it can be stored again. */
export function tellUnstored(key: string): void {
  if (!failing.size) {
    const close = toast(
      t("not-stored"),
      LONG_MS,
      <Button class="small" onClick={() => close()}>
        {t("close")}
      </Button>,
    );
  }
  failing.add(key);
}

/** Stores somebody's work, or tells them that it isn't unless it is kept elsewhere; whether it is. */
export function storeWork(key: string, value: string, isElsewhere = false): boolean {
  const isStored = store(key, value);
  if (isStored) failing.delete(key);
  else if (!isElsewhere) tellUnstored(key);
  return isStored;
}
