/** The set-up as somebody fills it in, and the request it becomes. Nothing here draws. */

import type { ApiError } from "../../net/api";
import { COLOURS } from "../../ui/art";
import type { GameCatalog } from "../server";

export type Who = "me" | "here" | "bot" | "open";

export interface SeatForm {
  who: Who;
  level: string;
  name: string;
  colour: string;
}

/** A section for a place; null: drawn at random. */
export type PlaceForm = { name: string; turned: boolean } | null;

export interface SetupForm {
  game: string;
  boxes: string[];
  seats: SeatForm[];
  /** top left, top right, bottom left, bottom right */
  places: PlaceForm[];
  /** at most three; the rest is drawn at random */
  cards: string[];
  options: Record<string, boolean>;
  /** as typed; empty: any */
  seed: string;
  listed: boolean;
}

export const PLACES = 4;
export const CARDS = 3;
export const NAME_LENGTH = 24;

/** The strongest level that is not slow to think: the one called so, else the last. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes("greedy") ? "greedy" : (bots.at(-1) ?? "random");

function freeColour(seats: readonly SeatForm[], place: number): string {
  const taken = new Set(seats.map((seat) => seat.colour));
  const order = [COLOURS[place % COLOURS.length] ?? COLOURS[0], ...COLOURS];
  return order.find((colour) => !taken.has(colour)) ?? COLOURS[0];
}

export function startForm(
  game: string,
  catalog: GameCatalog,
  bots: readonly string[],
  me = "",
): SetupForm {
  const level = usualBot(bots);
  return {
    game,
    boxes: catalog.boxes.slice(0, 1),
    seats: [
      { who: "me", level, name: me, colour: COLOURS[0] },
      { who: "bot", level, name: "", colour: COLOURS[1] },
    ],
    places: Array<PlaceForm>(PLACES).fill(null),
    cards: [],
    options: { ...catalog.options },
    seed: "",
    listed: false,
  };
}

// --- seats -----------------------------------------------------------------------------------

export function setCount(form: SetupForm, count: number): SetupForm {
  const seats = form.seats.slice(0, count);
  while (seats.length < count) {
    const level = form.seats[0]?.level ?? "random";
    seats.push({ who: "bot", level, name: "", colour: freeColour(seats, seats.length) });
  }
  return { ...form, seats };
}

/** Only one seat is mine; another one that was becomes somebody else's on this screen. */
export function setWho(form: SetupForm, place: number, who: Who, level?: string): SetupForm {
  const mine = form.seats.find((seat) => seat.who === "me")?.name ?? "";
  const seats = form.seats.map((seat, index) => {
    if (index !== place) return who === "me" && seat.who === "me" ? hereFrom(seat) : seat;
    const name = who === "me" ? mine : seat.who === "me" ? "" : seat.name;
    return { ...seat, who, name, level: level ?? seat.level };
  });
  return { ...form, seats };
}

const hereFrom = (seat: SeatForm): SeatForm => ({ ...seat, who: "here", name: "" });

export const setName = (form: SetupForm, place: number, name: string): SetupForm => ({
  ...form,
  seats: form.seats.map((seat, index) => (index === place ? { ...seat, name } : seat)),
});

/** Who already has the colour takes the one that is given up. */
export function setColour(form: SetupForm, place: number, colour: string): SetupForm {
  const old = form.seats[place]?.colour ?? colour;
  const seats = form.seats.map((seat, index) => {
    if (index === place) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  });
  return { ...form, seats };
}

// --- land ------------------------------------------------------------------------------------

/** A section that lies somewhere else already changes places with what lay here. */
export function setPlace(form: SetupForm, place: number, name: string | null): SetupForm {
  const places = [...form.places];
  const old = places[place] ?? null;
  if (name === null) places[place] = null;
  else {
    const other = places.findIndex((one) => one?.name === name);
    const moved = other >= 0 ? (places[other] ?? null) : { name, turned: false };
    if (other >= 0) places[other] = old;
    places[place] = moved;
  }
  return { ...form, places };
}

export const turnPlace = (form: SetupForm, place: number): SetupForm => ({
  ...form,
  places: form.places.map((one, index) =>
    one && index === place ? { ...one, turned: !one.turned } : one,
  ),
});

export const clearPlaces = (form: SetupForm): SetupForm => ({
  ...form,
  places: form.places.map(() => null),
});

type Random = () => number;

function drawSome<T>(pool: readonly T[], count: number, random: Random): T[] {
  const rest = [...pool];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length)
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

/** The places with every one that is open drawn at random, each section once. */
export function drawPlaces(form: SetupForm, catalog: GameCatalog, random: Random): PlaceForm[] {
  const chosen = new Set(form.places.map((one) => one?.name));
  const pool = sectionsOf(form, catalog).filter((section) => !chosen.has(section.name));
  const fresh = drawSome(pool, form.places.filter((one) => one === null).length, random);
  return form.places.map(
    (one) => one ?? { name: fresh.shift()?.name ?? "", turned: random() < 0.5 },
  );
}

/** All four anew. */
export const shufflePlaces = (
  form: SetupForm,
  catalog: GameCatalog,
  random: Random,
): SetupForm => ({
  ...form,
  places: drawPlaces(clearPlaces(form), catalog, random),
});

export const sectionsOf = (form: SetupForm, catalog: GameCatalog) =>
  catalog.sections.filter((section) => form.boxes.includes(section.box));

// --- cards, boxes, presets -------------------------------------------------------------------

export function toggleCard(form: SetupForm, card: string): SetupForm {
  if (form.cards.includes(card))
    return { ...form, cards: form.cards.filter((other) => other !== card) };
  return form.cards.length < CARDS ? { ...form, cards: [...form.cards, card] } : form;
}

export const cardsOf = (form: SetupForm, catalog: GameCatalog): string[] =>
  catalog.cards.filter((card) => form.boxes.includes(card.box)).map((card) => card.name);

/** What belongs to a box that is put away goes with it; one box always stays. */
export function toggleBox(form: SetupForm, box: string, catalog: GameCatalog): SetupForm {
  const on = form.boxes.includes(box);
  const boxes = catalog.boxes.filter((one) => (one === box ? !on : form.boxes.includes(one)));
  if (!boxes.length) return form;
  const next = { ...form, boxes };
  const sections = new Set(sectionsOf(next, catalog).map((section) => section.name));
  const cards = new Set(cardsOf(next, catalog));
  return {
    ...next,
    places: form.places.map((one) => (one && sections.has(one.name) ? one : null)),
    cards: form.cards.filter((card) => cards.has(card)),
  };
}

const readLabel = (label: string): PlaceForm => {
  const [name = "", turn] = label.split(":");
  return { name, turned: turn === "turned" };
};

const writeLabel = (place: PlaceForm): string =>
  place ? `${place.name}${place.turned ? ":turned" : ""}` : "";

export function applyPreset(form: SetupForm, name: string, catalog: GameCatalog): SetupForm {
  const preset = catalog.presets[name];
  if (!preset) return form;
  return {
    ...form,
    boxes: [...preset.boxes],
    places: preset.sections.map(readLabel),
    cards: [...preset.cards],
  };
}

/** Whether the form shows exactly what a preset brings. */
export function isPreset(form: SetupForm, name: string, catalog: GameCatalog): boolean {
  const preset = catalog.presets[name];
  return (
    !!preset &&
    form.places.map(writeLabel).join() === preset.sections.join() &&
    [...form.cards].sort().join() === [...preset.cards].sort().join()
  );
}

// --- the request -----------------------------------------------------------------------------

export type Part = "seats" | "land" | "cards" | "options" | "seed" | "table";

/** The number typed as a seed; null: none; NaN: not a number that can be one. */
export function readSeed(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  const number = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return number <= Number.MAX_SAFE_INTEGER ? number : Number.NaN;
}

/** What is wrong before anything is sent: the part of the form and the message. */
export function problem(form: SetupForm): { part: Part; text: string } | null {
  if (Number.isNaN(readSeed(form.seed))) return { part: "seed", text: "new-error-seed" };
  const persons = form.seats.filter((seat) => seat.who === "me" || seat.who === "here");
  const names = persons.map((seat) => seat.name.trim().toLowerCase()).filter(Boolean);
  if (names.some((name) => [...name].length > NAME_LENGTH))
    return { part: "seats", text: "new-error-name" };
  if (new Set(names).size < names.length) return { part: "seats", text: "new-error-names" };
  return null;
}

/** Small and repeatable, so that the same seed draws the same sections and cards. */
export function seededRandom(seed: number): Random {
  let state = (seed ^ (seed / 2 ** 32)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function seatBody({ who, level, name, colour }: SeatForm) {
  if (who === "open") return { kind: "open" };
  if (who === "bot") return { kind: "bot", level, colour };
  const trimmed = name.trim();
  return { kind: "person", ...(trimmed ? { name: trimmed } : {}), colour };
}

/**
 * The body of POST /api/tables. What is all random is left out: the server draws it by its seed.
 * What is partly chosen is completed here, since the server takes all or nothing.
 */
export function toRequest(form: SetupForm, catalog: GameCatalog, random: Random = Math.random) {
  const seed = readSeed(form.seed);
  const draw = seed === null ? random : seededRandom(seed);
  const sections = form.places.some(Boolean) ? drawPlaces(form, catalog, draw) : null;
  const rest = cardsOf(form, catalog).filter((card) => !form.cards.includes(card));
  const missing = CARDS - form.cards.length;
  return {
    game: form.game,
    setup: {
      players: form.seats.length,
      boxes: form.boxes,
      ...(sections ? { sections: sections.map(writeLabel) } : {}),
      ...(form.cards.length ? { cards: [...form.cards, ...drawSome(rest, missing, draw)] } : {}),
      options: form.options,
      ...(seed === null ? {} : { seed }),
    },
    seats: form.seats.map(seatBody),
    listed: form.listed,
  };
}

/** "Play now": the suggested first game, me against a bot. */
export function firstGame(bots: readonly string[], me = "") {
  const name = me.trim();
  return {
    game: "kingdom-builder",
    setup: { players: 2, preset: "first-game" },
    seats: [
      { kind: "person", ...(name ? { name } : {}), colour: COLOURS[0] },
      { kind: "bot", level: usualBot(bots), colour: COLOURS[1] },
    ],
    listed: false,
  };
}

const BY_CODE: Record<string, Part> = {
  "bad-name": "seats",
  "bad-colour": "seats",
  "colour-taken": "seats",
};
const BY_WORD: [RegExp, Part][] = [
  [/\bseed\b/, "seed"],
  [/\boption/, "options"],
  [/\bsections?\b|\blocation/, "land"],
  [/\bcards?\b/, "cards"],
  [/\bbots?\b|\bseats?\b|\bplayers?\b|\bname\b|\bcolour\b/, "seats"],
];

/** The part of the form at which an answer of the server belongs. */
export function partOf(error: Pick<ApiError, "code" | "message">): Part {
  const known = BY_CODE[error.code];
  if (known) return known;
  const text = error.message.toLowerCase();
  return BY_WORD.find(([word]) => word.test(text))?.[1] ?? "table";
}
