/** The running log in words: entries -> lines, each with the hexes it is about. */

import { type Args, has, speaksWinter, t } from "../i18n";
import type { Entry, GameEvent, Seat } from "../net/protocol";
import { OFF_BOARD, splitAction, withParts } from "../state/entries";
import { actionOf, either, person } from "./words";

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

/** Events that are reported where they happen; the others aren't news. */
function eventText({ kind, what = "", where = "", amount = 0 }: GameEvent): string | null {
  const id = `log-event-${kind}`;
  if (!has(id)) return null;
  return t(id, { tile: what, card: what, terrain: what, where, n: amount });
}

const OWN_LINE = new Set(["card-removed", "removed"]);

/** What befell somebody else, or is somebody's news of its own. */
function otherLines(draft: Draft, seats: Seat[], alone: boolean): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of draft.events) {
    const { kind, seat, what = "", where = "" } = event;
    const isTold = kind === "removed" && speaksWinter();
    if (isTold || (seat === draft.seat && !OWN_LINE.has(kind))) continue;
    const who = person(seats[seat], alone);
    const deed = OWN_LINE.has(kind) ? null : eventText(event);
    const id = deed ? "log-they" : either(`log-they-${kind}`, `log-${kind}`);
    if (!has(id)) continue;
    lines.push({
      key: draft.key + (lines.length + 1) / 100,
      seat,
      text: t(id, { ...who, deed: deed ?? "", where, terrain: what }),
      hexes: where && !deed ? [where] : [],
      closes: false,
    });
  }
  return lines;
}

function write(draft: Draft, seats: Seat[], alone: boolean): LogLine {
  const seat = draft.seat === null ? undefined : seats[draft.seat];
  const { hexes } = draft;
  let text = t(draft.id, {
    where: hexes.join(", "),
    way: hexes.join(" → "),
    ...draft.args,
    ...person(seat, alone),
  });
  for (const event of draft.events) {
    if (event.seat !== draft.seat || OWN_LINE.has(event.kind)) continue;
    const more = event.kind === "card-drawn" && draft.by !== "fort" ? null : eventText(event);
    if (more) text = t("log-and", { first: text, second: more });
  }
  return { key: draft.key, seat: draft.seat, text, hexes, closes: false };
}

const GIVE_UP = "log-choose-give-up";
const ROW = /^(i\.)?\d+$/;

/** The same in Winter Kingdom, which shares names with the other game but no special cases. */
function winterDeed(verb: string, arg: string, by: string | null): [id: string, args: Args] {
  const tile = by ?? arg;
  switch (verb) {
    case "build":
    case "fort":
      return [
        by === "guest" ? `log-${verb}-guest` : by ? `log-${verb}-by` : `log-${verb}`,
        { tile },
      ];
    case "take":
      return [
        by === "remove" ? "log-take-remove" : by ? "log-take-by" : "log-take-salvage",
        { tile },
      ];
    case "put":
      return ["log-put-by", { tile }];
    case "use":
      return [arg === "crossroads-2" ? "log-use-crossroads-2" : "log-use", { tile: arg }];
    default:
      return [either(`log-${verb}`, "log-other"), { tile: arg, action: `${verb} ${arg}` }];
  }
}

/** The message for a deed, and what it says besides who and where. */
function deed(
  verb: string,
  arg: string,
  by: string | null,
  piece?: string,
): [id: string, args: Args] {
  if (speaksWinter()) return winterDeed(verb, arg, by);
  const tile = by ?? "";
  const special = `log-${verb}-${actionOf(by ?? arg)}`;
  switch (verb) {
    case "use":
      return [either(`log-use-${arg}`, "log-use"), { tile: arg }];
    case "build":
      if (piece) return ["log-build-piece", { piece }];
      return [by ? either(special, "log-build-by") : "log-build", { tile }];
    case "take":
    case "put":
      return [either(special, `log-${verb}-by`), { tile, piece: piece ?? "settlement" }];
    case "choose":
      if (has(`choice-${arg}`) && arg !== "swamp" && arg !== "number")
        return [GIVE_UP, { what: arg }];
      if (ROW.test(arg)) return ["log-choose-row", { where: arg }];
      if (has(`terrain-${arg}`) && by !== "bazaar") return ["log-choose-terrain", { terrain: arg }];
      return [either(special, "log-choose"), { tile: arg, where: arg }];
    default:
      return ["log-other", { action: arg ? `${verb} ${arg}` : verb }];
  }
}

/** Of which tile one of two is given up: the last that its owner lost, where that is one kind. */
function givenUp(before: readonly Entry[], seat: number | null): string {
  const move = before.findLast(({ action }) => !action?.startsWith("choose "));
  const lost = (move?.events ?? []).filter((one) => one.kind === "tile-lost" && one.seat === seat);
  const names = new Set(lost.map(({ what = "" }) => what));
  return names.size === 1 ? ([...names][0] ?? "") : "unknown";
}

/** The news of these close a line, so that they stand with their hex. */
const hasNews = ({ events, seat }: Draft): boolean =>
  events.some((event) => event.seat === seat && event.kind !== "card-drawn" && eventText(event));

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
  const all = withParts(entries);
  for (const [index, entry] of all.entries()) {
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
    const goesOn: boolean = last?.seat === entry.seat && last.by === by;
    if (verb === "end") {
      const used: boolean = goesOn && last?.verb !== "use";
      const unused = by && !used ? `log-end-${by}` : "";
      draft = begin(entry, has(unused) ? unused : "");
      const line = by ? undefined : lines.at(-1);
      if (line) line.closes = true;
      continue;
    }
    const [id, args] = deed(verb, arg, by, entry.piece);
    if (id === GIVE_UP) args.tile = givenUp(all.slice(0, index), entry.seat);
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
      draft = begin(entry, id, args, [from, arg]);
    } else {
      // What is begun becomes the line of what it leads to.
      const begun: boolean = !!by && last?.id === "log-use" && last.seat === entry.seat;
      const before: GameEvent[] = begun ? (last?.events ?? []) : [];
      if (begun) draft = null;
      draft = begin(entry, id, args, OFF_BOARD.has(verb) ? [] : [arg]);
      draft.events.unshift(...before);
    }
  }
  flush();
  return lines;
}
