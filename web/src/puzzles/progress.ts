/** Which puzzles were solved in this browser, and on which days the daily one was. */

import { signal } from "@preact/signals";
import { store, storedJson } from "../state/prefs";

export interface Solved {
  /** by name: found by oneself, or after a look at the solution */
  puzzles: Record<string, "solved" | "seen">;
  /** days of daily puzzles that were solved, as YYYY-MM-DD */
  days: string[];
}

const KEY = "hexholm.puzzles";
const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

/** What was stored, whatever it is. */
export function readSolved(found: unknown): Solved {
  const { puzzles, days } = (found ?? {}) as Partial<Solved>;
  return { puzzles: { ...puzzles }, days: Array.isArray(days) ? days : [] };
}

const solved = signal(readSolved(storedJson(KEY)));

export const stateOf = (name: string): "solved" | "seen" | "new" =>
  solved.value.puzzles[name] ?? "new";

/** Solving it counts even after the solution was seen, but not for the day. */
export function keepSolved(name: string, how: "solved" | "seen", day: string | null): void {
  const before = solved.value;
  const isFirst = !before.puzzles[name];
  const days =
    day && how === "solved" && isFirst && !before.days.includes(day)
      ? [...before.days, day].slice(-MOST_DAYS)
      : before.days;
  const kept = before.puzzles[name] === "solved" ? "solved" : how;
  solved.value = { puzzles: { ...before.puzzles, [name]: kept }, days };
  store(KEY, JSON.stringify(solved.value));
}

/** How many days in a row, up to today or yesterday. */
export function streak(today: string, days: readonly string[] = solved.value.days): number {
  const there = new Set(days);
  const before = (day: string): string =>
    new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  let day = there.has(today) ? today : before(today);
  let count = 0;
  for (; there.has(day); day = before(day)) count += 1;
  return count;
}
