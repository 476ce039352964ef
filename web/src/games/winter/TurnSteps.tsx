/** How far the turn has come: build, buy, end. */

import { t } from "../../i18n";
import type { View } from "../../net/protocol";

export function stepOf({ asks, turn }: View): "build" | "buy" | "end" {
  if (asks.kind === "remove") return "end";
  if (asks.kind === "purchase" || asks.kind === "repeat" || asks.kind === "study") return "buy";
  if (asks.kind === "end") return turn.step === "sell" ? "buy" : "end";
  return turn.step ? "buy" : "build";
}

const STEPS = ["build", "buy", "end"] as const;

export function TurnSteps({ view }: { view: View }) {
  if (view.over) return null;
  const now = stepOf(view);
  return (
    <ol class="turn-steps" aria-label={t("turn-steps")}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          class={index < STEPS.indexOf(now) ? "done" : ""}
          aria-current={step === now ? "step" : undefined}
        >
          {t(`turn-${step}`)}
        </li>
      ))}
    </ol>
  );
}
