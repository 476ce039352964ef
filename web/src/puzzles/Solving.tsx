/** Somebody's own turn: what is asked, and what came of it. */

import { useLayoutEffect, useState } from "preact/hooks";
import { kind } from "../games";
import { percent, t } from "../i18n";
import { ApiError } from "../net/api";
import type { PuzzleVerdict, ValuedTurn } from "../net/protocol.gen";
import { usePolling } from "../screens/useAsync";
import { errorText } from "../screens/words";
import { Glyph } from "../ui/Glyph";
import { Button, Problem } from "../ui/kit";
import { puzzleApi } from "./asking";
import { Frame, Next, type PanelProps } from "./Frame";
import { keepSolved } from "./progress";

const ASK_AGAIN_MS = 150;
const RECONNECT_MS = 1500;

export function Solving(props: PanelProps) {
  const { table, onBegin } = props;
  const [asked, setAsked] = useState(0);
  const turn = table.turn.value;
  return (
    <Frame {...props}>
      {turn ? (
        <Judged
          {...props}
          key={`${asked} ${turn}`}
          turn={turn}
          onAskAgain={() => setAsked(asked + 1)}
        />
      ) : (
        <>
          <p class="coach-text">{t("puzzle-task")}</p>
          <div class="wrap puzzle-ways">
            <Button onClick={() => onBegin(true)}>{t("puzzle-show")}</Button>
          </div>
        </>
      )}
    </Frame>
  );
}

/** A lost connection only means to ask again; a no of the server is for somebody to see. */
const pause = (told: PuzzleVerdict | ApiError): number | null => {
  if (told instanceof ApiError) return told.code === "offline" ? RECONNECT_MS : null;
  return told.worth ? null : ASK_AGAIN_MS;
};

interface JudgedProps extends PanelProps {
  turn: readonly string[];
  onAskAgain: () => void;
}

function Judged(props: JudgedProps) {
  const { turn, puzzle, list, onBegin, onAskAgain } = props;
  const { data, error } = usePolling<PuzzleVerdict>(
    () => puzzleApi.verdict(puzzle, { done: [...turn] }),
    pause,
    puzzle.name,
  );
  const isSolved = data?.solved ?? false;
  useLayoutEffect(() => {
    if (isSolved) keepSolved(puzzle.name, "solved", list.daily === puzzle.name ? list.day : null);
  }, [isSolved, puzzle.name, list]);
  return (
    <>
      <div class="puzzle-judged" aria-live="polite">
        {data?.worth ? (
          <Verdict worth={data.worth} isSolved={isSolved} />
        ) : (
          <>
            <p class="coach-text">{t("puzzle-judging")}</p>
            {!error && (
              <progress
                class="wide puzzle-progress"
                value={data?.rounds ?? 0}
                max={data?.of ?? 1}
                aria-label={t("puzzle-judging")}
              />
            )}
          </>
        )}
        {error && <Problem text={errorText(error)} />}
      </div>
      <div class="wrap puzzle-ways">
        {error && pause(error) === null && (
          <Button onClick={onAskAgain}>{t("puzzle-ask-again")}</Button>
        )}
        {data?.worth && !isSolved && (
          <Button kind="primary" onClick={() => onBegin(false)}>
            {t("puzzle-again")}
          </Button>
        )}
        {isSolved && <Next {...props} />}
        {data?.worth && <Button onClick={() => onBegin(true)}>{t("puzzle-show")}</Button>}
      </div>
    </>
  );
}

function Verdict({ worth, isSolved }: { worth: ValuedTurn; isSolved: boolean }) {
  const { pays } = kind();
  const { gold, win, behind, gold_behind } = worth;
  return (
    <>
      <p class={`row coach-text puzzle-verdict ${isSolved ? "solved" : ""}`}>
        <Glyph name={isSolved ? "check" : "hint"} />
        {t(isSolved ? "puzzle-solved" : "puzzle-not-best")}
      </p>
      <div class="puzzle-chance" aria-hidden="true">
        <i style={{ width: `${100 * win}%` }} />
        <i style={{ width: `${100 * behind}%` }} />
      </div>
      <p>
        {t(`puzzle-worth-${pays}`, { gold: Math.round(gold), chance: percent(win) })}{" "}
        {!isSolved &&
          t(`puzzle-lost-${pays}`, {
            gold: Math.max(1, Math.round(gold_behind)),
            chance: percent(behind),
            part: Math.round(100 * behind),
          })}
      </p>
    </>
  );
}
