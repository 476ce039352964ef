/** The ways from a thing to its rules. */

import { around } from "#around";
import { shownGame } from "../games";
import { language, t } from "../i18n";
import { lookUp, pictureOf, question, rules } from "./asking";
import "./WhatIs.css";

/** A "?" that leads to the entry of a thing. */
export function WhatIs({
  about,
  name,
  source,
  class: more = "",
}: {
  about: string;
  name: string;
  source?: string | undefined;
  class?: string;
}) {
  const label = t("lookup-what", { name });
  return (
    <button
      type="button"
      class={`what ${more}`}
      aria-label={label}
      title={label}
      onClick={() => lookUp(about, shownGame(), source)}
    >
      ?
    </button>
  );
}

/** The rule of a refusal. */
export function RuleLink({ rule }: { rule: string | undefined }) {
  if (!rule || rule === "notation") return null;
  return (
    <button type="button" class="rule-link" onClick={() => lookUp(rule)}>
      {/[A-Z]/.test(rule) ? t("rule", { rule }) : t("lookup-rule")}
    </button>
  );
}

/** The picture of a thing; nothing where there is none. */
export function ThingPicture({ thing, game = shownGame() }: { thing: string; game?: string }) {
  return <around.Picture class="thing-picture" path={pictureOf(game, thing)} />;
}

/** The entry that is asked for, over everything else. */
export function Answer() {
  const Rules = rules.value;
  const asked = question.value;
  if (!Rules || !asked) return null;
  const close = (): void => {
    question.value = null;
  };
  return <Rules.RulesDialog key={language.value} question={asked} onClose={close} />;
}
