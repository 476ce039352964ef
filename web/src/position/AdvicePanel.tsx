/** "What would you play?": the best turns from here, on the board and in words. */

import { useEffect, useState } from "preact/hooks";
import { advice } from "../advice/load";
import { t } from "../i18n";
import type { Seat } from "../net/protocol";
import type { PositionAdvice, Suggestion } from "../net/protocol.gen";
import { useWork } from "../screens/useAsync";
import { Glyph } from "../ui/Glyph";
import { Button, IconButton, Problem } from "../ui/kit";
import { type Data, positionApi } from "./api";
import type { Draft } from "./draft";

interface Props {
  draft: Draft;
  seats: readonly Seat[];
  /** the turn to show on the board */
  onTurn: (turn: Suggestion | null) => void;
}

export function AdvicePanel({ draft, seats, onTurn }: Props) {
  const [found, setFound] = useState<{ data: Data; told: PositionAdvice } | null>(null);
  const [pick, setPick] = useState(0);
  const { busy, error, work } = useWork();
  const data = draft.history.kept;
  const { problems, to_move } = draft.told.value;
  // it is about one position, and no other
  const told = found?.data === data ? found.told : null;
  const turn = told?.analysis.turns[pick] ?? null;
  useEffect(() => onTurn(turn), [turn]);
  const ask = (): Promise<void> =>
    work(async () => {
      const answer = await positionApi.advice(data);
      setPick(0);
      setFound({ data, told: answer });
    });
  const Parts = advice.value;
  if (turn && told && Parts)
    return (
      <section class="box lines hint-panel position-advice" aria-label={t("position-advice")}>
        <div class="row gold hint-head">
          <Glyph name="hint" />
          <h2 class="grow title">{seats[told.seat]?.name}</h2>
          <IconButton
            glyph="close"
            class="quiet"
            label={t("hint-close")}
            onClick={() => setFound(null)}
          />
        </div>
        <div aria-live="polite">
          <Parts.Suggested
            turns={told.analysis.turns}
            turn={turn}
            left={turn.actions}
            seats={seats}
            alone={false}
          />
        </div>
        <Parts.TurnPicker turns={told.analysis.turns} pick={pick} onPick={setPick} />
      </section>
    );
  return (
    <>
      <Button
        kind="primary"
        large
        wide
        disabled={busy || problems.length > 0 || to_move === null}
        onClick={ask}
      >
        {busy ? <i class="spinner" /> : <Glyph name="hint" />}
        {t(busy ? "hint-thinking" : "position-ask")}
      </Button>
      <Problem text={error} />
    </>
  );
}
