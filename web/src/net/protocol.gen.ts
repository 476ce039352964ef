/**
 * What the page and the server say to each other.
 *
 * Made from src/hexholm/table/protocol by `python tools/protocol.py`: edit those types, not these.
 */

/** A Fluent file of a box by others. */
export interface AddedTexts {
  language: string;
  game: string;
  text: string;
}

/** It is done. */
export interface AlertAnswered {
  wish: Wish;
}

/** Where to tell a seat that it is its turn; asked again, it changes hours and language. */
export interface AlertAsked {
  kind: AlertKind;
  /** A browser's push endpoint, a mail address, or the address of a webhook. */
  address: string;
  /** Of a browser. */
  keys?: PushKeys | null;
  language?: string;
  quiet?: QuietAsked | null;
}

/** A mail address or webhook of a seat. */
export interface AlertData {
  seat: number;
  kind: AlertKind;
  address: string;
  confirmed: boolean;
}

export type AlertKind = "push" | "mail" | "webhook";

/** How this server can tell people that it is their turn. */
export interface AlertsOffered {
  /** The key that a browser subscribes with. */
  push: string;
  mail: boolean;
  /** How the address of a webhook may begin; empty: there are none. */
  webhooks: string[];
}

/** A position as the seat to move sees it. */
export interface AnalysisData {
  game: string;
  seat: number;
  /** Of each seat to win. */
  chances: number[];
  /** What each seat can expect at the end. */
  gold: number[];
  /** The best few turns, the best first. */
  turns: Suggestion[];
  /** How many different turns were compared. */
  looked_at: number;
  /** False: time was up before all the work was done, so it is less certain. */
  complete: boolean;
  /** The turn that was asked about, if one was. */
  given: Suggestion | null;
  /** What the best turn does and leads to, compared with that. */
  better: Said[];
}

/** Agree to a take-back, or not. */
export interface Answer {
  type: "answer";
  seat: number;
  yes: boolean;
}

/** What whoever has an address wants, with the secret they were sent. */
export interface AnswerAsked {
  token: string;
  /** `never`: no mail or message from this server any more. */
  wish: Wish;
}

/** What is asked of the seat that decides. */
export interface Ask {
  kind: string;
  /** The extra action it is a part of. */
  by?: string;
  /** Who decides. */
  seat?: number;
  /** One, or those of a card with two. */
  terrain?: string | string[];
  left?: number;
  begun?: boolean;
  choices?: string[];
  /** The next settlement can be set anywhere. */
  free?: boolean;
  /** Pieces of the last turn that are still to be built. */
  due?: number;
  /** Of these, by kind, those that aren't settlements. */
  due_pieces?: string[];
  /** The first part of an action is done, a second may follow. */
  then?: boolean;
  /** How far the last part of the turn has come. */
  step?: string;
  /** What the seat for which the view is reads of it, the details last. */
  says: Said[];
  /** What is called how that can be chosen. */
  labels?: Record<string, Said>;
}

/** Ask what some legal actions would bring. */
export interface AskPreviews {
  type: "previews";
  /** At most 32. */
  actions: string[];
}

/** Ask which rule forbids an action. */
export interface AskWhy {
  type: "why";
  action: string;
}

/** Actions were taken back. */
export interface BackEntry {
  number: number;
  seat: number;
  kind: "undo" | "takeback";
  /** The actions beyond this step no longer count. */
  to: number;
}

/** The last open seat is taken. */
export interface BegunEntry {
  number: number;
  seat: null;
  kind: "begun";
}

/** One of the games with the most gold. */
export interface BestGame {
  game: GameName;
  table: string;
  gold: number;
  at: number;
}

/** What would have been better. */
export interface BetterTurn {
  actions: string[];
  win: number;
  gold: number;
  /** What it does and leads to, compared with what was played. */
  facts: Said[];
}

/** A board that is being edited, as the text of its file; empty hexes are dots. */
export interface BoardAsked {
  game: GameName;
  text: string;
}

/** What is wrong with a board. */
export interface BoardChecked {
  /** As its file is written; null: it can't be read at all. */
  text: string | null;
  playable: boolean;
  problems: BoardProblem[];
}

/** The board to draw. */
export interface BoardData {
  hexes: HexData[];
  width: number;
  height: number;
}

/** A board or a direction that a card in play speaks of. */
export interface BoardMark {
  kind: string;
  /** The id of the card's name. */
  says: string;
  /** The number of the board, or the direction. */
  where: number | string;
}

/** Something to mend on a board, or to know about it. */
export interface BoardProblem {
  id: string;
  text: string;
  /** The hexes it is about: `a1` is the first of the first line. */
  hexes: string[];
  /** Whether it can't be played with it; else it differs from other boards of its kind. */
  refused: boolean;
}

/** A bot failed: `easy` plays this turn. */
export interface BotFailedEntry {
  number: number;
  seat: number;
  kind: "bot-failed";
  level: string;
  why: "crashed" | "illegal" | "too-slow" | "unknown";
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  /** a bot of GET /api/server */
  level?: string;
  colour?: Colour | null;
}

/** A card or task card, and its box. */
export interface BoxThing {
  name: string;
  box: string;
}

/** A scoring card. */
export interface CardInfo {
  name: string;
  /** Who says so: printed, inferred, house. */
  source: string;
  points: number;
  points_source: string;
  /** What has to be agreed on for it: top_board, bottom_board, direction, or nothing. */
  mark: string;
}

/** What a card has paid somebody. */
export interface CardMean {
  game: GameName;
  card: string;
  games: number;
  mean: number;
}

/** What there is to play with. */
export interface Catalog {
  games: Games;
  /** The terrain that a letter in a section's rows stands for. */
  letters: Record<string, string>;
}

/** What a client sends by the websocket. */
export type ClientMessage = Hello | Play | Undo | TakeBack | Answer | Leave | Replace | Return | Rename | Fill | Say | SayPhrase | AskPreviews | AskWhy | Speak | Front | Stop;

/** How long a turn may take. */
export interface ClockAsked {
  /** Over days at least 3600. */
  seconds: number;
  /** What happens when time is up: a bot plays the turn, or nothing. */
  end?: ClockEnd;
}

/** The clock that runs. */
export interface ClockData {
  seat: number;
  /** When time is up, in milliseconds since 1970 by the server's clock. */
  until: number;
}

export type ClockEnd = "bot" | "nothing";

export type Colour = "blue" | "orange" | "green" | "purple" | "red";

/** Hexes that together earn gold. */
export interface Contribution {
  hexes: string[];
  gold: number;
}

/** A finished game: how it was set up, and what everybody has at the end. */
export interface CountAsked {
  game?: GameName;
  setup: SetupAsked;
  seats: CountSeat[];
}

/** Where all players' pieces are compared. */
export interface CountContest {
  /** What is fought over: a hex, or a whole section. */
  at: string[];
  /** The pieces that count there, */
  hexes: string[];
  /** and how much each seat has. */
  counts: number[];
}

/** The finished game, counted: without what can't stand where it was entered. */
export interface CountData {
  board: BoardData;
  state: Moment;
  things: CountThing[];
  /** By seat: how many of each piece are left. */
  left: Record<string, number>[];
  problems: CountProblem[];
  /** Keys of the set-up on which the result depends and that were left to chance. */
  missing: string[];
  /** Keys of the set-up that are one of these names. */
  choices: Record<string, string[]>;
  /** By card. */
  contests: Record<string, CountContest[]>;
  /** The rule by which players with the same score share the victory. */
  rule: string;
}

/** A mistake, or something that may be one. */
export interface CountProblem {
  seat: number | null;
  key: string;
  hexes: string[];
  text: string;
  /** False: it is possible, but unlikely. */
  wrong: boolean;
}

/** What one player has; `things` of the answer says what there is to enter. */
export interface CountSeat {
  /** Hexes, or rows that are marked. */
  pieces: Record<string, string[]>;
  numbers: Record<string, number>;
}

/** Something to enter for each player. */
export interface CountThing {
  key: string;
  holds: "hexes" | "rows" | "number";
  /** What kind of thing it is, for its name: piece, card or tile; */
  names: string;
  /** and which one. */
  name: string;
  /** Its symbol. */
  art: string;
  /** How many a player can have. */
  most: number;
  /** The key of the thing from whose supply it comes, if that is another one. */
  supply: string;
  /** It covers seven hexes and is entered by the middle one. */
  large: boolean;
  /** The rows to choose from. */
  choices: string[];
  /** The hexes on which it can stand. */
  where: string[];
  /** What each of a number brings. */
  worth: number;
  /** Whether it matters for the result. */
  scores: boolean;
}

/** A take-back that was asked for and declined, until the game goes on. */
export interface DeclinedData {
  /** Who had asked. */
  seat: number;
  by: number;
}

/** Nothing of it is left. */
export interface Deleted {
  deleted: boolean;
}

/** What somebody owns, and how they would like a set-up to be. */
export interface DrawAsked {
  game: GameName;
  players: number;
  /** The same seed, shelf and wishes give the same set-up. */
  seed: number;
  /** Those that are owned. */
  boxes?: string[];
  /** Only these sections or sides; null: all those of the boxes. */
  sections?: string[] | null;
  /** Boards of one's own, as the texts of their files. */
  own?: string[];
  wishes?: WishesAsked;
  /** Links of earlier set-ups, the last one first. */
  had?: string[];
  /** Of those who play, as they sit: one of them is drawn to begin. */
  names?: string[];
  /** A set-up of which everything stays, */
  kept?: string | null;
  /** but for these of its `groups`. */
  again?: string[];
}

/** A set-up that was drawn. */
export interface DrawnAsked {
  /** What stands behind `#` in a link of a game. */
  link: string;
}

/** A set-up to lay out. */
export interface DrawnData {
  link: string;
  game: GameName;
  players: number;
  names: string[];
  /** Of these, who begins. */
  first: number;
  boards: LaidData[];
  cards: ShownData[];
  items: ItemData[];
  /** What can be drawn again by itself. */
  groups: string[];
  /** To play it here. */
  setup: SetupAsked;
  /** Of cards, where these depend on the game. */
  points: Record<string, number>;
  board: BoardData;
  picture: Picture;
  /** Wishes that couldn't hold, in words. */
  missed: string[];
}

/** An economy card. */
export interface EconomyInfo {
  name: string;
  source: string;
  /** What has to be agreed on for it. */
  mark: string;
}

/** A field that can be edited: where it stands in the data, and what its value can be. */
export interface EditData {
  place: "player" | "turn" | "table";
  key: string;
  seat: number | null;
  kind: EditKind;
  label: string;
  most?: number | null;
  /** Its value where nothing is said. */
  auto?: number;
  /** `paint`: the symbol of the pieces, */
  art?: string;
  /** and their kind in the picture. */
  piece?: string;
  /** `paint`: the value is one hex, or null. */
  is_one?: boolean;
  /** `paint`: it lies on seven hexes, and the value is the one in the middle. */
  is_large?: boolean;
  /** `amounts`, `cards`, `some`, `entries`: what there is. */
  names?: EditName[];
  /** `things`, `choice`: what there is. */
  choices?: EditOption[];
  /** `things`: how each of them can stand. */
  states?: EditOption[];
  /** `choice`: which one is so. */
  now?: number | null;
  /** `flag`: whether it is so, where nothing is said. */
  on?: boolean;
}

export type EditKind = "paint" | "number" | "flag" | "amounts" | "cards" | "some" | "entries" | "things" | "choice";

/** One thing of a field. */
export interface EditName {
  name: string;
  label: string;
  most?: number;
  /** How many there are where nothing is said. */
  auto?: number;
  /** What stands at this name, where it isn't a number. */
  value?: string;
}

/** One of several to choose from. */
export interface EditOption {
  label: string;
  /** What it writes into the data. */
  sets: Record<string, unknown>;
  /** The symbol that shows it. */
  art?: string;
  /** Whether it can be there more than once. */
  is_many?: boolean;
}

/** Something that happened; numbered from 1. */
export type Entry = PlayEntry | BackEntry | BegunEntry | NameEntry | PresenceEntry | LateEntry | ReplacedEntry | BotFailedEntry | RematchEntry | SharedEntry | FilledEntry | SaidEntry;

/** A request that was not carried out; a stale one comes with the current state. */
export interface ErrorAnswer {
  error: ErrorData;
  state?: StateMessage;
}

/** What is wrong. */
export interface ErrorData {
  code: string;
  text: string;
  /** Where the code doesn't tell: the id of the message, and what of the request it is about. */
  about?: string;
  reason?: Reason;
}

/** An extra action of a seat. */
export interface ExtraData {
  name: string;
  /** What follows `use`. */
  action: string;
  /** How it stands as long as it can neither be used nor was begun. */
  state: string;
  /** Where its tile comes from. */
  hex?: string;
}

/** Let bots take the open seats, or only one of them. */
export interface Fill {
  type: "fill";
  seat: number;
  level: string;
  whom?: number | null;
}

/** Let a bot take each open seat, or only one of them. */
export interface FillAsked {
  /** a bot of GET /api/server */
  level?: string;
  seat?: number | null;
}

/** A bot took an open seat. */
export interface FilledEntry {
  number: number;
  seat: number;
  kind: "filled";
  level: string;
  colour: string;
}

/** Play on after this many actions. */
export interface ForkAsked {
  step: number;
  /** Who sits where; left out: the same bots, and all other seats are the caller's. */
  seats?: (PersonSeat | BotSeat | OpenSeat)[] | null;
}

/** The page can be seen from now on, or no longer; who sees it is told nowhere else. */
export interface Front {
  type: "front";
  yes: boolean;
}

/** What there is of Kingdom Builder. */
export interface GameCatalog {
  players: number[];
  boxes: string[];
  /** The box whose cards belong to every game. */
  core: string;
  sections: SectionData[];
  /** The sides of the island. */
  islands: SectionData[];
  /** The kinds of section of which new land can be made. */
  lands: string[];
  cards: BoxThing[];
  tasks: BoxThing[];
  /** What is put on hexes before the game; an option with its name says how many there are. */
  spots: BoxThing[];
  options: Record<string, RuleOption>;
  presets: Record<string, Preset>;
}

/** Something an action brought about. */
export interface GameEvent {
  kind: string;
  seat: number;
  what?: string;
  where?: string;
  amount?: number;
}

/** A game in short, as whoever has these secrets may see it. */
export interface GameGlance {
  table: string;
  /** False: there is no such table, or none of the secrets is valid; the rest is empty then. */
  known: boolean;
  game: GameName;
  seats: GlanceSeat[];
  begun: boolean;
  over: boolean;
  /** The seat that decides now. */
  turn: number | null;
  scores: number[];
  /** When the game is over. */
  winners: number[];
  /** Milliseconds since 1970. */
  created: number;
  /** When something last happened. */
  moved: number;
  /** The actions of the last turn, or of this one. */
  last: Entry[];
}

/** A game, by name. */
export type GameName = "kingdom-builder" | "winter-kingdom";

/** How somebody does at a game. */
export interface GameRecord {
  game: GameName;
  played: number;
  won: number;
  /** Gold at the end. */
  mean: number;
}

export interface Games {
  "kingdom-builder": GameCatalog;
  "winter-kingdom": WinterCatalog;
}

/** The games to look at. */
export interface GamesAsked {
  games: OneGame[];
}

/** Who sits in a seat, for those who may have a secret for it. */
export interface GlanceSeat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string | null;
  level: string | null;
  /** Whether one of the secrets is for it. */
  mine: boolean;
}

/** By card; what is nothing is left out. */
export type Gold = Record<string, number>;

/** The guide to a game in one language. */
export interface GuideData {
  game: GameName;
  /** What the groups of entries are called, in the order in which they are shown. */
  groups: Record<string, string>;
  entries: GuideEntry[];
  /** The entry of each thing, by the id of the message with its name: `card-lords`. */
  things: Record<string, string>;
  /** The entry of each rule, by its id. */
  rules: Record<string, string>;
}

/** What there is to know about a thing, or about how the game works. */
export interface GuideEntry {
  name: string;
  /** The box it comes from; empty for what belongs to the game as a whole. */
  box: string;
  group: string;
  title: string;
  /** What it and the things it is about are called besides, in every language. */
  names: string[];
  /** A symbol of the sprite, or the thing it is about. */
  sign: string;
  text: string;
  /** What a talent costs; empty for everything else. */
  price: string;
  rules: string[];
  points: GuidePoint[];
  /** Whether there is one: `/api/guide/GAME/NAME.svg`, also by the ids of things. */
  picture: boolean;
  /** What is to be seen in it. */
  caption: string;
}

/** A question about a thing, and the answer. */
export interface GuidePoint {
  /** Empty where a box by others states a fact instead. */
  ask: string;
  text: string;
  /** The ids of the rules it stands on. */
  rules: string[];
  /** The name of a picture of its own: `/api/guide/GAME/NAME.svg`; mostly empty. */
  picture: string;
  caption: string;
}

/** The first message; answered by `state`, with the entries after `since`. */
export interface Hello {
  type: "hello";
  secrets: string[];
  since?: number | null;
  /** Whether the page can be seen now. */
  front?: boolean;
  /** Of the texts that come with a refusal or a reason; else that of `Accept-Language`. */
  language?: string;
}

/** A hex of the board. */
export interface HexData {
  name: string;
  /** In half hexes. */
  x: number;
  /** In rows. */
  y: number;
  ground: string;
  /** Which of the joined boards it is printed on. */
  section: number;
  /** The board it lies on, if not on the main one. */
  part?: string;
}

/** What the seat to move could do. */
export interface HintData {
  /** The entry after which it is true. */
  number: number;
  seat: number;
  analysis: AnalysisData;
}

/** What else to take out of the box. */
export interface ItemData {
  kind: string;
  name: string;
  number: number;
  art: string;
  /** Whether each player gets so many. */
  is_each: boolean;
  /** Where it goes, if it lies on the board. */
  hexes: string[];
  /** How many each player gets, if it depends on the order of play. */
  by_turn: number[];
}

/** Who takes an open seat. */
export interface JoinAsked {
  /** 1 to 24 characters */
  name: string;
  colour?: Colour | null;
  seat?: number | null;
}

/** The seat taken and its secret. */
export interface Joined {
  seat: number;
  secret: string;
  watch: string;
}

/** Something kept with a profile. */
export interface Keepsake {
  id: string;
  game: GameName;
  text: string;
  /** When it was last changed: milliseconds since 1970, UTC. */
  at: number;
}

/** Something to be kept with a profile, or what has become of it. */
export interface KeepsakeAsked {
  game: GameName;
  /** The file of a board, which may be half painted; a JSON object of anything else. */
  text: string;
  /** When it was last changed: milliseconds since 1970, UTC. */
  at: number;
}

export type KeepsakeKind = "board" | "result" | "shelf" | "setup";

/** All of a kind, the oldest change first. */
export interface KeepsakeList {
  kept: Keepsake[];
}

/** What a player has. */
export interface KingdomPlayer {
  settlements: string[];
  supply: number;
  gold: number;
  /** Null: hidden from this seat. */
  hand: string[] | null;
  hand_size: number;
  tiles: TileData[];
  /** Location hexes whose tile was taken and lost again. */
  lost: string[];
  warriors?: string[];
  wagon?: string;
  ship?: string;
  /** Its centre. */
  city_hall?: string;
  /** Settlements taken off the board, to be built in the next turn. */
  owed?: number;
  /** The same of other pieces, by kind. */
  owed_pieces?: string[];
  /** The value of the number tiles. */
  numbers?: number;
  /** Rows, such as "7" or "i.3". */
  marks?: string[];
  nomads?: PassingTile[];
  /** Of the gold, how much came from which card during the game. */
  earned?: Record<string, number>;
}

/** The set-up, without the seed. */
export interface KingdomSetup {
  edition: number;
  players: number;
  boxes: string[];
  sections: (string | OwnSectionData)[];
  cards: string[];
  options: Record<string, boolean | number>;
  tasks?: string[];
  island?: string | OwnSectionData;
  capitols?: string[];
  caves?: string[];
  nomads?: Record<string, string>;
  /** The terrain whose cards are out of the game. */
  removed?: string;
}

/** How far the turn has come. */
export interface KingdomTurn {
  left: number;
  /** Whether the first settlement of the mandatory action is built. */
  begun: boolean;
  /** Whether anyone has built in this round. */
  built: boolean;
  /** The terrain being played; empty while it isn't chosen. */
  card: string;
  tasks: TaskData[];
  /** Whose turn it is, when another seat decides just now. */
  seat?: number;
  /** Settlements of the last turn that are still to be built in this one. */
  due?: number;
  /** Other pieces, by kind, that are built after them. */
  due_pieces?: string[];
  /** Extra actions without a location tile that were used this turn. */
  spent?: string[];
  extra_cards?: number;
  /** Sections built in this turn. */
  roved?: number[];
  /** The settlements of this turn's card. */
  line?: string[];
  /** The next settlement can be set anywhere. */
  free?: boolean;
}

/** A game of Kingdom Builder as a seat or a spectator may see it. */
export interface KingdomView {
  game: "kingdom-builder";
  setup: KingdomSetup;
  /** The seat for which it is; null: a spectator. */
  seat: number | null;
  players: KingdomPlayer[];
  discards: Record<string, number>;
  removed: Record<string, number>;
  /** Who decides now. */
  to_move: number | null;
  /** Whose turn it is. */
  turn_of: number | null;
  turn: KingdomTurn;
  last_round: boolean;
  over: boolean;
  deck_size: number;
  walls?: string[];
  /** Where there is a quarry. */
  walls_left?: number;
  scouts?: string[];
  /** Hexes on which warriors let nobody build. */
  blocked?: string[];
  /** Nomad tiles that still lie there, by hex. */
  nomads?: Record<string, string>;
  /** Location hexes that have fewer tiles than the players have taken. */
  tiles_left?: Record<string, number>;
  capitols?: string[];
  caves?: string[];
  silo_step?: boolean;
  asks: Ask;
  scores: Score[];
  winners: number[];
}

/** A board as it is laid down. */
export interface LaidData {
  /** Its locations, by which it is known; without any, or of a side, its name. */
  names: string[];
  /** Its place, as in the message `place-N`; -1: beside the others. */
  place: number;
  /** In sixths of a full turn, clockwise; 3: upside down. */
  turns: number;
  source: string;
  is_own: boolean;
}

/** A new section: its land, and its text for a set-up. */
export interface LandData {
  name: string;
  box: string;
  source: string;
  locations: string[];
  rows: string[];
  text: string;
}

/** Time is up: a bot plays this turn for the seat. */
export interface LateEntry {
  number: number;
  seat: number;
  kind: "late";
}

/** Leave the table. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** What can be done now. */
export interface Legal {
  /** By verb the hexes on which it may be used. */
  hexes: Record<string, string[]>;
  /** Whole actions, such as "use barn" and "end". */
  others: string[];
}

/** How far the learner is, and the answers to their message. */
export interface LessonAnswer {
  /** What they have done; to be sent with the next message. */
  done: string[];
  step: LessonStep;
  messages: ServerMessage[];
}

/** What somebody in a lesson says, with all they have done there. */
export interface LessonAsked {
  /** Actions, `next` and `back`. */
  done?: string[];
  message: LessonMessage;
}

/** A lesson; what it is called is in the texts, `lesson-NAME-title` and `lesson-NAME-about`. */
export interface LessonData {
  name: string;
  game: GameName;
  /** The box it comes with; empty: the game has no boxes. */
  box: string;
  minutes: number;
  steps: number;
  /** The id of a symbol of GET /api/art. */
  art: string;
}

/** All lessons, in the order in which they are best taken. */
export interface LessonList {
  lessons: LessonData[];
  /** By language: what the lessons say, as one Fluent file. English is always there. */
  texts: Record<string, string>;
}

/** A message as on the websocket of a table; what a lesson doesn't need of it is ignored. */
export interface LessonMessage {
  /** `undo` goes one step back. */
  type: "hello" | "play" | "undo" | "previews" | "why";
  /** To `play`, or to ask `why` about; `next` reads on. */
  action?: string;
  /** To ask for `previews` of. */
  actions?: string[];
}

/** What the learner is told now, and what is pointed at. */
export interface LessonStep {
  /** From 0; as many as there are: the lesson is over. */
  number: number;
  of: number;
  /** The entry after which it is told. */
  entry: number;
  /** The end of the message's id: `lesson-NAME-TEXT`. Empty: the lesson is over. */
  text: string;
  /** How many more actions it takes. */
  left: number;
  /** Whether the learner only reads, and goes on with `next`. */
  reads: boolean;
  /** Hexes that stand out. */
  light: string[];
  /** A part of the page (hand, tiles, cards, end), or `card NAME` or `tile NAME`. */
  show: string;
}

/** A link, and the tables of whoever opens it that may be the same game. */
export interface LinkAsked {
  /** What stands behind `#` in a link of a game. */
  link: string;
  /** Those whose `link` in their state is how this link begins. */
  games: OneGame[];
}

/** The link of a game. */
export interface LinkData {
  link: string;
}

/** The game of a link, and where the caller's table of it stands. */
export interface LinkFound {
  game: GameName;
  /** `open`: nobody has taken it yet. */
  seats: Sitter[];
  /** Whether each person plays on a device of their own; if not, all seats are one device's. */
  by_turns: boolean;
  /** The seat that decides now; null: the game is over. */
  turn: number | null;
  /** How many actions it has. */
  steps: number;
  /** `new`: no table of the caller is this game. `here`: the table stands where the link does, and was brought there if need be. `older`: the table has gone on since. `other`: it has gone another way. */
  standing: LinkStanding;
  /** Of the caller. */
  table: string | null;
  /** How many actions the game has there, */
  table_steps: number;
  /** and how many of them are the link's, too. */
  common: number;
}

/** A link, and who plays on here. */
export interface LinkSeatAsked {
  /** What stands behind `#` in a link of a game. */
  link: string;
  /** In a game by turns: the one seat that is played here. */
  seat?: number | null;
  name?: string | null;
  colour?: Colour | null;
}

export type LinkStanding = "new" | "here" | "older" | "other";

/** A table that anybody may watch. */
export interface ListedTable {
  table: string;
  seats: Sitter[];
  turn: number | null;
  watch: string;
}

/** All open tables; `mark` is for the next call, which waits until there is something new. */
export interface LobbyData {
  mark: string;
  tables: OpenTable[];
}

/** What a card in play needs to be agreed on. */
export interface MarkData {
  top_board?: number;
  bottom_board?: number;
  direction?: string;
}

/** The game at a step, as a spectator saw it. */
export interface Moment {
  view: View;
  picture: Picture;
  contributions: Record<string, Contribution[]>[];
  /** The action that led there, if there was one. */
  entries: Entry[];
}

/** A person took a seat, or another name or colour. */
export interface NameEntry {
  number: number;
  seat: number;
  kind: "joined" | "named";
  name: string;
  colour: string;
}

/** A new profile. */
export interface NewProfile {
  /** Its secret. */
  profile: string;
}

/** A new table and the secrets of the caller. */
export interface NewTable {
  table: string;
  seats: SeatSecret[];
  invite: string | null;
  watch: string;
}

/** A table, and the secrets somebody has for it. */
export interface OneGame {
  table: string;
  secrets: string[];
}

/** A seat for whoever gets the invitation. */
export interface OpenSeat {
  kind: "open";
}

/** A table that waits for players, and lets anybody in. */
export interface OpenTable {
  table: string;
  game: GameName;
  boxes: string[];
  seats: Sitter[];
  pace: PaceData;
  hints: boolean;
  talk: Talk;
  seed_known: boolean;
  /** The secret to join with. */
  invite: string;
}

/** How somebody does against a level of bots, or against a person of this name. */
export interface OpponentRecord {
  game: GameName;
  /** Empty: a bot. */
  name: string;
  level: string | null;
  played: number;
  won: number;
}

/** A board of your own, as the text of its file. */
export interface OwnBoard {
  text: string;
}

/** A position that somebody made a puzzle of. */
export interface OwnPuzzle {
  best: ValuedTurn;
  others: ValuedTurn[];
  facts: Said[];
  name: string;
  game: GameName;
  set: string;
  stars: 1 | 2 | 3;
  position: string;
}

/** What somebody at a puzzle of their own says. */
export interface OwnPuzzleAsked {
  /** What they have done so far: actions and `back`. */
  done?: string[];
  /** As `POST /api/positions/puzzle` gave it. */
  puzzle: Record<string, unknown>;
  message: LessonMessage;
}

/** A puzzle of a position, and whether it has one best turn. */
export interface OwnPuzzleMade {
  puzzle: OwnPuzzle;
  /** So many other turns are as good as the best one: 0 where it is clear. */
  as_good: number;
}

/** A whole turn of somebody at a puzzle of their own. */
export interface OwnPuzzleTried {
  /** What they have done so far: actions and `back`. */
  done?: string[];
  /** As `POST /api/positions/puzzle` gave it. */
  puzzle: Record<string, unknown>;
}

/** A board section of your own, as the text of a section file. */
export interface OwnSection {
  text: string;
  turned?: boolean;
}

/** A section that somebody brought. */
export interface OwnSectionData {
  text: string;
  turned: boolean;
}

/** The same, turned by this many sixths. */
export interface OwnSide {
  text: string;
  turns?: number;
}

/** A board side that somebody brought. */
export interface OwnSideData {
  text: string;
  turns: number;
}

/** How the table is played. */
export interface PaceAsked {
  /** Over days nobody is replaced for being away, and bots play on though nobody looks. */
  kind?: PaceKind;
  /** Live: seconds after which the others can let a bot play for somebody away. */
  away?: number | null;
  clock?: ClockAsked | null;
}

/** How the table is played. */
export interface PaceData {
  kind: PaceKind;
  /** Seconds after which the others can let a bot play for somebody away; null: never. */
  away: number | null;
  clock: TurnClockData | null;
}

export type PaceKind = "live" | "days";

/** A tile that is held for one turn. */
export interface PassingTile {
  name: string;
  /** False: taken this turn, usable in the next. */
  ready: boolean;
}

/** A seat for the caller: its secret is in the answer. */
export interface PersonSeat {
  kind: "person";
  name?: string | null;
  colour?: Colour | null;
}

export type Phrase = "hello" | "good-luck" | "nice-move" | "well-played" | "thanks" | "sorry" | "one-moment" | "good-game" | "again" | "bye";

/** What everybody sees. */
export interface Picture {
  pieces: PieceSet[];
  places: PlaceData[];
  /** Hexes on which nobody may build just now. */
  blocked: string[];
  /** By verb the piece that a click sets down. */
  sets: Record<string, PieceLook>;
  marks: BoardMark[];
  /** What can follow `use` in this game, whoever has it. */
  actions: string[];
  /** By seat. */
  extras: ExtraData[][];
  /** By seat. */
  stock: StockItem[][];
  /** What is there for all players together. */
  common: StockItem[];
}

/** A piece that isn't on the board yet. */
export interface PieceLook {
  art: string;
  /** Null: nobody's. */
  seat: number | null;
}

/** The pieces of one kind and owner on the board. */
export interface PieceSet {
  kind: string;
  /** The symbol that shows them. */
  art: string;
  /** Null: nobody's. */
  seat: number | null;
  /** Their hexes, or the rows beside which they stand. */
  at: string[];
  /** All hexes of each, where it lies flat on several. */
  covers?: string[][];
  /** They stand beside rows. */
  beside?: boolean;
}

/** Something on a hex of its own. */
export interface PlaceData {
  hex: string;
  what: string;
  /** The symbol that shows it. */
  art: string;
  /** The symbol that lies under it. */
  under?: string;
  /** How many tiles lie under it, where it is a location. */
  tiles?: number;
}

/** The board whose places are asked for. */
export interface PlacesAsked {
  boxes?: string[] | null;
  sections: (string | OwnSection)[];
  /** Boards of your own, as for a new table. */
  own?: OwnBoard[] | null;
}

/** By what is put there: for each section the hexes that can hold it. */
export type PlacesData = Record<string, string[][]>;

/** Play an action; `number` is the last entry known when it was chosen. */
export interface Play {
  type: "play";
  seat: number;
  number: number;
  action: string;
}

/** An action, and the number of the last entry that was known when it was chosen. */
export interface PlayAsked {
  number: number;
  action: string;
}

/** An action was played. */
export interface PlayEntry {
  number: number;
  seat: number;
  kind: "play";
  action: string;
  /** The extra action it is a part of. */
  by?: string;
  /** What it does, besides who and where; left out where it is only `log-VERB`. */
  says?: Said;
  /** The number of actions the game has now. */
  step: number;
  events?: GameEvent[];
}

/** What the player to move could do. */
export interface PositionAdvice {
  seat: number;
  analysis: AnalysisData;
}

/** A position: its data, or a text of it, or nothing but a set-up to begin from. */
export interface PositionAsked {
  /** As in a saved game; a record or a case will do too. */
  data?: Record<string, unknown> | null;
  /** A position text, or what stands behind `#` in a link of a game. */
  text?: string | null;
  game?: GameName;
  setup?: SetupAsked;
}

/** A position as somebody has edited it. */
export interface PositionData {
  game: GameName;
  /** What follows from the rest is left out. */
  data: Record<string, unknown>;
  /** In one line, for a link. */
  text: string;
  /** Empty: it can be played, and some game can lead to it unless it is made up. */
  problems: ProblemData[];
  /** Whether the data says so (`made_up`): then no game has to lead to it. */
  made_up: boolean;
  /** The data with what follows from the board, such as tiles; null where that mends nothing. */
  mended: Record<string, unknown> | null;
  board: BoardData;
  /** Without what the problems are about. */
  picture: Picture;
  edits: EditData[];
  scores: Score[];
  /** What is asked of the player to move. */
  says: Said[];
  to_move: number | null;
  /** Cards in the draw pile. */
  deck: number;
}

/** A drawing of a position. */
export interface PositionPicture {
  svg: string;
}

/** A position, and who plays on from there. */
export interface PositionSeatsAsked {
  data: Record<string, unknown>;
  seats: (PersonSeat | BotSeat | OpenSeat)[];
}

/** The seats of the people who are there. */
export interface Presence {
  type: "presence";
  online: number[];
  /** By seat, since when its person has been away; null: is there. */
  away: (number | null)[];
}

/** A person left, is back, took the seat back from a bot, or gave it up before the start. */
export interface PresenceEntry {
  number: number;
  seat: number;
  kind: "left" | "back" | "returned" | "vacated";
}

/** A set-up by name; what it doesn't name is drawn. */
export interface Preset {
  boxes: string[];
  sections?: string[];
  cards?: string[];
}

/** What an action would bring. */
export interface Preview {
  /** By card, with the total. */
  gold: Record<string, number>;
  events: GameEvent[];
}

/** What the actions asked about would bring; nothing when somebody else decides. */
export interface Previews {
  type: "previews";
  /** The last entry when they were computed. */
  number: number;
  previews: Record<string, Preview>;
}

/** Why a position can't be. */
export interface ProblemData {
  text: string;
  /** Whose it is, if it is one player's. */
  seat: number | null;
  /** The key of saved games that it is about. */
  key: string;
  hexes: string[];
}

/** How somebody wants to be called. */
export interface ProfileAsked {
  /** 1 to 24 characters */
  name: string;
  /** The one to have where it is free. */
  colour?: Colour | null;
  /** Null: that of the device. */
  language?: string | null;
}

/** All that a profile holds. */
export interface ProfileData {
  name: string;
  colour: string | null;
  language: string | null;
  /** When it was made: milliseconds since 1970, UTC. */
  since: number;
  /** Those under way first, the latest first in each part. */
  games: ProfileGame[];
  results: ResultsData;
}

/** A game with seats taken by a profile. */
export interface ProfileGame {
  table: string;
  game: GameName;
  seats: Sitter[];
  /** The seats taken, */
  mine: number[];
  /** and the secret of each. */
  secrets: string[];
  begun: boolean;
  over: boolean;
  /** The seat that decides now. */
  mover: number | null;
  /** When something last happened: milliseconds since 1970, UTC. */
  at: number;
  /** Of each seat, when it is over. */
  gold?: number[];
  won?: boolean;
}

/** The keys of a browser's subscription, as it gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The answers to a message of somebody at a puzzle. */
export interface PuzzleAnswer {
  /** What they have done; to be sent with the next message. */
  done: string[];
  /** Whether the turn has ended, so that it can be judged. */
  over: boolean;
  messages: ServerMessage[];
}

/** What somebody at a puzzle says, as in a lesson, with all they have done there. */
export interface PuzzleAsked {
  /** What they have done so far: actions and `back`. */
  done?: string[];
  message: LessonMessage;
}

/** A position with one best turn. */
export interface PuzzleData {
  name: string;
  game: GameName;
  /** The box it is about, or `everything`, or the name of a game without boxes. */
  set: string;
  /** How well the best turn hides. */
  stars: 1 | 2 | 3;
}

/** All puzzles, the easiest first. */
export interface PuzzleList {
  /** Today, as YYYY-MM-DD in UTC. */
  day: string;
  /** The name of today's puzzle. */
  daily: string;
  puzzles: PuzzleData[];
}

/** A whole turn of somebody at a puzzle. */
export interface PuzzleTried {
  /** What they have done so far: actions and `back`. */
  done?: string[];
}

/** What a turn is worth, or how far it has been judged. */
export interface PuzzleVerdict {
  /** So many rounds of futures have been played out, */
  rounds: number;
  /** of so many. */
  of: number;
  /** None: not all of them; ask again. */
  worth: ValuedTurn | null;
  /** Whether it is as good as the best turn: what is between them is little, or may be chance. */
  solved: boolean;
}

/** Hours when nothing is sent: minutes after midnight. */
export interface QuietAsked {
  start: number;
  end: number;
  zone: string;
}

/** What a seat did in one go. */
export interface Rated {
  /** The turn of the game, counted from 1. */
  number: number;
  seat: number;
  start: number;
  stop: number;
  mark: "" | "!" | "?!" | "?" | "??";
  /** True: it may have deserved a mark, but chance may explain that. */
  uncertain: boolean;
  /** The chance of winning that was lost. */
  loss: number;
  /** The gold that was lost on the best other seat. */
  gold_loss: number;
  chances: number[];
  /** What the seat could expect at the end. */
  gold: number;
  best: BetterTurn | null;
}

/** The turns rated so far; ask again until there are as many as `of` says. */
export interface Ratings {
  of: number;
  turns: Rated[];
  /** For every turn of the game what each card pays each seat after it. */
  gold: Record<string, number>[][];
}

/** The rule that forbids an action. */
export interface Reason {
  /** Its id. */
  rule: string;
  /** For translations. */
  key: string;
  text: string;
  args: Record<string, string | number | string[]>;
}

/** A record, or a saved game with further keys. */
export interface RecordAsked {
  format: "hexholm";
  version: 1;
  game: GameName;
  setup: Record<string, unknown>;
  [key: string]: unknown;
}

/** A finished game: set-up, seed and actions. */
export interface RecordData {
  format: string;
  version: number;
  game: GameName;
  setup: Record<string, unknown>;
  /** The position that an edited game starts from. */
  start?: Record<string, unknown>;
  /** The actions before it. */
  past?: string[];
  log: string[];
}

/** A message was not carried out, and nothing has changed. */
export interface Refused {
  code: string;
  text: string;
  about?: string;
  reason?: Reason;
  type: "refused";
  /** The type of that message. */
  to?: string;
}

/** Once more: on the same board, or a new one. */
export interface RematchAsked {
  board?: "same" | "new";
  /** Boards of your own, of which a new board can be drawn. */
  own?: OwnBoard[] | null;
}

/** Where the game is played again. */
export interface RematchData {
  table: string;
  /** Those of the caller's seats, separated by commas. */
  secret: string | null;
  watch: string | null;
}

/** The game is played again at another table. */
export interface RematchEntry {
  number: number;
  seat: number;
  kind: "rematch";
  table: string;
}

/** Take another name or colour. */
export interface Rename {
  type: "name";
  seat: number;
  name?: string | null;
  colour?: string | null;
}

/** Vote to let a bot play for somebody who has left, or been away for too long. */
export interface Replace {
  type: "replace";
  seat: number;
  whom: number;
  level: string;
}

/** A bot plays for this seat, until its person takes it back. */
export interface ReplacedEntry {
  number: number;
  seat: number;
  kind: "replaced";
  level: string;
}

/** What all games add up to in which somebody played one seat from start to end. Forks, uploads and games with a chosen seed don't count. */
export interface ResultsData {
  games: GameRecord[];
  /** Those met most often first. */
  opponents: OpponentRecord[];
  cards: CardMean[];
  best: BestGame[];
}

/** Take one's seat back from the bot that plays there. */
export interface Return {
  type: "return";
  seat: number;
}

/** A rule that players may choose to read differently. */
export interface RuleOption {
  default: boolean | number;
  /** It means something only with all of these. */
  boxes: string[];
  choices: (boolean | number)[];
}

/** A message and its arguments; `seat` and `seats` among them stand for people. */
export interface Said {
  /** Several are separated by spaces; the first that exists is used. */
  id: string;
  args: Record<string, string | number | string[] | number[]>;
}

/** A person said something: a text, or a phrase that each reads in their own language. */
export interface SaidEntry {
  number: number;
  seat: number;
  kind: "said";
  text?: string;
  phrase?: Phrase;
  /** Milliseconds since 1970, UTC. */
  at: number;
}

/** Say something to the others, where they know each other: at most 200 characters. */
export interface Say {
  type: "say";
  seat: number;
  text: string;
}

/** Say a text of at most 200 characters, or a phrase. */
export interface SayAsked {
  text?: string | null;
  phrase?: Phrase | null;
}

/** Say one of a few phrases, which each reads in their own language. */
export interface SayPhrase {
  type: "phrase";
  seat: number;
  phrase: Phrase;
}

/** Gold by card, with the total. */
export type Score = Record<string, number>;

/** Who sits in a seat, for those at the table. */
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  colour: string | null;
  level: string | null;
  online: boolean;
  /** Since when this person has been away, in milliseconds since 1970; null: is there. */
  away: number | null;
  left: boolean;
  /** A bot that plays for a person, who can take the seat back. */
  stands_in: boolean;
  /** Whether the caller can take it back. */
  lent: boolean;
  /** Whether the caller acts for it. */
  mine: boolean;
}

/** Seats of a table, by their secrets, with commas between. */
export interface SeatKept {
  table: string;
  secret: string;
}

export type SeatKind = "person" | "bot" | "open";

/** A seat and the secret that acts for it. */
export interface SeatSecret {
  seat: number;
  secret: string;
}

/** Seats to be found again by a profile. */
export interface SeatsKept {
  seats: SeatKept[];
}

/** A section to draw. */
export interface SectionData {
  name: string;
  box: string;
  source: string;
  locations: string[];
  /** Ten strings of ten letters; the island has five of 4, 5, 6, 5 and 4. */
  rows: string[];
}

/** About this server. */
export interface ServerInfo {
  version: string;
  open: boolean;
  /** Where other devices reach it; empty when only this machine does. */
  addresses: string[];
  games: GameName[];
  bots: string[];
  /** Whether strangers can find each other here. */
  lobby: boolean;
}

/** What the server sends by the websocket. */
export type ServerMessage = StateMessage | Refused | Presence | Previews | Why;

/** How to set up. What is left out is drawn by the seed; `GET /api/catalog` lists the names. */
export interface SetupAsked {
  /** 2 to 5; as many as there are seats. */
  players?: number | null;
  boxes?: string[] | null;
  /** Four: names, or texts of section files; `GET /api/lands/{kind}?seed=N` makes new ones. */
  sections?: (string | OwnSection)[] | null;
  /** Three scoring cards. */
  cards?: string[] | null;
  /** One task card for each section of Crossroads. */
  tasks?: string[] | null;
  /** Castle hexes on which they stand; `POST /api/places` lists the possible ones. */
  capitols?: string[] | null;
  /** Mountain hexes in which they are; `POST /api/places` lists the possible ones. */
  caves?: string[] | null;
  /** `"ropebridge"`, `"tree-house"`, or an island of your own as a text. */
  island?: string | OwnSection | null;
  /** Which tile lies on which nomad hex. */
  nomads?: Record<string, string> | null;
  /** The terrain that the Scouts card takes out of the game. */
  removed?: string | null;
  /** Winter Kingdom: seven sides, the centre first. */
  boards?: (string | OwnSide)[] | null;
  /** Winter Kingdom: the economy card. */
  economy?: string | null;
  /** Winter Kingdom: a name, a list of several, or `"none"`. */
  twist?: string | string[] | null;
  /** Winter Kingdom: the direction of the Knights' lines. */
  direction?: string | null;
  /** Winter Kingdom: the top board, for Fur. */
  top_board?: number | null;
  /** Winter Kingdom: the bottom board, for the Pioneers. */
  bottom_board?: number | null;
  /** Rules to read differently: 1 or 2 for `capitols`, true or false for the others. */
  options?: Record<string, boolean | number> | null;
  /** A set-up by name, instead of boxes, sections and cards. */
  preset?: string | null;
  /** Boards of your own: each takes the place of the one with its name, drawn or named; one with a new name can be named. */
  own?: OwnBoard[] | null;
  /** The same number deals the same game; everybody at the table is told that it was chosen. */
  seed?: number | null;
}

/** A link of the game was made, which holds all cards. */
export interface SharedEntry {
  number: number;
  seat: number;
  kind: "shared";
  /** How all links of this game begin. */
  link: string;
}

/** What can be owned and wished for, by game. */
export interface ShelfData {
  games: Record<string, ShelfOfGame>;
}

/** What can be owned of a game. */
export interface ShelfOfGame {
  players: number[];
  things: ThingsData[];
}

/** A card that lies beside the board. */
export interface ShownData {
  kind: string;
  name: string;
  /** What to draw again for another one. */
  group: string;
}

/** A board side of your own, as the text of a side file. */
export interface SideAsked {
  text: string;
}

/** A side of a board of Winter Kingdom, to draw. */
export interface SideData {
  name: string;
  /** The two sides of a board can't both be used. */
  board: string;
  source: string;
  /** Nine strings of 5 to 9 letters. */
  rows: string[];
  /** Of a side that somebody brought: its file, for the set-up. */
  text?: string;
}

/** Who sits in a seat. */
export interface Sitter {
  seat: number;
  kind: SeatKind;
  /** Empty: a bot, nobody yet, or a person who gave none: clients call them by seat or colour. */
  name: string;
  colour: string | null;
  /** Of a bot. */
  level: string | null;
}

/** The best turn, what it does and leads to, and tempting turns that are worse. */
export interface SolutionData {
  best: ValuedTurn;
  others: ValuedTurn[];
  facts: Said[];
}

/** Ask for another language from now on; answered by `state`. */
export interface Speak {
  type: "speak";
  language: string;
}

/** The table as the caller may see it. */
export interface StateMessage {
  type: "state";
  /** The last entry. */
  number: number;
  /** The server's time, in milliseconds since 1970; comes with the board. */
  now?: number;
  table: TableData;
  board?: BoardData;
  view: View;
  picture: Picture;
  /** Null: the caller acts for no seat that decides now. */
  legal: Legal | null;
  can_undo: boolean;
  /** What earns each seat its gold, by card. */
  contributions: Record<string, Contribution[]>[];
  entries: Entry[];
}

/** A step of a table's game; left out: as it stands. */
export interface StepAsked {
  step?: number | null;
}

/** A moment of the game. */
export interface StepData {
  step: number;
  /** The first step that can be looked at. */
  first: number;
  /** The last one. */
  steps: number;
  state: Moment;
}

/** What a seat has besides settlements and tiles. */
export interface StockItem {
  kind: string;
  n: number;
  art: string;
  says: Said[];
}

/** Think no longer: the bot to play plays now, unless other people play, too; on one's own turn, the hint that was asked for is given up. */
export interface Stop {
  type: "stop";
  seat: number;
}

/** Where to tell a seat no longer. */
export interface StopAsked {
  kind: AlertKind;
  address: string;
}

/** A whole turn and its results. */
export interface Suggestion {
  actions: string[];
  /** Chance of winning, from 0 to 1. */
  win: number;
  /** The standard error of that. */
  win_error: number;
  /** Expected gold at the end. */
  gold: number;
  /** The standard error of that. */
  gold_error: number;
  /** How far ahead of the best other seat; below 0: behind. */
  lead: number;
  /** Chance of winning lost compared with the best turn. */
  behind: number;
  /** The standard error of that. */
  error: number;
  /** Gold lost on the best other seat, compared with the best turn. */
  gold_behind: number;
  /** The standard error of that. */
  gold_behind_error: number;
  /** True: what is between it and the best turn may be chance. */
  as_good: boolean;
  /** Of each seat. */
  chances: number[];
  /** In how many futures it was played out. */
  futures: number;
  /** Gold by card that it brings now. */
  at_once: Record<string, number>;
  /** Expected gold by card, minus that of the other turns looked at. */
  reasons: Gold;
  /** The same for the other players together. */
  rivals: Gold;
  /** Expected gold by card, minus that of the best turn. */
  versus_best: Gold;
  /** The same for the other players together. */
  rivals_versus_best: Gold;
  /** Tiles it takes, or talents it buys. */
  tiles: string[];
  /** Tiles it gives up. */
  lost: string[];
  /** False: what comes then depends on something hidden. */
  whole: boolean;
  /** What it does and leads to, compared with the other turns. */
  facts: Said[];
}

/** A new table. */
export interface TableAsked {
  game?: GameName;
  setup?: SetupAsked;
  seats: (PersonSeat | BotSeat | OpenSeat)[];
  /** Whether anybody may watch, and join where the server has a lobby. */
  listed?: boolean;
  /** Whether to give hints; left out: if at most one person plays. */
  hints?: boolean | null;
  /** Whether people can talk: freely, or by phrases at a listed table. */
  talk?: boolean;
  pace?: PaceAsked;
  /** Whether the people play on devices of their own and send each other links; then it isn't listed, nobody talks here, and it has no other pace. */
  by_turns?: boolean;
}

/** The table around the game. */
export interface TableData {
  id: string;
  game: GameName;
  listed: boolean;
  begun: boolean;
  over: boolean;
  /** The number of actions before the first entry. */
  first: number;
  seats: Seat[];
  takeback: TakebackData | null;
  declined: DeclinedData | null;
  votes: VoteData[];
  rematch: RematchData | null;
  invite: string | null;
  watch: string;
  /** Whether the player to move can ask for a hint. */
  hints: boolean;
  /** Levels of bots that don't play this game: the one below each does. */
  replaced: string[];
  /** What people here can say to each other: anything, phrases, or nothing. */
  talk: Talk;
  /** Whether the seed was chosen or the game uploaded: somebody may know the cards to come. */
  seed_known: boolean;
  /** How links of this game begin, once one was made; null: none was. */
  link: string | null;
  /** Whether the people play on devices of their own and send each other links. */
  by_turns: boolean;
  pace: PaceData;
  /** Of the person to decide, where turns have a clock. */
  clock: ClockData | null;
  /** The seat for which a bot plays to the end of this turn, because time was up. */
  late: number | null;
}

/** Go back to the start of one's last turn. */
export interface TakeBack {
  type: "takeback";
  seat: number;
  number: number;
}

/** An open request to go back. */
export interface TakebackData {
  seat: number;
  step: number;
  yes: number[];
  waiting: number[];
}

/** A card that was bought and can be used. */
export interface TalentData {
  name: string;
  /** Its lower action was bought too. */
  upgraded: boolean;
  /** Bought this turn. */
  new: boolean;
  upgraded_now: boolean;
  used: boolean;
}

/** A talent card. */
export interface TalentInfo {
  name: string;
  /** How its two actions combine: choose, arrow, free; null: there is only one. */
  combine: string | null;
  cost: number;
  upgrade: number;
  /** Who says so: printed, inferred, house. */
  source: string;
  /** The same of its price. */
  cost_source: string;
  /** The same of the price of its upgrade. */
  upgrade_source: string;
}

export type Talk = "free" | "phrases" | "off";

/** An action of several clicks that was begun. What is empty is left out. */
export interface TaskData {
  /** A hex, or a location. */
  from?: string;
  task: string;
  seat: number;
  left?: number;
  lifted?: string;
  done?: string[];
  note?: string;
}

/** Things that wishes can be about. */
export interface ThingsData {
  key: string;
  /** How the messages of their names begin. */
  kind: string;
  /** Each with its box. */
  names: Record<string, string>;
  /** What it is called by, if not by its name: the locations of a section. */
  called: Record<string, string[]>;
}

/** A location tile. */
export interface TileData {
  /** Its location hex; null where an edited position names none. */
  from: string | null;
  name: string;
  ready: boolean;
  new: boolean;
}

/** How long a turn may take. */
export interface TurnClockData {
  seconds: number;
  /** A bot plays the turn, or nothing happens. */
  end: ClockEnd;
}

/** A twist. */
export interface TwistInfo {
  name: string;
  source: string;
  /** The scoring card that has no meaning with it. */
  replaces: string | null;
  /** The scoring card that can be chosen, but isn't drawn with it. */
  avoids: string | null;
  /** The twists that contradict it. */
  excludes: string[];
}

/** Undo the last action of this turn. */
export interface Undo {
  type: "undo";
  seat: number;
  number: number;
}

/** Undo the last action of this turn. */
export interface UndoAsked {
  number: number;
}

/** A whole turn and its value. */
export interface ValuedTurn {
  actions: string[];
  win: number;
  gold: number;
  /** The chance of winning lost compared with the best turn; 0 if it is as good. */
  behind: number;
  /** The lead lost, in gold. */
  gold_behind: number;
}

/** The game as a seat or a spectator may see it. */
export type View = KingdomView | WinterView;

/** An open vote to let a bot play for somebody. */
export interface VoteData {
  whom: number;
  level: string;
  yes: number[];
}

/** Which rule forbids an action; null: none does. */
export interface Why {
  type: "why";
  action: string;
  reason: Reason | null;
}

/** What there is of Winter Kingdom. */
export interface WinterCatalog {
  players: number[];
  /** The terrain that a letter in a side's rows stands for. */
  letters: Record<string, string>;
  places: string[];
  sides: SideData[];
  cards: CardInfo[];
  economy: EconomyInfo[];
  twists: TwistInfo[];
  directions: string[];
  talents: TalentInfo[];
  presets: Record<string, WinterPreset>;
}

/** What a player has. */
export interface WinterPlayer {
  houses: string[];
  forts: string[];
  supply: WinterSupply;
  /** Houses out of the game. */
  out: number;
  out_forts: number;
  coins: number;
  /** Null: hidden from this seat. */
  hand: string[] | null;
  hand_size: number;
  /** Not bought yet; null: hidden from this seat. */
  talents: string[] | null;
  talents_size: number;
  bought: TalentData[];
  tunnel_used: boolean;
}

/** A set-up by name; what it doesn't name is drawn. */
export interface WinterPreset {
  twist: string;
}

/** The set-up, without the seed. */
export interface WinterSetup {
  edition: number;
  players: number;
  boards: (string | OwnSideData)[];
  cards: string[];
  economy: string;
  /** "none", one, or several. */
  twist: string | string[];
  direction: string;
  top_board: number;
  bottom_board: number;
}

/** What can still be built. */
export interface WinterSupply {
  houses: number;
  forts: number;
}

/** How far the turn has come. */
export interface WinterTurn {
  left: number;
  begun: boolean;
  /** Where the card builds, which can be another terrain than the card's. */
  terrain: string;
  /** Whether anyone has built in this round. */
  round_built: boolean;
  /** Buildings built in this turn. */
  built: number;
  line: string[];
  /** Actions that were used. */
  used: string[];
  /** How far the last part of the turn has come: "", "sell", "buy", "done". */
  step: string;
  tasks: TaskData[];
}

/** A game of Winter Kingdom as a seat or a spectator may see it. */
export interface WinterView {
  game: "winter-kingdom";
  setup: WinterSetup;
  /** The seat for which it is; null: a spectator. */
  seat: number | null;
  players: WinterPlayer[];
  discards: Record<string, number>;
  /** Who decides now. */
  to_move: number | null;
  turn: WinterTurn;
  last_round: boolean;
  over: boolean;
  deck_size: number;
  asks: Ask;
  /** To buy and to upgrade, by talent. */
  prices: Record<string, [number, number]>;
  /** What a scoring card pays for each thing it counts. */
  points: Record<string, number>;
  /** Who says what a card says: printed, inferred, house. */
  sources: Record<string, string>;
  marks: MarkData;
  scores: Score[];
  winners: number[];
}

export type Wish = "confirm" | "stop" | "never";

/** How a set-up should be. All of it holds, but for `fresh` where there isn't enough. */
export interface WishesAsked {
  /** Names of `GET /api/shelf`; locations too. */
  never?: string[];
  always?: string[];
  /** So many sections of a box. */
  at_least?: Record<string, number>;
  /** Nothing that was there in the last so many set-ups of `had`. */
  fresh?: number;
  /** Cards that pay for what the land has. */
  balanced?: boolean;
}
