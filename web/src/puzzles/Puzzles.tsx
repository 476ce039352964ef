/** All puzzles, today's first. */

import { useState } from "preact/hooks";
import { GAMES } from "../games";
import { dayName, t } from "../i18n";
import type { PuzzleData, PuzzleList } from "../net/protocol.gen";
import { Top } from "../screens/Top";
import { Glyph } from "../ui/Glyph";
import { IconButton, Page, Problem, Segments } from "../ui/kit";
import { dropOwn, ownPath, ownPuzzles, ownTitle } from "./own";
import { stateOf, streak } from "./progress";
import { puzzlePath, titleOf, usePuzzles } from "./puzzles";
import { SetCard } from "./SetCard";
import { Stars } from "./Stars";
import "./puzzles.css";
import { link } from "../router";

const FILTERS = ["all", "1", "2", "3"] as const;
type Filter = (typeof FILTERS)[number];

export function PuzzlesScreen() {
  const { data, error } = usePuzzles();
  const [filter, setFilter] = useState<Filter>("all");
  return (
    <div class="lines page puzzles">
      <Top title={data ? t("puzzles-title") : ""} />
      <main class="stack">
        <Problem text={error} />
        {!data && !error && <Page>{t("loading")}</Page>}
        {data && (
          <>
            <p class="soft puzzles-lead">{t("puzzles-lead")}</p>
            <Daily list={data} />
            <OwnPuzzles />
            <Segments
              label={t("puzzles-difficulty")}
              value={filter}
              options={FILTERS}
              name={(one) => t(one === "all" ? "puzzles-all" : `puzzle-stars-${one}`)}
              onChange={setFilter}
            />
            {GAMES.map(({ name }) => (
              <Shelf key={name} game={name} filter={filter} all={data.puzzles} />
            ))}
          </>
        )}
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
    <a class={`box row puzzle-daily ${isSolved ? "solved" : ""}`} href={link(puzzlePath(daily))}>
      <Glyph name="puzzle" />
      <span class="lines grow">
        <small>{dayName(day)}</small>
        <b class="title">{t("puzzles-daily")}</b>
        <small>
          {titleOf(puzzle, puzzles)} <Stars stars={puzzle.stars} />
        </small>
        {days > 1 && <small class="gold">{t("puzzles-streak", { n: days })}</small>}
      </span>
      <Glyph name={isSolved ? "check" : "forward"} />
      {isSolved && <span class="hidden-text">{t("puzzle-state-solved")}</span>}
    </a>
  );
}

/** The puzzles of a game, set by set. */
function Shelf(props: { game: string; filter: Filter; all: readonly PuzzleData[] }) {
  const { game, filter, all } = props;
  const mine = all.filter((one) => one.game === game);
  const sets = [...new Set(mine.map(({ set }) => set))];
  const shown = mine.filter(({ stars }) => filter === "all" || `${stars}` === filter);
  if (!shown.length) return null;
  return (
    <section class="stack" aria-labelledby={`puzzles-${game}`}>
      <h2 class="heading" id={`puzzles-${game}`}>
        {t(`game-${game}`)}
      </h2>
      <div class="puzzle-sets">
        {sets.map((set) => (
          <SetCard key={set} shown={shown.filter((one) => one.set === set)} all={all} />
        ))}
      </div>
    </section>
  );
}

/** What somebody made in the position editor, or got by a link. */
function OwnPuzzles() {
  const own = ownPuzzles.value;
  return (
    <section class="stack" aria-labelledby="puzzles-own">
      <h2 class="heading" id="puzzles-own">
        {t("puzzles-own")}
      </h2>
      <ul class="wrap">
        {own.map(({ puzzle }) => (
          <li class="row tight" key={puzzle.position}>
            <a class="button" href={link(ownPath(puzzle.position))}>
              <Glyph name={stateOf(puzzle.name) === "solved" ? "check" : "puzzle"} />
              {ownTitle(puzzle)}
            </a>
            <IconButton
              glyph="close"
              class="quiet"
              label={t("puzzle-own-drop", { title: ownTitle(puzzle) ?? "" })}
              onClick={() => dropOwn(puzzle.position)}
            />
          </li>
        ))}
        <li>
          <a class="button" href={link("/position")}>
            <Glyph name="plus" /> {t("puzzle-own-make")}
          </a>
        </li>
      </ul>
    </section>
  );
}
