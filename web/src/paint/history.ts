/** Steps that can be taken back, and taken again. */

import { computed, signal } from "@preact/signals";

/** As many steps as anybody takes back; a step is a whole value. */
const MOST = 300;

export class History<T> {
  private readonly steps;
  private readonly at = signal(0);
  /** what is only shown, while a stroke goes on */
  private readonly passing = signal<{ value: T } | null>(null);

  constructor(first: T) {
    this.steps = signal<readonly T[]>([first]);
  }

  /** The value as it is to be seen. */
  readonly now = computed(() => this.passing.value?.value ?? this.kept);
  readonly canUndo = computed(() => this.at.value > 0);
  readonly canRedo = computed(() => this.at.value < this.steps.value.length - 1);

  /** The value of the last step; what a stroke begins with. */
  get kept(): T {
    return this.steps.value[this.at.value] as T;
  }

  /** Shows a value that is no step yet. */
  show(value: T): void {
    this.passing.value = { value };
  }

  drop(): void {
    this.passing.value = null;
  }

  /** A step; what was taken back before it can't be taken again. */
  keep(value: T): void {
    this.drop();
    if (value === this.kept) return;
    this.steps.value = [...this.steps.value.slice(0, this.at.value + 1), value].slice(-MOST);
    this.at.value = this.steps.value.length - 1;
  }

  /** Begins again with another value. */
  reset(value: T): void {
    this.drop();
    this.steps.value = [value];
    this.at.value = 0;
  }

  undo(): void {
    this.drop();
    if (this.canUndo.value) this.at.value--;
  }

  redo(): void {
    this.drop();
    if (this.canRedo.value) this.at.value++;
  }
}
