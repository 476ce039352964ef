/** A lesson as a table: the same messages, each with all that was done before it. */

import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../net/protocol";
import type { LessonMessage, LessonStep } from "../net/protocol.gen";
import { server } from "../net/server";
import type { SocketOptions, TableSocket } from "../net/socket";
import { TableStore } from "../state/table";
import { keepProgress, progressOf, standingDone } from "./progress";

const LEARNER = 0;

interface Heard {
  done: string[];
  step: LessonStep;
}

/** One message after the other, for each needs to know what came of the one before. */
function lessonLine(name: string, start: readonly string[], hear: (heard: Heard) => void) {
  return ({ hello, onMessage, onLink }: SocketOptions): Pick<TableSocket, "send" | "close"> => {
    let done = [...start];
    let isClosed = false;
    let last = Promise.resolve();
    const ask = async (message: ClientMessage): Promise<void> => {
      if (isClosed) return;
      try {
        const answer = await server.lesson(name, { done, message: message as LessonMessage });
        if (isClosed) return;
        done = answer.done;
        onLink("open");
        hear(answer);
        for (const one of answer.messages) onMessage(one as ServerMessage);
      } catch {
        if (!isClosed) onLink("lost");
      }
    };
    const send = (message: ClientMessage): boolean => {
      if (message.type === "speak") return true; // each call says its language
      last = last.then(() => ask(message));
      return true;
    };
    queueMicrotask(() => send(hello()));
    return {
      send,
      close: () => {
        isClosed = true;
      },
    };
  };
}

export class LessonTable extends TableStore {
  override readonly isLesson = true;
  /** what the learner is told once everything before it is shown */
  readonly told = signal<LessonStep | null>(null);

  constructor(readonly name: string) {
    super(
      name,
      { seats: [], invite: null, watch: null },
      lessonLine(name, progressOf(name).done, ({ done, step }) => this.hear(done, step)),
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
