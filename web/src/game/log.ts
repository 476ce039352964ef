/** The running log in words: entries -> lines, each with the hexes it is about. */

import { type Args, has, list, row, t } from "../i18n";
import type { Entry, GameEvent, Seat } from "../net/protocol";
import { OFF_BOARD, splitAction } from "../state/entries";
import { person } from "./words";

export interface LogLine {
  key: number;
  seat: number | null;
  /** text with <b> marks */
  text: string;
  hexes: string[];
  /** the last line of a turn */
  closes: boolean;
}

/** A line in the making: what one seat did by one means. */
interface Draft {
  key: number;
  seat: number | null;
  verb: string;
  by: string | null;
  id: string;
  args: Args;
  hexes: string[];
  events: GameEvent[];
}

const hasOwnLine = ({ kind }: GameEvent): boolean => has(`log-they-${kind}`);

/** Events that are reported with what caused them; others have a line of their own, or none. */
function eventText(event: GameEvent): string | null {
  const { kind, what = "", where = "", amount = 0 } = event;
  const id = `log-event-${kind}`;
  if (hasOwnLine(event) || !has(id)) return null;
  return t(id, { tile: what, card: what, terrain: what, where, n: amount });
}

/** What befell somebody else, or is somebody's news of its own. */
function otherLines(draft: Draft, seats: Seat[], alone: boolean): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of draft.events) {
    const { kind, seat, what = "", where = "" } = event;
    const deed = seat === draft.seat ? null : eventText(event);
    if (!deed && !hasOwnLine(event)) continue;
    const id = deed ? "log-they" : `log-they-${kind}`;
    lines.push({
      key: draft.key + (lines.length + 1) / 100,
      seat,
      text: t(id, { ...person(seats[seat], alone), deed: deed ?? "", where, terrain: what }),
      hexes: where && !deed ? [where] : [],
      closes: false,
    });
  }
  return lines;
}

function write(draft: Draft, seats: Seat[], alone: boolean): LogLine {
  const seat = draft.seat === null ? undefined : seats[draft.seat];
  const { hexes } = draft;
  const told = t(draft.id, {
    where: row(hexes),
    way: hexes.join(" → "),
    ...draft.args,
    ...person(seat, alone),
  });
  const news = draft.events.flatMap(
    (event) => (event.seat === draft.seat && eventText(event)) || [],
  );
  return { key: draft.key, seat: draft.seat, text: list([told, ...news]), hexes, closes: false };
}

const PLAIN_ENDS = new Set(["log-end", "log-end-by"]);

/** Whether it is reported only until something has come of it. */
const isBegun = ({ id }: Draft): boolean => !id.split(" ").slice(0, -1).some(has);

/** The news of these close a line, so that they stand with their hex. */
const hasNews = ({ events, seat }: Draft): boolean =>
  events.some((event) => event.seat === seat && eventText(event));

/** Lines, oldest first. What a seat builds or moves by one means shares a line. */
export function logLines(entries: readonly Entry[], seats: Seat[], alone: boolean): LogLine[] {
  const lines: LogLine[] = [];
  let draft: Draft | null = null;
  const flush = (): void => {
    if (draft?.id) lines.push(write(draft, seats, alone));
    if (draft) lines.push(...otherLines(draft, seats, alone));
    draft = null;
  };
  const begin = (entry: Entry, id: string, args: Args = {}, hexes: string[] = []): Draft => {
    flush();
    const { number: key, seat, by = null, events = [] } = entry;
    const [verb] = splitAction(entry.action ?? "");
    return { key, seat, verb, by, id, args, hexes, events: [...events] };
  };
  for (const entry of entries) {
    const last: Draft | null = draft;
    if (entry.kind !== "play" || !entry.action) {
      const id = `log-${entry.kind}`;
      if (!has(id)) continue;
      draft = begin(entry, id);
      flush();
      continue;
    }
    const [verb, arg] = splitAction(entry.action);
    const by = entry.by ?? null;
    const { id, args } = entry.says ?? { id: `log-${verb}`, args: {} };
    const goesOn: boolean = last?.seat === entry.seat && last.by === by;
    if (verb === "end") {
      // Only what is left unused is worth a line.
      const [unused = ""] = id.split(" ");
      draft = begin(entry, has(unused) && !PLAIN_ENDS.has(unused) ? unused : "");
      const line = by ? undefined : lines.at(-1);
      if (line) line.closes = true;
      continue;
    }
    if (last && goesOn && verb === "build" && last.id === id && !hasNews(last)) {
      last.hexes.push(arg);
      last.events.push(...(entry.events ?? []));
    } else if (last && goesOn && verb === "put" && (last.verb === "take" || last.verb === "put")) {
      // The way of one piece, its first hex first.
      last.id = id;
      last.verb = verb;
      last.hexes.push(arg);
      last.events.push(...(entry.events ?? []));
    } else if (last && goesOn && verb === "put" && last.verb === "build") {
      // What was just built goes on.
      const from = last.hexes.at(-1) ?? "";
      draft = begin(entry, id, args as Args, [from, arg]);
    } else {
      // What is begun becomes the line of what it leads to.
      const begun: boolean =
        !!by && last?.verb === "use" && isBegun(last) && last.seat === entry.seat;
      const before: GameEvent[] = begun ? (last?.events ?? []) : [];
      if (begun) draft = null;
      draft = begin(entry, id, args as Args, OFF_BOARD.has(verb) ? [] : [arg]);
      draft.events.unshift(...before);
    }
  }
  flush();
  return lines;
}
