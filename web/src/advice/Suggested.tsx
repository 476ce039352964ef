/** A turn that is advised: what it brings, what one does, and why; and the choice between several. */

import { kind } from "../games";
import { percent, t } from "../i18n";
import type { Seat } from "../net/protocol";
import type { Suggestion } from "../net/protocol.gen";
import { Facts } from "./Facts";
import { Turn } from "./Turn";
import { shownWin } from "./words";

interface Props {
  turns: Suggestion[];
  turn: Suggestion;
  /** what is still to be played of it */
  left: string[];
  seats: readonly Seat[];
  alone: boolean;
}

export function Suggested({ turns, turn, left, seats, alone }: Props) {
  return (
    <>
      <p class="wrap hint-sum">
        <b>{percent(shownWin(turns, turn))}</b> {t("hint-win")}
        <span class="soft">{t(`hint-${kind().pays}`, { gold: Math.round(turn.gold) })}</span>
      </p>
      {turn.as_good && turn !== turns[0] && <p class="soft">{t("hint-as-good")}</p>}
      <Turn actions={left} />
      {!turn.whole && <p class="soft">{t("hint-then")}</p>}
      <Facts facts={turn.facts} seats={seats} alone={alone} />
    </>
  );
}

interface PickerProps {
  turns: Suggestion[];
  pick: number;
  onPick: (pick: number) => void;
}

export function TurnPicker({ turns, pick, onPick }: PickerProps) {
  if (turns.length < 2) return null;
  return (
    <div class="segments hint-turns" role="group" aria-label={t("hint-turns")}>
      {turns.map((one, place) => (
        <button
          type="button"
          class="lines"
          key={place}
          aria-pressed={place === pick}
          onClick={() => onPick(place)}
        >
          <span>
            {place && one.as_good ? t("hint-turn-as-good") : t("hint-turn", { n: place + 1 })}
          </span>
          <b>{percent(shownWin(turns, one))}</b>
        </button>
      ))}
    </div>
  );
}
