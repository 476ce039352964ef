/** The running log in words: entries -> lines, each with the hexes it is about. */

import { type Args, has, named, t } from "../i18n";
import type { Entry, GameEvent, Seat } from "../net/protocol";
import { splitAction } from "../state/entries";
import { onTerrain, person } from "./words";

export interface LogLine {
  key: number;
  seat: number | null;
  /** text with <b> marks */
  text: string;
  hexes: string[];
  /** the last line of a turn */
  closes: boolean;
}

interface Draft {
  key: number;
  seat: number | null;
  id: string;
  args: Args;
  hexes: string[];
  events: GameEvent[];
}

function eventText({ kind, what = "" }: GameEvent): string | null {
  if (kind === "tile-taken") return t("log-took", { tile: named("location", what) });
  if (kind === "tile-lost") return t("log-lost", { tile: named("location", what) });
  return null;
}

/** A card that left the game is somebody's news of its own, often at the end of another's turn. */
function cardLines(draft: Draft, seats: Seat[], alone: boolean): LogLine[] {
  const gone = draft.events.filter((event) => event.kind === "card-removed");
  return gone.map((event, index) => ({
    key: draft.key + (index + 1) / 100,
    seat: event.seat,
    text: t("log-card-removed", {
      ...person(seats[event.seat], alone),
      terrain: onTerrain(event.what ?? ""),
    }),
    hexes: [],
    closes: false,
  }));
}

function write(draft: Draft, seats: Seat[], alone: boolean): LogLine {
  const seat = draft.seat === null ? undefined : seats[draft.seat];
  const args: Args = { ...draft.args, ...person(seat, alone), where: draft.hexes.join(", ") };
  if (draft.id === "log-move") args.where = draft.hexes.at(-1) ?? "";
  let text = t(draft.id, args);
  for (const event of draft.events) {
    const more = eventText(event);
    if (more) text = t("log-and", { first: text, second: more });
  }
  return { key: draft.key, seat: draft.seat, text, hexes: draft.hexes, closes: false };
}

/** Lines, oldest first. Builds of one turn without tile share a line; a tile action is one line. */
export function logLines(entries: readonly Entry[], seats: Seat[], alone: boolean): LogLine[] {
  const lines: LogLine[] = [];
  let draft: Draft | null = null;
  let by: string | null = null;
  const flush = (): void => {
    if (draft?.id) lines.push(write(draft, seats, alone));
    if (draft) lines.push(...cardLines(draft, seats, alone));
    draft = null;
  };
  const begin = (entry: Entry, id: string, args: Args = {}, hexes: string[] = []): Draft => {
    flush();
    return {
      key: entry.number,
      seat: entry.seat,
      id,
      args,
      hexes,
      events: [...(entry.events ?? [])],
    };
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
    const tile = by === null ? "" : named("location", by);
    switch (verb) {
      case "use":
        by = arg;
        draft = begin(entry, "log-use", { tile: named("location", arg) });
        break;
      case "build":
        if (by !== null) {
          draft = null;
          draft = begin(entry, "log-build-by", { tile }, [arg]);
        } else if (last?.id === "log-build" && last.seat === entry.seat && !hasNews(last)) {
          last.hexes.push(arg);
          last.events.push(...(entry.events ?? []));
        } else draft = begin(entry, "log-build", {}, [arg]);
        by = null;
        break;
      case "take":
        draft = null;
        draft = begin(entry, "log-lift", { from: arg, tile }, [arg]);
        break;
      case "put": {
        const from: string = last?.hexes[0] ?? "";
        draft = null;
        draft = begin(entry, "log-move", { from, tile }, [from, arg]);
        by = null;
        break;
      }
      case "choose":
        draft = begin(entry, "log-choose", { what: arg });
        break;
      case "end": {
        flush();
        const line = lines.at(-1);
        if (line) line.closes = true;
        draft = begin(entry, "");
        by = null;
        break;
      }
      default:
        draft = begin(entry, "log-other", { action: entry.action }, arg ? [arg] : []);
    }
  }
  flush();
  return lines;
}

/** A build that took a tile closes its line, so that the tile stands with its hex. */
const hasNews = (draft: Draft): boolean => draft.events.some((event) => eventText(event));
