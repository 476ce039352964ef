/** The set-up as somebody fills it in, and its seats. Nothing here draws. */

import type { Colour, GameCatalog, GameName } from "../../net/protocol.gen";
import { nextLevel } from "../../state/career";
import { COLOURS } from "../../ui/art";
import { myColour } from "../me";
import { type PaceForm, USUAL } from "./pace";

export type Who = "me" | "here" | "bot" | "open";

export interface SeatForm {
  who: Who;
  level: string;
  name: string;
  colour: Colour;
}

/** A section for a place; null: drawn at random. */
export type PlaceForm = { name: string; turned: boolean } | null;

/** What the set-up of every game has. */
export interface TableForm {
  game: GameName;
  seats: SeatForm[];
  /** as typed; empty: any */
  seed: string;
  listed: boolean;
  /** whether the player to move can ask for a hint; null: where one person plays */
  hints: boolean | null;
  /** whether people can talk */
  talk: boolean;
  pace: PaceForm;
  /** whether the people play on devices of their own and send each other links */
  byTurns: boolean;
}

/** Hints as they are set, or as they are meant for these seats. */
export const givesHints = ({ hints, seats }: Pick<TableForm, "hints" | "seats">): boolean =>
  hints ?? seats.filter((seat) => seat.who !== "bot").length <= 1;

export interface SetupForm extends TableForm {
  boxes: string[];
  /** top left, top right, bottom left, bottom right */
  places: PlaceForm[];
  /** at most three; the rest is drawn at random */
  cards: string[];
  /** those chosen; the rest is drawn at random */
  tasks: string[];
  /** the side of the island; empty: drawn at random */
  island: string;
  /** new land for every section, from this number; null: the sections as they are */
  lands: number | null;
  /** where things stand on one board, by kind and section */
  spots: { board: string; chosen: Record<string, string> } | null;
  options: Record<string, boolean | number>;
}

export const PLACES = 4;
export const CARDS = 3;
export const NAME_LENGTH = 24;

function freeColour(seats: readonly SeatForm[], place: number): Colour {
  const taken = new Set(seats.map((seat) => seat.colour));
  const order = [COLOURS[place % COLOURS.length] ?? COLOURS[0], ...COLOURS];
  return order.find((colour) => !taken.has(colour)) ?? COLOURS[0];
}

/** My colour and another one. */
export function twoColours(): [mine: Colour, other: Colour] {
  const mine = myColour() ?? COLOURS[0];
  return [mine, COLOURS.find((colour) => colour !== mine && colour !== COLOURS[0]) ?? COLOURS[1]];
}

/** Me against a bot, or in public against whoever comes. */
export function startTable(
  game: GameName,
  bots: readonly string[],
  me = "",
  isPublic = false,
): TableForm {
  const level = nextLevel(bots);
  const [mine, other] = twoColours();
  return {
    game,
    seats: [
      { who: "me", level, name: me, colour: mine },
      { who: isPublic ? "open" : "bot", level, name: "", colour: other },
    ],
    seed: "",
    listed: isPublic,
    hints: null,
    talk: true,
    pace: USUAL,
    byTurns: false,
  };
}

export function startForm(
  game: GameName,
  catalog: GameCatalog,
  bots: readonly string[],
  me = "",
): SetupForm {
  return {
    ...startTable(game, bots, me),
    boxes: catalog.core ? [catalog.core] : catalog.boxes.slice(0, 1),
    places: Array<PlaceForm>(PLACES).fill(null),
    cards: [],
    tasks: [],
    island: "",
    lands: null,
    spots: null,
    options: Object.fromEntries(
      Object.entries(catalog.options).map(([name, option]) => [name, option.default]),
    ),
  };
}

export function toggleCard<F extends { cards: string[] }>(form: F, card: string): F {
  if (form.cards.includes(card))
    return { ...form, cards: form.cards.filter((other) => other !== card) };
  return form.cards.length < CARDS ? { ...form, cards: [...form.cards, card] } : form;
}

// --- seats -----------------------------------------------------------------------------------

export type Seated = Pick<TableForm, "seats"> & Partial<Pick<TableForm, "byTurns">>;

/** Where the people are: all at this screen, at others of this server, or wherever a link goes. */
export type Way = "screen" | "server" | "turns";

export const wayOf = ({ seats, byTurns }: Seated): Way =>
  byTurns ? "turns" : seats.some((seat) => seat.who === "open") ? "server" : "screen";

/** Where others are to come, the first other seat is theirs if none is yet. */
export function setWay<F extends Seated>(form: F, way: Way): F {
  const isOpen = form.seats.some((seat) => seat.who === "open");
  const first = form.seats.findIndex((seat) => seat.who !== "me");
  const seats = form.seats.map((seat, place): SeatForm => {
    if (way === "screen") return seat.who === "open" ? { ...seat, who: "bot" } : seat;
    return !isOpen && place === first ? { ...seat, who: "open", name: "" } : seat;
  });
  return { ...form, seats, byTurns: way === "turns" };
}

export function setCount<F extends Seated>(form: F, count: number): F {
  const seats = form.seats.slice(0, count);
  while (seats.length < count) {
    const level = form.seats[0]?.level ?? "random";
    seats.push({ who: "bot", level, name: "", colour: freeColour(seats, seats.length) });
  }
  return { ...form, seats };
}

/** Only one seat is mine; another one that was becomes somebody else's on this screen. */
export function setWho<F extends Seated>(form: F, place: number, who: Who, level?: string): F {
  const mine = form.seats.find((seat) => seat.who === "me")?.name ?? "";
  const seats = form.seats.map((seat, index) => {
    if (index !== place) return who === "me" && seat.who === "me" ? hereFrom(seat) : seat;
    const name = who === "me" ? mine : seat.who === "me" ? "" : seat.name;
    return { ...seat, who, name, level: level ?? seat.level };
  });
  return { ...form, seats };
}

const hereFrom = (seat: SeatForm): SeatForm => ({ ...seat, who: "here", name: "" });

export const setName = <F extends Seated>(form: F, place: number, name: string): F => ({
  ...form,
  seats: form.seats.map((seat, index) => (index === place ? { ...seat, name } : seat)),
});

/** The player who already has the colour takes the one given up. */
export function setColour<F extends Seated>(form: F, place: number, colour: Colour): F {
  const old = form.seats[place]?.colour ?? colour;
  const seats = form.seats.map((seat, index) => {
    if (index === place) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  });
  return { ...form, seats };
}
