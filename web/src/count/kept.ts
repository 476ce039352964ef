/** Results of real games, kept: the last ones first, and what they add up to. */

import { computed } from "@preact/signals";
import { GAMES } from "../games";
import type { Score } from "../net/protocol";
import type { CountSeat, GameName } from "../net/protocol.gen";
import { Keeper, newId, storedThings, type Thing } from "../state/keeping";
import { COLOURS } from "../ui/art";
import { type Draft, isBegun, type Player, type Setup } from "./draft";

/** A result as it stands in files. */
export interface Result {
  id: string;
  /** the day of the game: 2026-11-18 */
  day: string;
  game: GameName;
  setup: Setup;
  players: Player[];
  seats: CountSeat[];
  /** what paid, in the order of the result */
  cards: string[];
  scores: Score[];
  winners: number[];
}

export type Kept = Result & Thing;

const FORMAT = "hexholm-results";
const VERSION = 1;
const DAY = /^\d{4}-\d\d-\d\d$/;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value);

const areAll = (some: unknown, is: (value: unknown) => boolean): boolean =>
  isMap(some) && Object.values(some).every(is);

const areNames = (value: unknown): boolean =>
  isList(value) && value.every((one) => typeof one === "string");

const isPlayer = (value: unknown): boolean =>
  isMap(value) && typeof value.name === "string" && COLOURS.some((one) => one === value.colour);

const isSeat = (value: unknown): boolean =>
  isMap(value) && areAll(value.pieces, areNames) && areAll(value.numbers, Number.isFinite);

const isScore = (value: unknown): boolean =>
  areAll(value, Number.isFinite) && Number.isFinite((value as Score).total);

/** Whether this is a result that can be shown and counted again. */
export function isResult(value: unknown): value is Result {
  if (!isMap(value)) return false;
  const { id, day, game, setup, players, seats, cards, scores, winners } = value;
  const isOfEach = (some: unknown, is: (one: unknown) => boolean): boolean =>
    isList(some) && some.every(is) && some.length === (players as unknown[]).length;
  return (
    typeof id === "string" &&
    DAY.test(`${day}`) &&
    !Number.isNaN(Date.parse(`${day}`)) &&
    GAMES.some(({ name }) => name === game) &&
    isMap(setup) &&
    isList(players) &&
    players.length >= 2 &&
    isOfEach(players, isPlayer) &&
    isOfEach(seats, isSeat) &&
    isOfEach(scores, isScore) &&
    areNames(cards) &&
    isList(winners) &&
    winners.every((seat) => players[seat as number])
  );
}

/** A result from the time before it was noted when it was changed. */
const dated = (one: Result & Partial<Thing>): Kept => ({ ...one, at: one.at ?? 0 });

const results = new Keeper<Kept>("result", "hexholm.real-games", {
  read: (found) => (isList(found) ? found : storedThings(found)).filter(isResult).map(dated),
  text: (result) => JSON.stringify(result),
  open: ({ text, at }) => {
    const found: unknown = JSON.parse(text);
    return isResult(found) ? { ...found, at } : null;
  },
});

/** The last day first. */
export const kept = computed(() =>
  [...results.things].sort((a, b) => b.day.localeCompare(a.day) || b.at - a.at),
);

export const syncResults = (): Promise<void> => results.sync();

/** Keep a result; one with the same id is replaced. */
export const keep = ({ id, ...rest }: Result): Kept =>
  results.put({ id: id || newId("r"), ...rest });

/** Whether results outlast this page. */
export const areSafe = (): boolean => results.isSafe;

/** Whether what somebody is busy with is a kept result, as it was kept. */
export function isKept({ id, ...now }: Draft): boolean {
  const one = results.find(id);
  const told = ({ day, setup, players, seats }: Omit<Draft, "id"> | Kept): string =>
    JSON.stringify([day, setup, players, seats]);
  return !!one && told(one) === told(now);
}

/** Whether a count would be lost if another one took its place. */
export const isUnkept = (now: Draft): boolean => isBegun(now) && !isKept(now);

export const remove = (id: string): void => results.drop(id);

// --- files -----------------------------------------------------------------------------------

export const asFile = (results: readonly Result[]) => ({
  format: FORMAT,
  version: VERSION,
  results,
});

/** The results of a file that aren't here yet; null: it isn't such a file. */
export function fromFile(text: string): Result[] | null {
  try {
    const { format, results } = JSON.parse(text) as ReturnType<typeof asFile>;
    return format === FORMAT && isList(results) && results.every(isResult) ? [...results] : null;
  } catch {
    return null;
  }
}

/** How many are new. */
export function bring(some: readonly Result[]): number {
  const fresh = some.filter(({ id }) => !results.find(id));
  for (const one of fresh) keep(one);
  return fresh.length;
}

/** A sheet would take a text that begins like this for a formula. */
const FORMULA = /^[=+@\t\r-]/;
/** So that Excel reads names as they are written. */
const IN_UTF_8 = "\ufeff";

const cell = (value: string | number): string => {
  const text = typeof value === "string" ? value.replace(FORMULA, "'$&") : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line for each figure: any sheet can be made of that. */
export function asCsv(results: readonly Result[]): string {
  const rows = results.flatMap(({ day, game, players, cards, scores, winners }) =>
    players.flatMap(({ name, colour }, seat) =>
      [...cards, "total"].map((card) => [
        day,
        game,
        name.trim() || colour,
        winners.includes(seat) ? 1 : 0,
        card,
        scores[seat]?.[card] ?? 0,
      ]),
    ),
  );
  const head = ["day", "game", "player", "won", "card", "score"];
  return `${IN_UTF_8}${[head, ...rows].map((row) => row.map(cell).join(",")).join("\n")}\n`;
}

// --- statistics ------------------------------------------------------------------------------

export interface PlayerRecord {
  name: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
}

export interface CardRecord {
  card: string;
  games: number;
  mean: number;
  best: number;
}

const mean = (values: readonly number[]): number =>
  Math.round((10 * values.reduce((sum, one) => sum + one, 0)) / values.length) / 10;

/** By player; those without a name don't count. */
export function byPlayer(results: readonly Result[]): PlayerRecord[] {
  const found = new Map<string, { name: string; totals: number[]; wins: number }>();
  for (const { players, scores, winners } of results)
    players.forEach(({ name }, seat) => {
      const key = name.trim().toLocaleLowerCase();
      if (!key) return;
      const one = found.get(key) ?? { name: name.trim(), totals: [], wins: 0 };
      one.totals.push(scores[seat]?.total ?? 0);
      if (winners.includes(seat)) one.wins++;
      found.set(key, one);
    });
  return [...found.values()]
    .map(({ name, totals, wins }) => ({
      name,
      games: totals.length,
      wins,
      mean: mean(totals),
      best: Math.max(...totals),
    }))
    .sort((a, b) => b.games - a.games || b.mean - a.mean);
}

/** By card, over all players. */
export function byCard(results: readonly Result[]): CardRecord[] {
  const found = new Map<string, { games: number; paid: number[] }>();
  for (const { cards, scores } of results)
    for (const card of cards) {
      const one = found.get(card) ?? { games: 0, paid: [] };
      one.games++;
      one.paid.push(...scores.map((score) => score[card] ?? 0));
      found.set(card, one);
    }
  return [...found]
    .map(([card, { games, paid }]) => ({ card, games, mean: mean(paid), best: Math.max(...paid) }))
    .sort((a, b) => b.mean - a.mean);
}
