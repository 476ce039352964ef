/** What the others did since my last turn: on the board, and by player. */

import type { Trace } from "../board/Overlay";
import type { Entry, GameEvent } from "../net/protocol";
import { OFF_BOARD, splitAction } from "../state/entries";

export interface Since {
  plays: readonly Entry[];
  /** the number of actions the game had when my turn was over */
  step: number;
  /** whether nothing has been played in my turn yet */
  fresh: boolean;
  /** whether it has had no turn before, nor played in this one */
  isFirst: boolean;
}

const isPlay = (entry: Entry): boolean => entry.kind === "play" && entry.seat !== null;
const ends = ({ events = [] }: Entry, seat?: number): boolean =>
  events.some((one) => one.kind === "turn-ended" && (seat === undefined || one.seat === seat));

/** What a bot has played for the person of a seat, who was away or had no time left. */
function byBot(standing: readonly Entry[], seat: number): Set<Entry> {
  const found = new Set<Entry>();
  let standsIn = false;
  let late = false;
  for (const entry of standing) {
    if (entry.seat === seat) {
      if (entry.kind === "replaced") standsIn = true;
      else if (entry.kind === "returned") standsIn = false;
      else if (entry.kind === "late") late = true;
      else if (isPlay(entry) && (standsIn || late)) found.add(entry);
    }
    if (ends(entry)) late = false;
  }
  return found;
}

/** From the end of a person's last turn to now, without what they have played themselves since. */
export function since(standing: readonly Entry[], seat: number): Since {
  const plays = standing.filter(isPlay);
  const bots = byBot(standing, seat);
  const mine = plays.findLastIndex((entry) => ends(entry, seat) && !bots.has(entry));
  const last = plays.findLastIndex((entry) => ends(entry));
  const rest = plays.slice(mine + 1);
  return {
    plays: rest.filter((entry) => entry.seat !== seat || bots.has(entry)),
    step: plays[mine]?.step ?? (rest[0]?.step ?? 1) - 1,
    fresh: plays.slice(last + 1).every((entry) => entry.seat !== seat),
    isFirst: plays.every((entry) => entry.seat !== seat),
  };
}

/** The hexes that plays were about; the way of a piece ends in one trace. */
export function traces(plays: readonly Entry[]): Trace[] {
  const found = new Map<string, Trace>();
  let lifted = { hex: "", seat: -1 };
  for (const { action, seat } of plays) {
    const [verb, hex] = splitAction(action ?? "");
    if (seat === null || !hex || OFF_BOARD.has(verb)) continue;
    if (verb === "put" && lifted.seat === seat) {
      const from = found.get(lifted.hex)?.from ?? lifted.hex;
      found.delete(lifted.hex);
      found.set(hex, { hex, seat, from });
    } else found.set(hex, { hex, seat });
    lifted = { hex, seat };
  }
  return [...found.values()];
}

/** What one player did: buildings by ground, what was used, bought and upgraded, and what it led to. */
export interface Deeds {
  seat: number;
  /** the grounds of the terrain card */
  played: string[];
  built: [ground: string, n: number][];
  used: string[];
  bought: string[];
  upgraded: string[];
  events: GameEvent[];
}

const count = (all: [string, number][], what: string): [string, number][] =>
  all.some(([one]) => one === what)
    ? all.map(([one, n]) => [one, one === what ? n + 1 : n])
    : [...all, [what, 1]];

const once = (all: string[], what: string): string[] => (all.includes(what) ? all : [...all, what]);

/** The same news twice is one with the sum of both. */
function summed(events: readonly GameEvent[]): GameEvent[] {
  const found = new Map<string, GameEvent>();
  for (const event of events) {
    const key = `${event.kind} ${event.what}`;
    const before = found.get(key);
    const amount = (before?.amount ?? 0) + (event.amount ?? 0);
    found.set(key, event.amount === undefined ? event : { ...event, amount });
  }
  return [...found.values()];
}

const LOWER = /-2$/;

export function deedsOf(plays: readonly Entry[], groundOf: (hex: string) => string): Deeds[] {
  const bySeat = new Map<number, Deeds>();
  for (const { seat, action, by, events = [] } of plays) {
    if (seat === null) continue;
    const none = { seat, played: [], built: [], used: [], bought: [], upgraded: [], events: [] };
    const deeds = bySeat.get(seat) ?? none;
    const [verb, arg] = splitAction(action ?? "");
    if (by || verb === "use" || verb === "repeat")
      deeds.used = once(deeds.used, (by ?? arg).replace(LOWER, ""));
    else if (verb === "build" || verb === "fort") {
      deeds.built = count(deeds.built, groundOf(arg));
      deeds.played = once(deeds.played, groundOf(arg));
    } else if (verb === "buy") deeds.bought = once(deeds.bought, arg);
    else if (verb === "upgrade") deeds.upgraded = once(deeds.upgraded, arg);
    deeds.events = summed([...deeds.events, ...events.filter((event) => event.seat === seat)]);
    bySeat.set(seat, deeds);
  }
  return [...bySeat.values()];
}
