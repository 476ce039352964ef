/** Stepping through a game: where keys and buttons lead, and the positions as they are fetched. */

import { signal } from "@preact/signals";
import type { Entry, StepData } from "../../net/protocol";

export interface Span {
  /** the first and the last step there is */
  first: number;
  last: number;
  /** the steps at which a turn begins, in order */
  turns: readonly number[];
}

export type Move = "first" | "turn-back" | "back" | "forward" | "turn-forward" | "last";

/** Only what still counts: the plays in order of their steps. */
export const playsOf = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.kind === "play" && entry.step !== undefined);

/** A turn ends when the game says so; others may be asked in the middle of it. */
export function turnStarts(plays: readonly Entry[], first: number): number[] {
  const starts = [first];
  plays.forEach((play, index) => {
    const ended = play.events?.some((event) => event.kind === "turn-ended");
    if (plays[index + 1] && ended) starts.push(play.step ?? 0);
  });
  return starts;
}

export function moved(move: Move, step: number, { first, last, turns }: Span): number {
  switch (move) {
    case "first":
      return first;
    case "last":
      return last;
    case "back":
      return Math.max(first, step - 1);
    case "forward":
      return Math.min(last, step + 1);
    case "turn-back":
      return turns.findLast((start) => start < step) ?? first;
    case "turn-forward":
      return turns.find((start) => start > step) ?? last;
  }
}

const KEYS: Record<string, Move | "play"> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  ArrowUp: "turn-back",
  ArrowDown: "turn-forward",
  PageUp: "turn-back",
  PageDown: "turn-forward",
  Home: "first",
  End: "last",
  " ": "play",
};

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** What a key means here; null when it belongs to what has the focus, or to nothing. */
export function keyMove(
  event: Pressed,
  focused: { tagName: string; type?: string; inGrid?: boolean; inDialog?: boolean } | null,
): Move | "play" | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const move = KEYS[event.key] ?? null;
  if (!move || focused?.inDialog || focused?.inGrid) return null;
  const tag = focused?.tagName.toUpperCase();
  if (tag === "INPUT" && focused?.type === "range") return move === "play" ? move : null;
  if (tag === "INPUT" || tag === "SELECT" || tag === "TEXTAREA") return null;
  if (move === "play" && (tag === "BUTTON" || tag === "A")) return null;
  return move;
}

/** The position to show, fetched as it is asked for; fast dragging skips what lies between. */
export class Stepper {
  /** the step asked for last */
  readonly wanted = signal(0);
  readonly shown = signal<StepData | null>(null);
  readonly failed = signal<unknown>(null);
  /** going on by itself */
  readonly playing = signal(false);
  private readonly kept = new Map<number, StepData>();
  private loading = false;

  constructor(
    private readonly fetch: (step: number) => Promise<StepData>,
    private readonly onMore: (steps: number) => void = () => {},
  ) {}

  go(step: number): void {
    this.wanted.value = step;
    const known = this.kept.get(step);
    if (known) this.shown.value = known;
    if (!this.loading) this.load();
  }

  /** One request at a time: what is asked for first, then the step after it in advance. */
  private async load(): Promise<void> {
    this.loading = true;
    try {
      for (let next = this.missing(); next !== null; next = this.missing()) {
        const found = await this.fetch(next);
        this.kept.set(next, found);
        this.failed.value = null;
        if (this.wanted.value === next) this.shown.value = found;
        this.onMore(found.steps);
      }
    } catch (error) {
      this.failed.value = error;
    } finally {
      this.loading = false;
    }
  }

  private missing(): number | null {
    const { wanted, kept } = this;
    if (!kept.has(wanted.value)) return wanted.value;
    const steps = kept.get(wanted.value)?.steps ?? 0;
    const ahead = [1, 2, 3].map((by) => wanted.value + by);
    return ahead.find((step) => step <= steps && !kept.has(step)) ?? null;
  }
}

/** `#watch=...&step=57` opens at that step. */
export function stepOfHash(hash: string): number | null {
  const found = /(?:^#?|&)step=(\d{1,6})(?:&|$)/.exec(hash);
  return found ? Number(found[1]) : null;
}
