/** The land of the form: which section lies where, and what is drawn at random. */

import type { BoxThing, GameCatalog, SectionData } from "../../net/protocol.gen";
import type { PlaceForm, SetupForm } from "./form";

/** A section that is already somewhere else swaps places with the one here. */
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

export type Random = () => number;

export function drawSome<T>(pool: readonly T[], count: number, random: Random): T[] {
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

/** All four again. */
export const shufflePlaces = (
  form: SetupForm,
  catalog: GameCatalog,
  random: Random,
): SetupForm => ({
  ...form,
  places: drawPlaces(clearPlaces(form), catalog, random),
});

/** Where sections of one's own stand that are in no box: they can be picked, and aren't drawn. */
export const OWN_BOX = "own";

/** The sections of the chosen boxes, box by box. */
export const sectionsOf = (form: SetupForm, catalog: GameCatalog): SectionData[] =>
  catalog.boxes
    .filter((box) => form.boxes.includes(box))
    .flatMap((box) => catalog.sections.filter((section) => section.box === box));

export const islandsOf = (form: SetupForm, catalog: GameCatalog): SectionData[] =>
  (catalog.islands ?? []).filter((side) => form.boxes.includes(side.box));

/** How many places hold a section of the boxes that some things belong to. */
export const countOf = (
  places: readonly PlaceForm[],
  things: readonly BoxThing[],
  { sections }: GameCatalog,
): number => {
  const boxes = new Set(things.map(({ box }) => box));
  const names = new Set(sections.filter((one) => boxes.has(one.box)).map((one) => one.name));
  return places.filter((place) => place && names.has(place.name)).length;
};
