/** Where capitols and caves stand: chosen by hex, or drawn. */

import type { GameCatalog, PlacesData } from "../../net/protocol.gen";
import type { SetupForm } from "./form";
import type { Random } from "./places";
import { type Lands, sectionBody } from "./request";

export type SpotKind = keyof PlacesData;

/** The boxes that put something on the board, and what they put there. */
const KINDS: Record<SpotKind, string> = { capitols: "capitol", caves: "caves" };

export const kindsOf = (form: SetupForm): SpotKind[] =>
  (Object.keys(KINDS) as SpotKind[]).filter((kind) => form.boxes.includes(KINDS[kind]));

/** The board whose places are asked for; null while some of its land is open. */
export function boardOf(form: SetupForm, catalog: GameCatalog, lands: Lands) {
  if (!kindsOf(form).length || !form.places.every(Boolean)) return null;
  return {
    boxes: form.boxes,
    sections: form.places.map((place) => sectionBody(form, catalog, place, lands)),
  };
}

/** The hexes between which one chooses, capitol by capitol: a single one may be in any section. */
export const placesFor = ({ options }: SetupForm, places: PlacesData): PlacesData =>
  options.capitols === 1 ? { ...places, capitols: [places.capitols.flat()] } : places;

/** What stands for a board among those that are known. */
export const boardKey = (board: unknown): string => JSON.stringify(board);

/** Choices belong to one board: on another they are forgotten. */
export const chosenOn = (form: SetupForm, key: string) =>
  form.spots?.board === key ? form.spots.chosen : {};

export function setSpot(
  form: SetupForm,
  key: string,
  kind: SpotKind,
  at: number,
  hex: string,
): SetupForm {
  const chosen = { ...chosenOn(form, key), [`${kind} ${at}`]: hex };
  return { ...form, spots: { board: key, chosen } };
}

/** The hexes for the request: the server takes all or nothing, so the rest is drawn here. */
export function spotsBody(
  form: SetupForm,
  key: string,
  places: PlacesData | undefined,
  draw: Random,
): Partial<Record<SpotKind, string[]>> {
  const chosen = chosenOn(form, key);
  const body: Partial<Record<SpotKind, string[]>> = {};
  for (const kind of kindsOf(form)) {
    const picks = Object.entries(chosen).filter(([at, hex]) => hex && at.startsWith(kind));
    if (!picks.length || !places) continue;
    body[kind] = placesFor(form, places)[kind].flatMap((hexes, at) => {
      const random = hexes[Math.floor(draw() * hexes.length)];
      const hex = hexes.find((one) => one === chosen[`${kind} ${at}`]) ?? random;
      return hex ? [hex] : [];
    });
  }
  return body;
}
