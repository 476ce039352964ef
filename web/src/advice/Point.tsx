/** A turn that fell short, and the better one when it is shown. */

import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { nameOf } from "../game/words";
import { rich, t } from "../i18n";
import type { Seat } from "../net/protocol";
import type { Rated } from "../net/protocol.gen";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton } from "../ui/kit";
import type { Better } from "./better";
import { Facts } from "./Facts";
import { Turn } from "./Turn";
import { percent } from "./words";

const PACE_MS = 1100;

interface Props {
  turn: Rated;
  seats: Seat[];
  alone: boolean;
  /** the better turn, when it is shown */
  shown: Better | null;
  onShow: () => void;
  onClose: () => void;
}

export function Point({ turn, seats, alone, shown, onShow, onClose }: Props) {
  const name = nameOf(seats[turn.seat], alone);
  const gold = Math.round(turn.gold_loss);
  return (
    <li class={`log-line of-${seats[turn.seat]?.colour}`}>
      <div class="row point" aria-current={shown ? "step" : undefined}>
        <Mark mark={turn.mark} />
        <div class="grow">
          <p class="title">{t("rated-turn", { n: turn.number, name })}</p>
          <p class="soft">
            {rich("rated-loss", {
              best: percent(turn.best?.win ?? 0),
              done: percent(turn.chances[turn.seat] ?? 0),
            })}
            {gold > 0 && <> · {t("rated-gold", { n: gold })}</>}
          </p>
        </div>
        {!shown && <Button onClick={onShow}>{t("rated-show")}</Button>}
      </div>
      {shown && turn.best && (
        <div class="lines better">
          <p class="heading">{t("rated-better")}</p>
          <Turn actions={turn.best.actions} />
          <Facts facts={turn.best.facts} seats={seats} alone={alone} />
          <Steps better={shown} onClose={onClose} />
        </div>
      )}
    </li>
  );
}

/** Plays it by itself at first; whoever takes over goes back and forth. */
function Steps({ better: { actions, stepper }, onClose }: { better: Better; onClose: () => void }) {
  const at = stepper.wanted.value;
  const go = (to: number): void => {
    stepper.playing.value = false;
    stepper.go(to);
  };
  useEffect(() => {
    stepper.playing.value = true;
  }, [stepper]);
  useSignalEffect(() => {
    const step = stepper.wanted.value;
    if (!stepper.playing.value || stepper.shown.value?.step !== step) return;
    if (step >= actions.length) return;
    const timer = setTimeout(() => stepper.go(step + 1), PACE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div class="row tight better-steps">
      <IconButton
        glyph="back"
        label={t("better-back")}
        disabled={at <= 0}
        onClick={() => go(at - 1)}
      />
      <span role="status">{t("better-step", { n: at, of: actions.length })}</span>
      <IconButton
        glyph="forward"
        label={t("better-forward")}
        disabled={at >= actions.length}
        onClick={() => go(at + 1)}
      />
      <Button class="grow" onClick={onClose}>
        <Glyph name="close" /> {t("better-close")}
      </Button>
    </div>
  );
}

const NAMES: Record<string, string> = {
  "!": "good",
  "?!": "doubtful",
  "?": "mistake",
  "??": "blunder",
};

function Mark({ mark }: { mark: string }) {
  return (
    <b class="warn rated-mark" title={t(`mark-${NAMES[mark]}`)}>
      <span aria-hidden="true">{mark}</span>
      <span class="hidden-text">{t(`mark-${NAMES[mark]}`)}</span>
    </b>
  );
}
