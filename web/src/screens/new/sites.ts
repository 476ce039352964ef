/** Where what the boxes put on the board stands: chosen by hex, or drawn. */

import type { GameCatalog, PlacesData } from "../../net/protocol.gen";
import type { SetupForm } from "./form";
import type { Random } from "./places";
import { type Lands, sectionBody } from "./request";

/** What the chosen boxes put on hexes. */
export const kindsOf = (form: SetupForm, catalog: GameCatalog): string[] =>
  catalog.spots.filter(({ box }) => form.boxes.includes(box)).map(({ name }) => name);

/** The board whose places are asked for; null while some of its land is open. */
export function boardOf(form: SetupForm, catalog: GameCatalog, lands: Lands) {
  if (!kindsOf(form, catalog).length || !form.places.every(Boolean)) return null;
  return {
    boxes: form.boxes,
    sections: form.places.map((place) => sectionBody(form, catalog, place, lands)),
  };
}

/** The hexes between which one chooses, one by one: a single one may be in any section. */
export function placesFor({ options }: SetupForm, places: PlacesData, kind: string): string[][] {
  const found = places[kind] ?? [];
  return options[kind] === 1 ? [found.flat()] : found;
}

/** What stands for a board among those that are known. */
export const boardKey = (board: unknown): string => JSON.stringify(board);

/** Choices belong to one board: on another they are forgotten. */
export const chosenOn = (form: SetupForm, key: string) =>
  form.spots?.board === key ? form.spots.chosen : {};

export function setSpot(
  form: SetupForm,
  key: string,
  kind: string,
  at: number,
  hex: string,
): SetupForm {
  const chosen = { ...chosenOn(form, key), [`${kind} ${at}`]: hex };
  return { ...form, spots: { board: key, chosen } };
}

/** The hexes for the request: the server takes all or nothing, so the rest is drawn here. */
export function spotsBody(
  form: SetupForm,
  catalog: GameCatalog,
  key: string,
  places: PlacesData | undefined,
  draw: Random,
): Record<string, string[]> {
  const chosen = chosenOn(form, key);
  const body: Record<string, string[]> = {};
  for (const kind of kindsOf(form, catalog)) {
    const picks = Object.entries(chosen).filter(([at, hex]) => hex && at.startsWith(kind));
    if (!picks.length || !places) continue;
    body[kind] = placesFor(form, places, kind).flatMap((hexes, at) => {
      const random = hexes[Math.floor(draw() * hexes.length)];
      const hex = hexes.find((one) => one === chosen[`${kind} ${at}`]) ?? random;
      return hex ? [hex] : [];
    });
  }
  return body;
}
