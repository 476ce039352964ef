/** The others' actions once more on the board, from the end of my last turn to now. */

import { effect, signal } from "@preact/signals";
import type { StepData } from "../net/protocol";
import { server } from "../net/server";
import { Stepper } from "../screens/replay/steps";
import { errorText } from "../screens/words";
import type { TableStore } from "../state/table";
import { toast } from "../ui/toast";
import { since } from "./since";

const PACE_MS = 650;

export class Rerun {
  /** the position that is shown instead of the one of now */
  readonly shown = signal<StepData | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stepper: Stepper | null = null;
  private unwatch = (): void => {};

  constructor(private readonly table: TableStore) {}

  toggle(): void {
    if (this.stepper) this.stop();
    else this.start();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.unwatch();
    this.stepper = null;
    this.shown.value = null;
  }

  private start(): void {
    const { table } = this;
    const seat = table.me.value;
    const secret = table.secrets.seats.join(",");
    if (seat === null || !secret) return;
    const { plays, step } = since(table.standing.value, seat);
    const last = plays.at(-1)?.step;
    if (last === undefined) return;
    this.stepper = new Stepper((one) => server.step(table.id, secret, one));
    this.go(step, last);
  }

  /** One step after the other, each as soon as it is there and the one before was seen. */
  private go(step: number, last: number): void {
    const { stepper } = this;
    this.unwatch();
    if (!stepper || step > last) {
      this.stop();
      return;
    }
    stepper.go(step);
    this.unwatch = effect(() => {
      const failed = stepper.failed.value;
      if (failed) {
        toast(errorText(failed));
        queueMicrotask(() => this.stop());
      }
      const found = stepper.shown.value;
      if (found?.step !== step) return;
      this.shown.value = found;
      this.timer = setTimeout(() => this.go(step + 1, last), PACE_MS);
    });
  }
}
