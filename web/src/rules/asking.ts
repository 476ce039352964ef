/** What somebody wants to read up; the rules come with the first question, so that the page stays small. */

import { signal } from "@preact/signals";
import { shownGame } from "../games";
import { t } from "../i18n";
import { toast } from "../ui/toast";
import { rulesPart } from "./load";

export interface Question {
  game: string;
  /** ids of things (`card-lords`), of rules or names of entries, separated by spaces; the first known one counts */
  about: string;
  /** who says so, where that isn't the rulebook */
  source?: string | undefined;
}

export const question = signal<Question | null>(null);
export const rules = signal<typeof import(".") | null>(null);

export async function loadRules(): Promise<void> {
  try {
    rules.value ??= await rulesPart();
  } catch {
    toast(t("error-offline"));
  }
}

/** Show an entry over whatever is on the screen. */
export function lookUp(about: string, game = shownGame(), source?: string): void {
  question.value = { game, about, source };
  void loadRules();
}

/** What a card is; one that is a rule is named with its kind. */
export const cardThing = (card: string): string => `card-${card} ${card}`;

/** The picture of the first of these that has one. */
export const pictureOf = (game: string, name: string): string =>
  `/api/guide/${game}/${encodeURIComponent(name)}.svg`;
