/** A puzzle as a table: somebody plays one turn, or is shown one. */

import { signal } from "@preact/signals";
import type { StateMessage } from "../net/protocol";
import type { LessonMessage, PuzzleAnswer, PuzzleData } from "../net/protocol.gen";
import { soloLine } from "../state/solo";
import { TableStore } from "../state/table";
import { puzzleApi } from "./asking";

/** What is only shown can't be played on. */
const shown = (answer: PuzzleAnswer): PuzzleAnswer => ({
  ...answer,
  messages: answer.messages.map((one) =>
    one.type === "state" ? { ...(one as StateMessage), legal: null, can_undo: false } : one,
  ) as PuzzleAnswer["messages"],
});

export class PuzzleTable extends TableStore {
  override readonly isLesson = true;
  /** the whole turn, once it has ended */
  readonly turn = signal<readonly string[] | null>(null);
  /** how many actions stand on the board */
  readonly played = signal(0);

  constructor(puzzle: PuzzleData, isShown = false) {
    super(
      puzzle.name,
      { seats: [], invite: null, watch: null },
      soloLine(
        async (done, message) => {
          const answer = await puzzleApi.turn(puzzle, { done, message: message as LessonMessage });
          return isShown ? shown(answer) : answer;
        },
        [],
        ({ done, over }) => {
          this.turn.value = over ? done : null;
          this.played.value = done.reduce((n, one) => n + (one === "back" ? -1 : 1), 0);
        },
      ),
    );
  }

  /** Play an action of the turn that is shown, or take it back. */
  step(action: string | null): void {
    const number = this.state.value?.number ?? 0;
    const seat = this.me.value ?? 0;
    this.send(action ? { type: "play", seat, number, action } : { type: "undo", seat, number });
  }
}
