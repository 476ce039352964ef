/** One puzzle: the game's own screen, with a panel that judges the turn and shows the solution. */

import { useEffect, useState } from "preact/hooks";
import { GameScreen } from "../game/GameScreen";
import { useGame } from "../games";
import { t } from "../i18n";
import type { PuzzleData, PuzzleList } from "../net/protocol.gen";
import { link, place } from "../router";
import { Lost } from "../screens/Lost";
import { useAsync } from "../screens/useAsync";
import { Page } from "../ui/kit";
import { useTitle } from "../ui/useTitle";
import { OWN, openOwn } from "./own";
import { loadPuzzles, titleOf } from "./puzzles";
import { Solution } from "./Solution";
import { Solving } from "./Solving";
import { PuzzleTable } from "./table";

/** One by its name, or somebody's own, whose position stands behind `#`. */
export function PuzzleScreen({ name }: { name: string }) {
  const given = name === OWN ? place().hash.slice(1) : "";
  const { data, error } = useAsync(async () => {
    const list = await loadPuzzles();
    return given ? { ...list, puzzles: [...list.puzzles, await openOwn(given)] } : list;
  }, given);
  const puzzle = given ? data?.puzzles.at(-1) : data?.puzzles.find((one) => one.name === name);
  if (data && puzzle) return <Opened list={data} puzzle={puzzle} />;
  if (data || error)
    return (
      <Lost title={t("unknown-title")} text={error || t("puzzle-unknown")}>
        <a class="button large" href={link("/puzzles")}>
          {t("puzzles-back")}
        </a>
      </Lost>
    );
  return (
    <Page>
      <p class="soft">{t("loading")}</p>
    </Page>
  );
}

export interface PuzzleProps {
  list: PuzzleList;
  puzzle: PuzzleData;
}

/** Tried anew, or shown: each time the board begins again. */
function Opened({ list, puzzle }: PuzzleProps) {
  const [run, setRun] = useState({ number: 0, isShown: false });
  const begin = (isShown: boolean): void => setRun({ number: run.number + 1, isShown });
  return <Run key={run.number} list={list} puzzle={puzzle} isShown={run.isShown} onBegin={begin} />;
}

export interface RunProps extends PuzzleProps {
  isShown: boolean;
  /** from the start: to be solved, or to be shown */
  onBegin: (isShown: boolean) => void;
}

function Run(props: RunProps) {
  const { list, puzzle, isShown } = props;
  const [table, setTable] = useState<PuzzleTable | null>(null);
  const ready = useGame(puzzle.game);
  const title = titleOf(puzzle, list.puzzles);
  useEffect(() => {
    const made = new PuzzleTable(puzzle, isShown);
    setTable(made);
    return () => made.close();
  }, [puzzle.name, isShown]);
  useTitle(title);
  if (!table?.state.value || !table.board.value || !ready)
    return (
      <Page>
        <p class="soft" role="status">
          {t(table?.link.value === "lost" ? "link-lost" : "loading")}
        </p>
      </Page>
    );
  const Panel = isShown ? Solution : Solving;
  return (
    <GameScreen
      table={table}
      title={`<b>${title}</b>`}
      coach={() => <Panel {...props} table={table} />}
    />
  );
}
