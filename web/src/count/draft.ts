/** The count somebody is busy with; half of one survives a reload. */

import { signal } from "@preact/signals";
import type { Colour, CountAsked, CountSeat, GameName } from "../net/protocol.gen";
import { keepDraft, keptDrafts } from "../state/drafts";
import { COLOURS } from "../ui/art";

export type Setup = CountAsked["setup"];

export interface Player {
  name: string;
  colour: Colour;
}

export interface Draft {
  game: GameName;
  /** null: not chosen yet */
  setup: Setup | null;
  /** what came whole, by a link or with a result, by game */
  given?: Partial<Record<GameName, Setup>>;
  /** the set-up as somebody fills it in, by game */
  forms: Partial<Record<GameName, unknown>>;
  players: Player[];
  seats: CountSeat[];
  /** what those have who were put away, should there be more players again */
  spare?: { name: string; seat: CountSeat }[];
  step: "setup" | "pieces" | "result";
  /** of a kept result that is changed; empty: it is a new one */
  id: string;
  /** the day of the game: 2026-11-18 */
  day: string;
}

const KEY = "hexholm.count";

export const NOTHING: CountSeat = { pieces: {}, numbers: {} };

export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;

const pad = (n: number): string => `${n}`.padStart(2, "0");

/** Those who played last time, or three people without names. */
export const startDraft = (game: GameName, players: readonly Player[] = []): Draft => ({
  game,
  setup: null,
  given: {},
  forms: {},
  players: players.length
    ? [...players]
    : COLOURS.slice(0, 3).map((colour) => ({ name: "", colour })),
  seats: (players.length ? players : COLOURS.slice(0, 3)).map(() => NOTHING),
  spare: [],
  step: "setup",
  id: "",
  day: today(),
});

/** Another count by the same people: with what was filled in, and the boards that it names. */
export const nextDraft = ({ game, players, forms, given = {} }: Draft): Draft => ({
  ...startDraft(game, players),
  forms,
  given: forms[game] ? given : {},
});

/** Anything that isn't a whole draft is none. */
export function readDraft(found: unknown): Draft | null {
  const { game, players, seats, step, day } = (found ?? {}) as Partial<Draft>;
  const isWhole =
    typeof game === "string" &&
    typeof day === "string" &&
    Array.isArray(players) &&
    Array.isArray(seats) &&
    players.length === seats.length &&
    ["setup", "pieces", "result"].includes(step ?? "");
  return isWhole ? (found as Draft) : null;
}

export const draft = signal<Draft>(
  keptDrafts(KEY).map(readDraft).find(Boolean) ?? startDraft("kingdom-builder"),
);

export function change(next: Partial<Draft>): void {
  draft.value = { ...draft.value, ...next };
  keepDraft(KEY, draft.value);
}

/** Whether anything was entered that could be lost. */
export const isBegun = ({ seats }: Draft): boolean =>
  seats.some(
    ({ pieces, numbers }) =>
      Object.values(pieces).some((hexes) => hexes.length) || Object.values(numbers).some(Boolean),
  );

/** So many players: those that are there, and more in the colours that are left. */
export function people(count: number, players: readonly Player[]): Player[] {
  const free = COLOURS.filter((colour) => !players.some((one) => one.colour === colour));
  return [...players, ...free.map((colour) => ({ name: "", colour }))].slice(0, count);
}

/** Another number of players: those that are there keep what they have, and so do those who return. */
export function setNumber(count: number): void {
  const { players: old, seats, spare = [] } = draft.value;
  const gone = old
    .slice(count)
    .map(({ name }, at) => ({ name, seat: seats[count + at] ?? NOTHING }));
  const back = spare.slice(0, Math.max(0, count - old.length));
  const players = people(count, old).map((one, at) => ({
    ...one,
    name: old[at]?.name ?? back[at - old.length]?.name ?? "",
  }));
  change({
    players,
    seats: players.map((_, at) => seats[at] ?? back[at - old.length]?.seat ?? NOTHING),
    spare: [...gone, ...spare.slice(back.length)],
  });
}

/** Whoever has the colour already takes the one given up. */
export function setPlayer(place: number, next: Partial<Player>): void {
  const { players } = draft.value;
  const old = players[place]?.colour;
  change({
    players: players.map((one, index) => {
      if (index === place) return { ...one, ...next };
      return old && one.colour === next.colour ? { ...one, colour: old } : one;
    }),
  });
}
