/** The best turn, played on the board action by action, why it is the best, and what was tempting. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Facts } from "../advice/Facts";
import { Turn } from "../advice/Turn";
import { kind } from "../games";
import { percent, t } from "../i18n";
import type { SolutionData } from "../net/protocol.gen";
import { useAsync } from "../screens/useAsync";
import { IconButton, Problem } from "../ui/kit";
import { puzzleApi } from "./asking";
import { Frame, Next, type PanelProps } from "./Frame";
import { keepSolved } from "./progress";
import type { PuzzleTable } from "./table";

const PACE_MS = 1100;

export function Solution(props: PanelProps) {
  const { puzzle, table } = props;
  const { data, error } = useAsync(() => puzzleApi.solution(puzzle), puzzle.name);
  useLayoutEffect(() => keepSolved(puzzle.name, "seen", null), [puzzle.name]);
  const { pays } = kind();
  return (
    <Frame {...props}>
      <Problem text={error} />
      {data && (
        <div class="lines puzzle-solution">
          <div class="row">
            <p class="grow coach-text">{t("puzzle-best")}</p>
            <Steps best={data.best} table={table} />
          </div>
          <Turn actions={data.best.actions} />
          <Facts facts={data.facts} seats={table.seats.value} alone />
          <p class="soft">
            {t(`puzzle-worth-${pays}`, {
              gold: Math.round(data.best.gold),
              chance: percent(data.best.win),
            })}
          </p>
          <Others others={data.others} />
        </div>
      )}
      <div class="wrap puzzle-ways">
        <Next {...props} />
      </div>
    </Frame>
  );
}

/** It plays by itself at first; whoever takes over goes back and forth. */
function Steps({ best, table }: { best: SolutionData["best"]; table: PuzzleTable }) {
  const actions = best.actions.filter((action) => action !== "end");
  const [plays, setPlays] = useState(true);
  const at = table.played.value;
  const link = table.link.value;
  useEffect(() => {
    if (!plays || at >= actions.length || link !== "open") return;
    const timer = setTimeout(() => table.step(actions[at] ?? null), PACE_MS);
    return () => clearTimeout(timer);
  }, [plays, at, link]);
  const step = (action: string | null): void => {
    setPlays(false);
    table.step(action);
  };
  return (
    <div class="row tight puzzle-steps">
      <IconButton
        glyph="back"
        label={t("better-back")}
        disabled={at <= 0}
        onClick={() => step(null)}
      />
      <span role="status">{t("better-step", { n: at, of: actions.length })}</span>
      <IconButton
        glyph="forward"
        label={t("better-forward")}
        disabled={at >= actions.length}
        onClick={() => step(actions[at] ?? null)}
      />
    </div>
  );
}

function Others({ others }: Pick<SolutionData, "others">) {
  const { pays } = kind();
  return (
    <details>
      <summary>{t("puzzle-tempting", { n: others.length })}</summary>
      <ul class="stack puzzle-others">
        {others.map((one, index) => (
          <li key={index}>
            <Turn actions={one.actions} />
            <small>
              {t(`puzzle-other-${pays}`, {
                gold: Math.max(1, Math.round(one.gold_behind)),
                chance: percent(one.behind),
                part: Math.round(100 * one.behind),
              })}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
