/** All puzzles, today's first. */

import { useEffect, useState } from "preact/hooks";
import { GAMES } from "../games";
import { t } from "../i18n";
import type { PuzzleData, PuzzleList } from "../net/protocol.gen";
import { Top } from "../screens/Top";
import { Glyph } from "../ui/Glyph";
import { Page, Problem, Segments } from "../ui/kit";
import { stateOf, streak } from "./progress";
import { aboutName, numberOf, puzzlePath, titleOf, usePuzzles } from "./puzzles";
import { Stars } from "./Stars";
import "./puzzles.css";

const STARS = [1, 2, 3] as const;
const ALL = "all";

export function PuzzlesScreen() {
  const { data, error } = usePuzzles();
  const [game, setGame] = useState(ALL);
  const title = data ? t("puzzles-title") : "";
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const shown = data?.puzzles.filter((one) => game === ALL || one.game === game) ?? [];
  return (
    <div class="lines page puzzles">
      <Top title={title} />
      <main class="stack">
        <Problem text={error} />
        {!data && !error && <Page>{t("loading")}</Page>}
        {data && (
          <>
            <p class="soft puzzles-lead">{t("puzzles-lead")}</p>
            <Daily list={data} />
            <Segments
              label={t("puzzles-game")}
              value={game}
              options={[ALL, ...GAMES.map(({ name }) => name as string)]}
              name={(one) => t(one === ALL ? "puzzles-all" : `game-${one}`)}
              onChange={setGame}
            />
          </>
        )}
        {data &&
          STARS.map((stars) => (
            <Shelf
              key={stars}
              stars={stars}
              shown={shown.filter((one) => one.stars === stars)}
              all={data.puzzles}
            />
          ))}
      </main>
    </div>
  );
}

/** The same puzzle for everybody today. */
function Daily({ list: { daily, day, puzzles } }: { list: PuzzleList }) {
  const puzzle = puzzles.find((one) => one.name === daily);
  if (!puzzle) return null;
  const days = streak(day);
  const isSolved = stateOf(daily) === "solved";
  return (
    <a class="box row puzzle-daily" href={puzzlePath(daily)}>
      <Glyph name="puzzle" />
      <span class="lines grow">
        <b class="title">{t("puzzles-daily")}</b>
        <small>{titleOf(puzzle, puzzles)}</small>
      </span>
      <span class="lines puzzle-side">
        <Stars stars={puzzle.stars} />
        {days > 1 && <small>{t("puzzles-streak", { n: days })}</small>}
      </span>
      <Glyph name={isSolved ? "check" : "forward"} />
      {isSolved && <span class="hidden-text">{t("puzzle-state-solved")}</span>}
    </a>
  );
}

interface ShelfProps {
  stars: PuzzleData["stars"];
  shown: PuzzleData[];
  all: PuzzleData[];
}

function Shelf({ stars, shown, all }: ShelfProps) {
  if (!shown.length) return null;
  const solved = shown.filter(({ name }) => stateOf(name) === "solved").length;
  return (
    <section class="stack" aria-labelledby={`puzzles-${stars}`}>
      <div class="row">
        <h2 class="heading grow" id={`puzzles-${stars}`}>
          {t(`puzzle-stars-${stars}`)} <Stars stars={stars} />
        </h2>
        <small>{t("puzzles-solved", { n: solved, of: shown.length })}</small>
      </div>
      <ol class="puzzle-list">
        {shown.map((puzzle) => (
          <li key={puzzle.name}>
            <Item puzzle={puzzle} n={numberOf(puzzle, all)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Item({ puzzle, n }: { puzzle: PuzzleData; n: number }) {
  const state = stateOf(puzzle.name);
  return (
    <a class={`box row puzzle-item ${state}`} href={puzzlePath(puzzle.name)}>
      <b class="title">{n}</b>
      <span class="grow">{aboutName(puzzle)}</span>
      {state !== "new" && (
        <>
          <Glyph name={state === "solved" ? "check" : "eye"} />
          <span class="hidden-text">{t(`puzzle-state-${state}`)}</span>
        </>
      )}
    </a>
  );
}
