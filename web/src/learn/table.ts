/** A lesson as a table. */

import { signal } from "@preact/signals";
import type { LessonMessage, LessonStep } from "../net/protocol.gen";
import { server } from "../net/server";
import { soloLine } from "../state/solo";
import { TableStore } from "../state/table";
import { keepProgress, progressOf, standingDone } from "./progress";

const LEARNER = 0;

export class LessonTable extends TableStore {
  override readonly isLesson = true;
  /** what the learner is told once everything before it is shown */
  readonly told = signal<LessonStep | null>(null);

  constructor(readonly name: string) {
    super(
      name,
      { seats: [], invite: null, watch: null },
      soloLine(
        (done, message) => server.lesson(name, { done, message: message as LessonMessage }),
        progressOf(name).done,
        ({ done, step }) => this.hear(done, step),
      ),
    );
  }

  readOn(): void {
    const number = this.state.value?.number ?? 0;
    this.send({ type: "play", seat: LEARNER, number, action: "next" });
  }

  /** Take back the last thing that was done, be it reading. */
  back(): void {
    const number = this.state.value?.number ?? 0;
    this.send({ type: "undo", seat: LEARNER, number });
  }

  private hear(done: string[], step: LessonStep): void {
    this.told.value = step;
    const before = progressOf(this.name);
    const isOver = step.number >= step.of;
    keepProgress(this.name, {
      done: isOver ? [] : standingDone(done),
      step: isOver ? 0 : step.number,
      finished: before.finished || isOver,
    });
  }
}
