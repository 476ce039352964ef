/** Boxes, cards, tasks and presets of the form. */

import type { GameCatalog } from "../../net/protocol.gen";
import { PLACES, type PlaceForm, type SetupForm } from "./form";
import { countOf, OWN_BOX, type Random, sectionsOf, shufflePlaces } from "./places";

/** The cards of the chosen boxes; those of the core box belong to every game. */
export const cardsOf = (form: SetupForm, catalog: GameCatalog) =>
  catalog.cards.filter((card) => card.box === catalog.core || form.boxes.includes(card.box));

// --- tasks -----------------------------------------------------------------------------------

export const tasksOf = (form: SetupForm, catalog: GameCatalog) =>
  (catalog.tasks ?? []).filter((task) => form.boxes.includes(task.box));

/** How many task cards there can be: one a section of their box, all four while none is laid. */
export function mostTasks(form: SetupForm, catalog: GameCatalog): number {
  const tasks = tasksOf(form, catalog);
  if (!tasks.length) return 0;
  return countOf(form.places, tasks, catalog) + form.places.filter((place) => !place).length;
}

export function toggleTask(form: SetupForm, task: string, catalog: GameCatalog): SetupForm {
  if (form.tasks.includes(task))
    return { ...form, tasks: form.tasks.filter((other) => other !== task) };
  const more = form.tasks.length < mostTasks(form, catalog);
  return more ? { ...form, tasks: [...form.tasks, task] } : form;
}

// --- boxes -----------------------------------------------------------------------------------

/** What belongs to a box that is put away goes with it; there is always land for four places. */
export function setBoxes(form: SetupForm, boxes: string[], catalog: GameCatalog): SetupForm {
  const next = { ...form, boxes };
  const sections = new Set(sectionsOf(next, catalog).map((section) => section.name));
  if (sections.size < PLACES) return form;
  const cards = new Set(cardsOf(next, catalog).map((card) => card.name));
  const own = catalog.sections.filter(({ box }) => box === OWN_BOX); // goes with any boxes
  const stays = new Set([...sections, ...own.map(({ name }) => name)]);
  const places = form.places.map((one) => (one && stays.has(one.name) ? one : null));
  const kept = { ...next, places, cards: form.cards.filter((card) => cards.has(card)) };
  return { ...kept, tasks: form.tasks.slice(0, mostTasks(kept, catalog)) };
}

export function toggleBox(form: SetupForm, box: string, catalog: GameCatalog): SetupForm {
  const on = form.boxes.includes(box);
  return setBoxes(
    form,
    catalog.boxes.filter((one) => (one === box ? !on : form.boxes.includes(one))),
    catalog,
  );
}

// --- presets ---------------------------------------------------------------------------------

export const readLabel = (label: string): PlaceForm => {
  const [name = "", turn] = label.split(":");
  return { name, turned: turn === "turned" };
};

export const writeLabel = (place: PlaceForm): string =>
  place ? `${place.name}${place.turned ? ":turned" : ""}` : "";

/** What a preset leaves open is drawn: land that one sees, cards that one doesn't. */
export function applyPreset(
  form: SetupForm,
  name: string,
  catalog: GameCatalog,
  random: Random = Math.random,
): SetupForm {
  const preset = catalog.presets[name];
  if (!preset) return form;
  const next = {
    ...form,
    boxes: [...preset.boxes],
    cards: [...(preset.cards ?? [])],
    tasks: [],
    lands: null,
  };
  return preset.sections
    ? { ...next, places: preset.sections.map(readLabel) }
    : shufflePlaces(next, catalog, random);
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

/** Whether the form shows what a preset brings. */
export function isPreset(form: SetupForm, name: string, catalog: GameCatalog): boolean {
  const preset = catalog.presets[name];
  return (
    !!preset &&
    form.lands === null &&
    same(form.boxes, preset.boxes) &&
    (!preset.sections || form.places.map(writeLabel).join() === preset.sections.join()) &&
    same(form.cards, preset.cards ?? [])
  );
}
