/** Somebody's own turn: what is asked, and what came of it. */

import { useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";

import { kind } from "../games";
import { percent, t } from "../i18n";
import type { PuzzleVerdict } from "../net/protocol.gen";
import { server } from "../net/server";
import { useWork } from "../screens/useAsync";
import { Button, Problem } from "../ui/kit";
import { Frame, Next, type PanelProps } from "./Frame";
import { keepSolved } from "./progress";

export function Solving(props: PanelProps) {
  const { table, puzzle, list, onBegin } = props;
  const [verdict, setVerdict] = useState<PuzzleVerdict | null>(null);
  const { busy, error, work } = useWork();
  const judge = (turn: readonly string[]): Promise<void> =>
    work(async () => {
      const told = await server.verdict(puzzle.name, { done: [...turn] });
      if (table.turn.peek() !== turn) return; // taken back meanwhile
      if (told.solved)
        keepSolved(puzzle.name, "solved", list.daily === puzzle.name ? list.day : null);
      setVerdict(told);
    });
  useSignalEffect(() => {
    const turn = table.turn.value;
    setVerdict(null);
    if (turn) void judge(turn);
  });
  const turn = table.turn.value;
  return (
    <Frame {...props}>
      <div aria-live="polite">
        {verdict ? (
          <Verdict verdict={verdict} />
        ) : (
          <p class="coach-text">{t(busy ? "puzzle-judging" : "puzzle-task")}</p>
        )}
        <Problem text={error} />
      </div>
      <div class="wrap puzzle-ways">
        {error && turn && <Button onClick={() => judge(turn)}>{t("puzzle-ask-again")}</Button>}
        {verdict && !verdict.solved && (
          <Button kind="primary" onClick={() => onBegin(false)}>
            {t("puzzle-again")}
          </Button>
        )}
        <Button disabled={busy} onClick={() => onBegin(true)}>
          {t("puzzle-show")}
        </Button>
        {verdict && <Next {...props} />}
      </div>
    </Frame>
  );
}

function Verdict({
  verdict: { solved, win, gold, behind, gold_behind },
}: {
  verdict: PuzzleVerdict;
}) {
  const { pays } = kind();
  return (
    <>
      <p class={`coach-text puzzle-verdict ${solved ? "solved" : ""}`}>
        {t(solved ? "puzzle-solved" : "puzzle-not-best")}
      </p>
      <p class="soft">
        {t(`puzzle-worth-${pays}`, { gold: Math.round(gold), chance: percent(win) })}{" "}
        {!solved &&
          t(`puzzle-lost-${pays}`, {
            gold: Math.max(1, Math.round(gold_behind)),
            chance: percent(behind),
            part: Math.round(100 * behind),
          })}
      </p>
    </>
  );
}
