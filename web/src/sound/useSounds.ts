/** Which sound goes with what has just happened at a table. */

import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Entry } from "../net/protocol";
import { OFF_BOARD, splitAction } from "../state/entries";
import { hasSound } from "../state/prefs";
import type { TableStore } from "../state/table";
import type { Sound } from "./synth";

interface Moment {
  /** the last entry */
  number: number;
  acting: boolean;
  over: boolean;
}

/** One sound at most: the end before a turn of mine, that before a tile, that before a building. */
export function soundOf(before: Moment, now: Moment, entries: readonly Entry[]): Sound | null {
  if (now.over && !before.over) return "end";
  if (now.acting && !before.acting) return "turn";
  const fresh = entries.filter(({ number, kind }) => kind === "play" && number > before.number);
  const events = fresh.flatMap((entry) => entry.events ?? []);
  if (events.some(({ kind }) => /-taken$/.test(kind))) return "tile";
  const verbs = fresh.map((entry) => splitAction(entry.action ?? "")[0]);
  if (verbs.some((verb) => verb === "buy" || verb === "upgrade")) return "tile";
  return verbs.some((verb) => verb !== "end" && !OFF_BOARD.has(verb)) ? "build" : null;
}

export function useSounds(table: TableStore): void {
  const before = useRef<Moment | null>(null);
  useSignalEffect(() => {
    const state = table.state.value;
    if (!state) return;
    const now = {
      number: state.number,
      acting: table.acting.value !== null,
      over: state.view.over,
    };
    const sound = before.current && soundOf(before.current, now, table.entries.value);
    before.current = now;
    if (sound && hasSound()) void import("./synth").then((synth) => synth.play(sound));
  });
}
