/** The set-up of Kingdom Builder as it lies on the table. */

import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { Catalog, GameCatalog, PlacesData } from "../net/protocol.gen";
import { Boxes } from "../screens/new/Boxes";
import { Cards } from "../screens/new/Cards";
import { CARDS, type SetupForm, startForm } from "../screens/new/form";
import { LandPicker } from "../screens/new/LandPicker";
import { HouseRules } from "../screens/new/Options";
import { readLabel, tasksOf } from "../screens/new/picks";
import { countOf, islandsOf } from "../screens/new/places";
import { broughtBody, optionsOf, sectionBody } from "../screens/new/request";
import { knownPlaces, usePlaces } from "../screens/new/Spots";
import { boardKey, boardOf, chosenOn, kindsOf, placesFor } from "../screens/new/sites";
import { knownLands } from "../screens/new/useLands";
import { Box } from "../ui/kit";
import { nameOf } from "./brought";
import { change, draft, type Setup } from "./draft";

const GAME = "kingdom-builder";

export interface ChosenProps {
  catalog: Catalog;
}

/** The hexes chosen for what lies on the board, where all of a kind are. */
function spots(form: SetupForm, catalog: GameCatalog, key: string, places?: PlacesData) {
  const chosen = chosenOn(form, key);
  const found: Record<string, string[]> = {};
  for (const kind of places ? kindsOf(form, catalog) : []) {
    const hexes = placesFor(form, places ?? {}, kind).flatMap((some, at) =>
      some.length ? [chosen[`${kind} ${at}`] ?? ""] : [],
    );
    if (hexes.every(Boolean)) found[kind] = hexes;
  }
  return found;
}

/** What is chosen so far, with what isn't whole left out; null: not even the land. */
export function setupOf(form: SetupForm, catalog: GameCatalog): Setup | null {
  if (!form.places.every(Boolean)) return null;
  const board = boardOf(form, catalog, knownLands);
  const key = boardKey(board);
  const isle = islandsOf(form, catalog).find((side) => side.name === form.island);
  const wanted = countOf(form.places, tasksOf(form, catalog), catalog);
  return {
    boxes: form.boxes,
    sections: form.places.map((place) => sectionBody(form, catalog, place, knownLands)),
    options: optionsOf(form, catalog),
    ...(form.cards.length === CARDS ? { cards: form.cards } : {}),
    ...(wanted && form.tasks.length === wanted ? { tasks: form.tasks } : {}),
    ...(isle ? { island: broughtBody(isle) ?? isle.name } : {}),
    ...spots(form, catalog, key, knownPlaces.get(key)),
  };
}

/** The form that says a set-up; null: it doesn't say its boards. */
export function formOf(setup: Setup, catalog: GameCatalog): SetupForm | null {
  const { boxes, sections, cards, tasks, island, options } = setup;
  const blank = startForm(GAME, catalog, []);
  if (!sections || sections.length < blank.places.length) return null;
  return {
    ...blank,
    boxes: boxes ?? blank.boxes,
    places: sections.map((one) =>
      typeof one === "string" ? readLabel(one) : { name: nameOf(one), turned: one.turned ?? false },
    ),
    cards: cards ?? [],
    tasks: tasks ?? [],
    island: nameOf(island ?? ""),
    options: { ...blank.options, ...options },
  };
}

/** What lies on the board of a set-up, as a form on which nothing of it was chosen has it. */
export function withSpots(
  form: SetupForm,
  setup: Setup | null,
  catalog: GameCatalog,
  places: PlacesData | undefined,
): SetupForm {
  if (form.spots || !setup || !places) return form;
  const chosen = kindsOf(form, catalog).flatMap((kind) => {
    const lie = (setup[kind as keyof Setup] ?? []) as string[];
    return placesFor(form, places, kind).flatMap((hexes, at) => {
      const hex = hexes.find((one) => lie.includes(one));
      return hex ? [[`${kind} ${at}`, hex] as const] : [];
    });
  });
  const board = boardKey(boardOf(form, catalog, knownLands));
  return { ...form, spots: { board, chosen: Object.fromEntries(chosen) } };
}

/** What the form doesn't say stays while the rest is changed: until the cards or boards do. */
export function unsaid(old: Setup | null, next: Setup): Partial<Setup> {
  const same = (key: "cards" | "sections"): boolean =>
    JSON.stringify(old?.[key]) === JSON.stringify(next[key]);
  return {
    ...(old?.removed && same("cards") ? { removed: old.removed } : {}),
    ...(old?.nomads && same("sections") ? { nomads: old.nomads } : {}),
  };
}

export function KingdomSetup({ catalog: all }: ChosenProps) {
  const catalog = all.games[GAME];
  const { forms, setup } = draft.value;
  const stored = forms[GAME] as SetupForm | undefined;
  const bare = stored ?? (setup && formOf(setup, catalog)) ?? startForm(GAME, catalog, []);
  const places = usePlaces(boardOf(bare, catalog, knownLands));
  const form = stored ?? withSpots(bare, setup, catalog, places);
  const take = (next: SetupForm): void => {
    const said = setupOf(next, catalog);
    const { setup: old, given } = draft.value;
    const kept = said && { ...unsaid(old ?? given?.[GAME] ?? null, said), ...said };
    change({ forms: { ...draft.value.forms, [GAME]: next }, setup: kept });
  };
  useEffect(() => {
    if (stored) take(stored);
  }, [places]);
  const parts = { form, catalog, change: take };
  const hasRules = Object.keys(optionsOf(form, catalog)).length > 0;
  return (
    <>
      <Boxes {...parts} wrong={null} />
      <LandPicker {...parts} letters={all.letters} wrong={null} />
      <Cards {...parts} wrong={null} />
      {hasRules && (
        <Box title={t("new-options")} class="new-options">
          <HouseRules {...parts} />
        </Box>
      )}
    </>
  );
}
