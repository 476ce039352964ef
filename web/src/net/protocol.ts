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
  /** "main", or another board that lies beside it */
  part?: string;
}

export interface BoardData {
  hexes: HexData[];
  width: number;
  height: number;
}

export interface TileData {
  name: string;
  /** its location hex; null where an edited position names none */
  from: string | null;
  ready: boolean;
  new: boolean;
}

/** A tile that is held for one turn. */
export interface PassingTile {
  name: string;
  /** false: taken this turn, usable in the next */
  ready: boolean;
}

export interface PieceData {
  kind: string;
  hex: string;
  /** all hexes of a piece that covers several */
  hexes?: string[];
}

/** A card that was bought and can be used. */
export interface TalentData {
  name: string;
  /** its lower action was bought too */
  upgraded: boolean;
  /** bought this turn */
  new: boolean;
  upgraded_now: boolean;
  used: boolean;
}

/** What only a player of Winter Kingdom has. */
export interface WinterPlayer {
  houses: string[];
  forts: string[];
  /** out of the game */
  out: number;
  out_forts: number;
  forts_left: number;
  coins: number;
  /** not bought yet; null: hidden from this seat */
  talents: string[] | null;
  talents_size: number;
  bought: TalentData[];
  tunnel_used: boolean;
}

/** What is empty is left out. */
export interface PlayerData extends Partial<WinterPlayer> {
  settlements: string[];
  supply: number;
  gold: number;
  /** null: hidden from this seat */
  hand: string[] | null;
  hand_size: number;
  tiles: TileData[];
  lost: string[];
  /** everything of this player that stands on the board */
  pieces?: PieceData[];
  warriors?: string[];
  wagon?: string;
  ship?: string;
  /** its centre */
  city_hall?: string;
  /** settlements taken off the board, to be built in the next turn */
  owed?: number;
  /** the same of other pieces, by kind */
  owed_pieces?: string[];
  /** the value of the number tiles */
  numbers?: number;
  /** rows, such as "7" or "i.3" */
  marks?: string[];
  nomads?: PassingTile[];
  /** of the gold, how much came from which card during the game */
  earned?: Record<string, number>;
}

export interface Ask {
  kind: string;
  by?: string;
  /** one, or those of a card with two */
  terrain?: string | string[];
  left?: number;
  begun?: boolean;
  choices?: string[];
  /** who decides */
  seat?: number;
  /** the first part of an action is done, a second may follow */
  then?: boolean;
  /** how far the last part of the turn has come */
  step?: string;
}

export interface TaskData {
  task: string;
  by?: string;
  seat?: number;
  left?: number;
  lifted?: string | null;
  note?: string;
}

/** What is empty is left out. */
export interface TurnData {
  left: number;
  begun: boolean;
  /** whether, or how much, was built */
  built: boolean | number;
  tasks: TaskData[];
  /** where the card builds, where that can be another terrain than the card's */
  terrain?: string;
  /** how far the last part of the turn has come: "", "sell", "buy", "done" */
  step?: string;
  /** actions that were used */
  used?: string[];
  /** settlements of the last turn that are still to be built in this one */
  due?: number;
  /** other pieces, by kind, that are built after them */
  due_pieces?: string[];
  /** the terrain being played; empty while it is not chosen */
  card?: string;
  /** whose turn it is, when another seat decides just now */
  seat?: number;
  /** extra actions without a location tile that were used this turn */
  spent?: string[];
  /** the settlements of this turn's card */
  line?: string[];
  /** the next settlement may be set anywhere */
  free?: boolean;
}

export type Score = Record<string, number>;

export interface View {
  game: string;
  setup: {
    players: number;
    boxes: string[];
    sections: unknown[];
    cards: string[];
    options: Record<string, boolean | number>;
    tasks?: string[];
    /** the terrain whose cards are out of the game */
    removed?: string;
    boards?: unknown[];
    economy?: string;
    /** "none", one, or several: see `twistsOf` */
    twist?: string | string[];
    direction?: string;
    top_board?: number;
    bottom_board?: number;
  };
  seat: number | null;
  players: PlayerData[];
  discards: Record<string, number>;
  removed: Record<string, number>;
  /** who decides now */
  to_move: number | null;
  /** whose turn it is */
  turn_of?: number | null;
  turn: TurnData;
  last_round: boolean;
  over: boolean;
  deck_size: number;
  locations: Record<string, { name: string; tiles: number }>;
  walls?: string[];
  /** where there is a quarry */
  walls_left?: number;
  scouts?: string[];
  /** hexes on which warriors let nobody build */
  blocked?: string[];
  /** tiles of nomads that still lie there */
  nomads?: Record<string, string>;
  capitols?: string[];
  caves?: string[];
  silo_step?: boolean;
  /** to buy and to upgrade, by talent */
  prices?: Record<string, [buy: number, upgrade: number]>;
  /** what a scoring card pays for each thing it counts */
  points?: Record<string, number>;
  /** who says what a card says: printed, inferred, house */
  sources?: Record<string, string>;
  /** what a card in play needs to be agreed on */
  marks?: { top_board?: number; bottom_board?: number; direction?: string };
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
  amount?: number;
}

export interface Entry {
  number: number;
  seat: number | null;
  kind: string;
  action?: string;
  /** the extra action that it is a part of */
  by?: string | null;
  /** what it lifts or builds, if it is no settlement */
  piece?: string;
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
  /** whether who is to move may ask for a hint */
  hints?: boolean;
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
