/** The language: the one set, else the first of this device's that the page speaks. */

import { effect } from "@preact/signals";
import { prefs } from "../state/prefs";
import { language, languages, loadLanguage } from ".";

export function pickLanguage(wanted: readonly string[], spoken: readonly string[]): string {
  const short = wanted.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return short.find((one) => spoken.includes(one)) ?? "en";
}

/** Done when the first language is there, so that nobody sees another one flash by. */
export const startLanguage = (): Promise<void> =>
  new Promise((done) => {
    effect(() => {
      const { language: set } = prefs.value;
      const picked = pickLanguage(set === "auto" ? navigator.languages : [set], languages);
      void loadLanguage(picked)
        .then(() => {
          document.documentElement.lang = picked; // requests speak it, and some are made at once
          language.value = picked;
        })
        .finally(done);
    });
  });
