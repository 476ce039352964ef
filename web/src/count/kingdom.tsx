/** The set-up of Kingdom Builder as it lies on the table. */

import { useEffect } from "preact/hooks";
import { t } from "../i18n";
import type { Catalog, GameCatalog, PlacesData } from "../net/protocol.gen";
import { Boxes } from "../screens/new/Boxes";
import { Cards } from "../screens/new/Cards";
import { CARDS, type SetupForm, startForm } from "../screens/new/form";
import { LandPicker } from "../screens/new/LandPicker";
import { HouseRules } from "../screens/new/Options";
import { tasksOf } from "../screens/new/picks";
import { countOf, islandsOf } from "../screens/new/places";
import { optionsOf, sectionBody } from "../screens/new/request";
import { knownPlaces } from "../screens/new/Spots";
import { boardKey, boardOf, chosenOn, kindsOf, placesFor } from "../screens/new/sites";
import { knownLands } from "../screens/new/useLands";
import { Box } from "../ui/kit";
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
  const sides = islandsOf(form, catalog);
  const wanted = countOf(form.places, tasksOf(form, catalog), catalog);
  return {
    boxes: form.boxes,
    sections: form.places.map((place) => sectionBody(form, catalog, place, knownLands)),
    options: optionsOf(form, catalog),
    ...(form.cards.length === CARDS ? { cards: form.cards } : {}),
    ...(wanted && form.tasks.length === wanted ? { tasks: form.tasks } : {}),
    ...(sides.some((side) => side.name === form.island) ? { island: form.island } : {}),
    ...spots(form, catalog, key, knownPlaces.get(key)),
  };
}

/** What the count itself asked for stays while the rest is changed. */
const asked = (old: Setup | null, cards: readonly string[] | undefined) =>
  old?.removed && cards?.join() === old.cards?.join() ? { removed: old.removed } : {};

export function KingdomSetup({ catalog: all }: ChosenProps) {
  const catalog = all.games[GAME];
  const form = (draft.value.forms[GAME] as SetupForm) ?? startForm(GAME, catalog, []);
  const take = (next: SetupForm): void => {
    const setup = setupOf(next, catalog);
    const kept = setup && { ...setup, ...asked(draft.value.setup, setup.cards ?? undefined) };
    change({ forms: { ...draft.value.forms, [GAME]: next }, setup: kept });
  };
  const places = knownPlaces.get(boardKey(boardOf(form, catalog, knownLands)));
  useEffect(() => {
    if (draft.value.forms[GAME]) take(form);
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
