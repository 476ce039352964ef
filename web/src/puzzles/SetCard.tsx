/** The puzzles about one box, as hexes: how hard each is, and whether it is solved. */

import { GAMES } from "../games";
import { t } from "../i18n";
import type { PuzzleData } from "../net/protocol.gen";
import { link } from "../router";
import { Art, HEX, Icon, TerrainArt } from "../ui/art";
import { Glyph } from "../ui/Glyph";
import { stateOf } from "./progress";
import { aboutName, EVERYTHING, numberOf, puzzlePath, titleOf } from "./puzzles";
import { Stars } from "./Stars";

interface SetProps {
  shown: readonly PuzzleData[];
  all: readonly PuzzleData[];
}

export function SetCard({ shown, all }: SetProps) {
  const [first] = shown;
  if (!first) return null;
  const solved = shown.filter(({ name }) => stateOf(name) === "solved").length;
  return (
    <section class="box puzzle-set" aria-labelledby={`puzzles-of-${first.set}`}>
      <header class="row">
        <Picture {...first} />
        <span class="lines grow">
          <h3 class="title" id={`puzzles-of-${first.set}`}>
            {aboutName(first)}
          </h3>
          <small>{t("puzzles-solved", { n: solved, of: shown.length })}</small>
        </span>
      </header>
      <ol class="puzzle-list">
        {shown.map((puzzle) => (
          <li key={puzzle.name}>
            <Item puzzle={puzzle} all={all} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Picture({ set, game }: PuzzleData) {
  const { ground } = GAMES.find(({ name }) => name === game) ?? {};
  if (set === game && ground) return <TerrainArt ground={ground} size={44} />;
  return (
    <Icon size={44} box="-102 -104 204 208">
      <Art id={set === EVERYTHING ? "castle" : `box-${set}`} size={100} />
    </Icon>
  );
}

function Item({ puzzle, all }: { puzzle: PuzzleData; all: readonly PuzzleData[] }) {
  const state = stateOf(puzzle.name);
  const title = titleOf(puzzle, all);
  return (
    <a class={`lines puzzle-item ${state}`} href={link(puzzlePath(puzzle.name))} title={title}>
      <svg viewBox="-92 -106 184 212" aria-hidden="true">
        <path d={HEX} />
      </svg>
      <span class="hidden-text">{title}</span>
      <b class="title" aria-hidden="true">
        {numberOf(puzzle, all)}
      </b>
      <Stars stars={puzzle.stars} />
      {state !== "new" && (
        <>
          <Glyph name={state === "solved" ? "check" : "eye"} />
          <span class="hidden-text">{t(`puzzle-state-${state}`)}</span>
        </>
      )}
    </a>
  );
}
