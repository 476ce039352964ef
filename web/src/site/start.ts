/** The start of the site: its own words, then the table, then what makes an app of it. */

import { effect } from "@preact/signals";
import { loadTexts } from "../i18n";
import { startApp } from "./app";
import { start, startTable } from "./table";

export async function startSite(): Promise<void> {
  await loadTexts("site");
  requestAnimationFrame(() => setTimeout(startTable)); // the first screen is drawn before
  // What the table has fetched needn't be fetched again then.
  effect(() => {
    if (start.value === "ready") void startApp();
  });
}
