/** The panel of a puzzle: how hard it is, and the ways out of it. */

import type { ComponentChildren } from "preact";
import { t } from "../i18n";
import { Glyph } from "../ui/Glyph";
import { IconButton } from "../ui/kit";
import type { RunProps } from "./Puzzle";
import { stateOf } from "./progress";
import { nextPuzzle, puzzlePath } from "./puzzles";
import { Stars } from "./Stars";
import type { PuzzleTable } from "./table";
import "../learn/learn.css";
import "./puzzles.css";
import { link } from "../router";

export interface PanelProps extends RunProps {
  table: PuzzleTable;
}

export function Frame({ puzzle, onBegin, children }: PanelProps & { children: ComponentChildren }) {
  return (
    <section class="box coach puzzle" aria-label={t("puzzle-label")}>
      <header class="row coach-head">
        <span class="row grow puzzle-hard">
          <Stars stars={puzzle.stars} />
          <span aria-hidden="true">{t(`puzzle-stars-${puzzle.stars}`)}</span>
        </span>
        <IconButton
          class="quiet"
          glyph="again"
          label={t("puzzle-again")}
          onClick={() => onBegin(false)}
        />
        <a
          class="button icon quiet"
          href={link("/puzzles")}
          aria-label={t("puzzles-back")}
          title={t("puzzles-back")}
        >
          <Glyph name="close" />
        </a>
      </header>
      {children}
    </section>
  );
}

export function Next({ list, puzzle }: Pick<PanelProps, "list" | "puzzle">) {
  const next = nextPuzzle(puzzle, list.puzzles, (name) => stateOf(name) === "solved");
  if (!next) return null;
  return (
    <a class="button primary" href={link(puzzlePath(next.name))}>
      {t("puzzle-next")} <Glyph name="forward" />
    </a>
  );
}
