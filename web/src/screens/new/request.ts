/** The request a filled-in form becomes, and where an answer that says no belongs. */

import type { ApiError } from "../../net/api";
import type { GameCatalog, GameName, SectionData, TableAsked } from "../../net/protocol.gen";
import { nextLevel } from "../../state/career";
import {
  CARDS,
  NAME_LENGTH,
  type PlaceForm,
  type SeatForm,
  type SetupForm,
  type TableForm,
  twoColours,
} from "./form";
import { paceBody } from "./pace";
import { cardsOf, tasksOf, writeLabel } from "./picks";
import { countOf, drawPlaces, drawSome, islandsOf, type Random } from "./places";

export type Part = "seats" | "land" | "cards" | "options" | "seed" | "table" | "rules";

/** The number typed as a seed; null: none; NaN: not a number that can be one. */
export function readSeed(text: string): number | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  const number = /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return number <= Number.MAX_SAFE_INTEGER ? number : Number.NaN;
}

/** What is wrong before anything is sent: the part of the form and the message. */
export function problem(
  form: Pick<TableForm, "seats" | "seed">,
): { part: Part; text: string } | null {
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

export function seatBody({ who, level, name, colour }: SeatForm): TableAsked["seats"][number] {
  if (who === "open") return { kind: "open" };
  if (who === "bot") return { kind: "bot", level, colour };
  const trimmed = name.trim();
  return { kind: "person", ...(trimmed ? { name: trimmed } : {}), colour };
}

/** New land and the land of the form, by kind and number. */
export type Lands = ReadonlyMap<string, { text: string }>;

export const landKey = (kind: string, seed: number): string => `${kind} ${seed}`;

/** The kinds of new land that a form with all places filled needs. */
export function landsNeeded(form: SetupForm, catalog: GameCatalog): string[] {
  if (form.lands === null) return [];
  const kinds = catalog.sections.filter((one) => form.places.some((at) => at?.name === one.name));
  const sides = islandsOf(form, catalog).filter((side) => side.name === form.island);
  return [...kinds, ...sides].map(kindOf);
}

/** A section is of the kind of its first location. */
export const kindOf = ({ name, locations }: SectionData): string => locations[0] ?? name;

/** The form with the random parts that must be known here drawn: all newly generated land. */
export function settle(form: SetupForm, catalog: GameCatalog, random: Random): SetupForm {
  if (form.lands === null) return form;
  const sides = islandsOf(form, catalog).map((side) => side.name);
  const island = form.island || (drawSome(sides, 1, random)[0] ?? "");
  return { ...form, places: drawPlaces(form, catalog, random), island };
}

/** The random numbers of a form: its own seed's, where it has one. */
export const drawer = (form: Pick<TableForm, "seed">, random: Random = Math.random): Random => {
  const seed = readSeed(form.seed);
  return seed === null ? random : seededRandom(seed);
};

/**
 * The body of POST /api/tables. What is all random is left out: the server draws it by its seed.
 * What is partly chosen is completed here, since the server takes all or nothing.
 */
export function tableBody<S extends object>(form: TableForm, setup: S) {
  const seed = readSeed(form.seed);
  return {
    game: form.game,
    setup: { players: form.seats.length, ...setup, ...(seed === null ? {} : { seed }) },
    seats: form.seats.map(seatBody),
    listed: form.listed,
    ...(form.talk ? {} : { talk: false }),
    ...(form.hints === null ? {} : { hints: form.hints }),
    pace: paceBody(form.pace),
    ...(form.byTurns ? { by_turns: true } : {}),
  } satisfies TableAsked;
}

export function toRequest(
  form: SetupForm,
  catalog: GameCatalog,
  random: Random = Math.random,
  lands: Lands = new Map(),
) {
  const draw = drawer(form, random);
  const chosen = form.places.some(Boolean) || form.tasks.length > 0;
  const places = chosen ? drawPlaces(form, catalog, draw) : null;
  const rest = cardsOf(form, catalog)
    .map((card) => card.name)
    .filter((card) => !form.cards.includes(card));
  const missing = CARDS - form.cards.length;
  const tasks = places ? drawTasks(form, catalog, places, draw) : [];
  const island = islandsOf(form, catalog).find((side) => side.name === form.island);
  return tableBody(form, {
    boxes: form.boxes,
    ...(places ? { sections: places.map((at) => sectionBody(form, catalog, at, lands)) } : {}),
    ...(form.cards.length ? { cards: [...form.cards, ...drawSome(rest, missing, draw)] } : {}),
    ...(tasks.length ? { tasks } : {}),
    ...(island ? { island: landBody(form, island, false, lands) ?? island.name } : {}),
    options: optionsOf(form, catalog),
  });
}

/** A section's new land as a set-up takes it; null where it is the section as it is. */
function landBody(form: SetupForm, one: SectionData | undefined, turned: boolean, lands: Lands) {
  const found = one && form.lands !== null && lands.get(landKey(kindOf(one), form.lands));
  return found ? { text: found.text, turned } : null;
}

export function sectionBody(
  form: SetupForm,
  catalog: GameCatalog,
  place: PlaceForm,
  lands: Lands,
): string | { text: string; turned: boolean } {
  const one = catalog.sections.find(({ name }) => name === place?.name);
  const turned = place?.turned ?? false;
  return landBody(form, one, turned, lands) ?? broughtBody(one, turned) ?? writeLabel(place);
}

/** A section that came as a text goes on as one. */
export function broughtBody(one: SectionData | undefined, turned = false) {
  const { text } = (one ?? {}) as { text?: string };
  return text === undefined ? null : { text, turned };
}

/** The chosen task cards, and as many more as there are sections that want one. */
function drawTasks(
  form: SetupForm,
  catalog: GameCatalog,
  places: readonly PlaceForm[],
  draw: Random,
): string[] {
  const all = tasksOf(form, catalog);
  const count = countOf(places, all, catalog);
  if (!form.tasks.length) return [];
  const rest = all.map((task) => task.name).filter((task) => !form.tasks.includes(task));
  return [...form.tasks, ...drawSome(rest, count, draw)].slice(0, count);
}

/** The options that mean something with these boxes. */
export function optionsOf(form: SetupForm, catalog: GameCatalog): SetupForm["options"] {
  const fits = ([option]: [string, unknown]): boolean =>
    (catalog.options[option]?.boxes ?? []).every((box) => form.boxes.includes(box));
  return Object.fromEntries(Object.entries(form.options).filter(fits));
}

/** "Play now": the suggested first game, me against a bot. */
export function firstGame(bots: readonly string[], me: string, game: GameName): TableAsked {
  const name = me.trim();
  const [mine, other] = twoColours();
  return {
    game,
    setup: { players: 2, preset: "first-game" },
    seats: [
      { kind: "person", ...(name ? { name } : {}), colour: mine },
      { kind: "bot", level: nextLevel(bots), colour: other },
    ],
    listed: false,
    hints: true,
  };
}

/** What ids of messages and keys of the request have in common, by the part of the form. */
const PARTS: [RegExp, Part][] = [
  [/seed/, "seed"],
  [/option/, "options"],
  [/twist|economy|contradiction|pointless/, "rules"],
  [/section|location|island|box|board|side|place|camp|one-(each|in-all)/, "land"],
  [/card|task/, "cards"],
  [/bot|seat|player|name|colour/, "seats"],
];

/** The part of the form at which an answer of the server belongs. */
export const partOf = ({ code, about }: Pick<ApiError, "code" | "about">): Part =>
  PARTS.find(([word]) => word.test(about || code))?.[1] ?? "table";
