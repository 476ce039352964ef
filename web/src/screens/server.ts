/** What these screens ask of the server besides the calls in net/api. */

import { ApiError, call, type NewTable } from "../net/api";
import type { Contribution, Entry, StateMessage, View } from "../net/protocol";
import { readState } from "../net/views";

export interface ServerInfo {
  version: string;
  open: boolean;
  /** where other devices reach this server; empty when only this machine does */
  addresses: string[];
  games: string[];
  bots: string[];
}

export interface SectionData {
  name: string;
  box: string;
  source: string;
  locations: string[];
  /** ten strings of ten letters; the island has five of 4, 5, 6, 5 and 4 */
  rows: string[];
}

/** New land of a kind of section, with its text for a set-up. */
export interface LandData extends SectionData {
  text: string;
}

/** For each section the hexes that can hold something. */
export interface PlacesData {
  capitols: string[][];
  caves: string[][];
}

/** What it does not name is drawn. */
export interface Preset {
  boxes: string[];
  sections?: string[];
  cards?: string[];
}

/** A rule that players may choose to read differently. */
export interface RuleOption {
  default: boolean | number;
  /** it means something only with all of these */
  boxes: string[];
  choices: (boolean | number)[];
}

export interface GameCatalog {
  players: number[];
  boxes: string[];
  sections: SectionData[];
  cards: { name: string; box: string }[];
  tasks?: { name: string; box: string }[];
  /** the sides of the island */
  islands?: SectionData[];
  /** the kinds of section of which new land can be made */
  lands?: string[];
  /** the box whose cards belong to every game */
  core?: string;
  options: Record<string, RuleOption>;
  presets: Record<string, Preset>;
}

export interface TalentInfo {
  name: string;
  /** how its two actions combine: choose, arrow, free; null: there is only one */
  combine: string | null;
  cost: number;
  upgrade: number;
  /** who says so: printed, inferred, house */
  source: string;
  /** the same of its price, and of the price of its upgrade */
  cost_source: string;
  upgrade_source: string;
}

export interface SideData {
  name: string;
  /** the two sides of a board cannot both be used */
  board: string;
  source: string;
  /** nine strings of 5 to 9 letters */
  rows: string[];
  /** of a side that somebody brought: its file, for the set-up */
  text?: string;
}

export interface TwistInfo {
  name: string;
  source: string;
  /** the scoring card that has no meaning with it */
  replaces: string | null;
  /** the scoring card that can be chosen, but is not drawn with it */
  avoids: string | null;
  /** the twists that contradict it */
  excludes: string[];
}

/** What there is of Winter Kingdom. */
export interface WinterCatalog {
  players: number[];
  letters: Record<string, string>;
  places: string[];
  sides: SideData[];
  cards: { name: string; source: string; points: number }[];
  economy: { name: string; source: string }[];
  twists: TwistInfo[];
  directions: string[];
  talents: TalentInfo[];
  presets: Record<string, { twist?: string }>;
}

export interface Catalog {
  games: { "kingdom-builder"?: GameCatalog; "winter-kingdom"?: WinterCatalog };
  letters: Record<string, string>;
}

export interface ListedTable {
  table: string;
  names: string[];
  turn: number | null;
  watch: string;
}

export interface StepData {
  step: number;
  first: number;
  steps: number;
  state: {
    view: View;
    contributions: Record<string, Contribution[]>[];
    entries: Entry[];
  };
}

/** The server counts entries; beyond every one of them it sends no entry and no board. */
const ALL_KNOWN = Number.MAX_SAFE_INTEGER;
const RECORD_BYTES = 1024 * 1024;

const at = (id: string, what = ""): string => `/api/tables/${encodeURIComponent(id)}${what}`;

export const server = {
  info: () => call<ServerInfo>("/api/server"),
  catalog: () => call<Catalog>("/api/catalog"),
  land: (kind: string, seed: number) =>
    call<LandData>(`/api/lands/${encodeURIComponent(kind)}?seed=${seed}`),
  /** a side of one's own, from the text of its file */
  side: (text: string) => call<SideData>("/api/sides", { body: { text } }),
  places: (board: unknown) => call<PlacesData>("/api/places", { body: board }),
  listed: () => call<ListedTable[]>("/api/tables?listed=true"),
  /** the whole state, with board and entries */
  table: async (id: string, secret: string) =>
    readState(await call<StateMessage>(at(id), { secret })),
  /** the state without board and entries */
  glance: (id: string, secret: string) =>
    call<StateMessage>(at(id, `?since=${ALL_KNOWN}`), { secret }),
  /** answers when something has happened since, or after a while */
  next: (id: string, secret: string, since: number) =>
    call<StateMessage>(at(id, `?since=${since}&wait=20`), { secret }),
  step: async (id: string, secret: string, step: number): Promise<StepData> => {
    const told = await call<StepData>(at(id, `/steps/${step}`), { secret });
    return { ...told, state: readState(told.state) };
  },
  record: (id: string, secret: string) => call<unknown>(at(id, "/record"), { secret }),
  upload: (record: unknown) => call<NewTable>("/api/records", { body: record }),
};

/** A record or saved game of a file the person chose. */
export async function readRecord(file: Blob): Promise<unknown> {
  if (file.size > RECORD_BYTES) throw new ApiError(413, "too-big", "the file is too large");
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ApiError(422, "not-json", "the file is no JSON");
  }
}

let info: Promise<ServerInfo> | undefined;

/** About the server; asked once, again after a failure. */
export function serverInfo(): Promise<ServerInfo> {
  info ??= server.info().catch((error: unknown) => {
    info = undefined;
    throw error;
  });
  return info;
}
