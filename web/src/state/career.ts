/** Games against bots that were finished in this browser, and the level they lead to. */

import { signal } from "@preact/signals";
import type { StateMessage } from "../net/protocol";
import { myGames } from "./mygames";
import { store, storedTables } from "./prefs";

export interface Result {
  table: string;
  /** of the first bot */
  level: string;
  won: boolean;
}

const KEY = "hexholm.results";
const MOST = 30;
const FIRST = "beginner";
const USUAL = "normal";
const WINS = 2;

/** Yardsticks for bot authors, not opponents for people. */
const YARDSTICKS = ["greedy", "random"];

/** For people; without those that don't play a game. */
export const opponents = (bots: readonly string[], absent: readonly string[] = []): string[] =>
  bots.filter((level) => ![...YARDSTICKS, ...absent].includes(level));

export const results = signal(storedTables<Result>(KEY));

/** Whoever has never finished a game. */
export const isNewcomer = (): boolean =>
  !results.value.length && !myGames.value.some((game) => game.over);

/** The level after one that was beaten twice in a row; null: not yet, or there is none. */
export function risen(bots: readonly string[], past: readonly Result[]): string | null {
  const last = past.slice(-WINS);
  const level = last[0]?.level;
  const beaten = last.length === WINS && last.every((one) => one.won && one.level === level);
  const levels = opponents(bots);
  return beaten ? (levels[levels.indexOf(level ?? "") + 1] ?? null) : null;
}

/** Whom to play against: the first level at first, then the last one, or the one after it. */
export function nextLevel(
  bots: readonly string[],
  past: readonly Result[] = results.value,
  isNew = isNewcomer(),
): string {
  const wanted = risen(bots, past) ?? past.at(-1)?.level ?? (isNew ? FIRST : USUAL);
  return bots.includes(wanted) ? wanted : (bots.at(-1) ?? "random");
}

/** Keep how a game of one person against bots ended; once per table. */
export function keepResult({ table, view }: StateMessage): void {
  const people = table.seats.filter((seat) => seat.kind !== "bot");
  const [me] = people;
  if (!view.over || people.length !== 1 || !me?.mine) return;
  if (results.value.some((one) => one.table === table.id)) return;
  const level = table.seats.find((seat) => seat.kind === "bot")?.level ?? "";
  const won = view.winners.includes(me.seat);
  results.value = [...results.value, { table: table.id, level, won }].slice(-MOST);
  store(KEY, JSON.stringify(results.value));
}
