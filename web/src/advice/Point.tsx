/** A turn that fell short. */

import { nameOf } from "../game/words";
import { percent, rich, t } from "../i18n";
import type { Seat } from "../net/protocol";
import type { Rated } from "../net/protocol.gen";
import { Button } from "../ui/kit";

interface Props {
  turn: Rated;
  seats: Seat[];
  alone: boolean;
  /** the better turn is on the board */
  shown: boolean;
  onShow: () => void;
}

export function Point({ turn, seats, alone, shown, onShow }: Props) {
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
        <Button disabled={shown} onClick={onShow}>
          {t("rated-show")}
        </Button>
      </div>
    </li>
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
