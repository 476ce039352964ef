/** A better turn while it is played on the board: what it does, and its actions one by one. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { nameOf } from "../game/words";
import { t } from "../i18n";
import type { Seat } from "../net/protocol";
import { IconButton } from "../ui/kit";
import type { Better } from "./better";
import { Facts } from "./Facts";
import { Turn } from "./Turn";

const PACE_MS = 1100;

interface Props {
  better: Better;
  seats: Seat[];
  alone: boolean;
  onClose: () => void;
}

export function BetterPanel({ better, seats, alone, onClose }: Props) {
  const { number, seat, best } = better.turn;
  const panel = useRef<HTMLElement>(null);
  // On a phone the board may be out of sight.
  useEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), [better]);
  if (!best) return null;
  return (
    <section
      class={`box lines better log-line of-${seats[seat]?.colour}`}
      aria-label={t("rated-better")}
      ref={panel}
    >
      <div class="row">
        <div class="grow">
          <small>{t("rated-turn", { n: number, name: nameOf(seats[seat], alone) })}</small>
          <h2 class="title">{t("rated-better")}</h2>
        </div>
        <IconButton glyph="close" class="quiet" label={t("better-close")} onClick={onClose} />
      </div>
      <Turn actions={best.actions} />
      <Facts facts={best.facts} seats={seats} alone={alone} />
      <Steps better={better} />
    </section>
  );
}

/** Plays it by itself at first; whoever takes over goes back and forth. */
function Steps({ better: { actions, stepper } }: { better: Better }) {
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
    </div>
  );
}
