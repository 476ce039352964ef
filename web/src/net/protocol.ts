/** What the server and the page say to each other. Nothing here names a rule. */

export interface HexData {
  name: string;
  /** in half hexes */
  x: number;
  /** in rows */
  y: number;
  ground: string;
  /** which of the joined boards it is printed on */
  section?: number;
}

export interface BoardData {
  hexes: HexData[];
  width: number;
  height: number;
}

export interface TileData {
  name: string;
  from: string;
  ready: boolean;
  new: boolean;
}

export interface PlayerData {
  settlements: string[];
  supply: number;
  gold: number;
  /** null: hidden from this seat */
  hand: string[] | null;
  hand_size: number;
  tiles: TileData[];
  lost: string[];
}

export interface Ask {
  kind: string;
  by?: string;
  terrain?: string;
  left?: number;
  begun?: boolean;
}

export interface TaskData {
  task: string;
  by?: string;
  lifted?: string | null;
}

export type Score = Record<string, number>;

export interface View {
  game: string;
  setup: {
    players: number;
    boxes: string[];
    sections: unknown[];
    cards: string[];
    options: Record<string, boolean>;
  };
  seat: number | null;
  players: PlayerData[];
  discards: Record<string, number>;
  removed: Record<string, number>;
  to_move: number | null;
  turn: { left: number; begun: boolean; built: boolean; tasks: TaskData[] };
  last_round: boolean;
  over: boolean;
  deck_size: number;
  locations: Record<string, { name: string; tiles: number }>;
  asks: Ask;
  scores: Score[];
  winners: number[];
}

export interface Legal {
  /** verb -> hexes on which it may be used */
  hexes: Record<string, string[]>;
  /** whole actions, such as "use barn" and "end" */
  others: string[];
}

export type SeatKind = "person" | "bot" | "open";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string;
  level: string | null;
  online: boolean;
  left: boolean;
  mine: boolean;
}

export interface GameEvent {
  kind: string;
  seat: number;
  what?: string;
  where?: string;
}

export interface Entry {
  number: number;
  seat: number | null;
  kind: string;
  action?: string;
  step?: number;
  to?: number;
  level?: string;
  name?: string;
  events?: GameEvent[];
}

export interface TableData {
  id: string;
  game: string;
  listed: boolean;
  seats: Seat[];
  begun: boolean;
  takeback: null | { seat: number; step: number; yes: number[]; waiting: number[] };
  votes: { whom: number; level: string; yes: number[] }[];
  rematch: null | { table: string; secret: string | null; watch?: string | null };
  over?: boolean;
  /** so many actions lie before the first entry */
  first?: number;
  invite: string | null;
  watch: string | null;
}

export interface Contribution {
  hexes: string[];
  gold: number;
}

export interface StateMessage {
  type: "state";
  number: number;
  table: TableData;
  board?: BoardData;
  view: View;
  legal: Legal | null;
  can_undo: boolean;
  contributions: Record<string, Contribution[]>[];
  entries: Entry[];
}

export interface Preview {
  gold: Record<string, number>;
  events: GameEvent[];
}

export interface Reason {
  rule: string;
  key: string;
  text: string;
  args: Record<string, string>;
}

export type ServerMessage =
  | StateMessage
  | { type: "previews"; number: number; previews: Record<string, Preview> }
  | { type: "why"; action: string; reason: Reason | null }
  | { type: "refused"; code: string; text: string; reason?: Reason }
  | { type: "presence"; online: number[] };

export type ClientMessage =
  | { type: "hello"; secrets: string[]; since: number | null }
  | { type: "play"; seat: number; number: number; action: string }
  | { type: "undo"; seat: number; number: number }
  | { type: "takeback"; seat: number; number: number }
  | { type: "answer"; seat: number; yes: boolean }
  | { type: "leave"; seat: number }
  | { type: "replace"; seat: number; whom: number; level: string }
  | { type: "previews" }
  | { type: "why"; action: string }
  | { type: "name"; seat: number; name: string; colour: string };
