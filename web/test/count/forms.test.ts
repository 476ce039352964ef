/** A set-up that came by a link, or with a result, is shown as if it had been chosen by hand. */

import { expect, it } from "vitest";
import type { Setup } from "../../src/count/draft";
import { formOf, setupOf, unsaid, withSpots } from "../../src/count/kingdom";
import { winterForm } from "../../src/count/winter";
import type { WinterForm } from "../../src/games/winter/new/form";
import { knownPlaces } from "../../src/screens/new/Spots";
import { boardKey, boardOf } from "../../src/screens/new/sites";
import { knownLands } from "../../src/screens/new/useLands";
import { catalog } from "../screens/catalog";

const SETUP: Setup = {
  boxes: ["base", "crossroads", "caves", "island"],
  sections: ["tavern", "barracks:turned", "oasis", "farm"],
  cards: ["lords", "knights", "fishermen"],
  tasks: ["road"],
  island: "tree-house",
  caves: ["c4", "s18"],
  options: { lords_need_settlement: true, island_knights: true },
};

it("says the same set-up again, with what lies on the board", () => {
  const bare = formOf(SETUP, catalog);
  if (!bare) throw new Error("no form");
  const key = boardKey(boardOf(bare, catalog, knownLands));
  const places = { caves: [["b2", "c4"], [], ["p3", "s18"]] };
  knownPlaces.set(key, places);
  const form = withSpots(bare, SETUP, catalog, places);
  expect(setupOf(form, catalog)).toEqual(SETUP);
  expect(withSpots(form, { ...SETUP, caves: ["b2", "p3"] }, catalog, places)).toBe(form);
});

it("keeps what can't be chosen until the cards or the boards are others", () => {
  const old = { ...SETUP, removed: "grass", nomads: { c6: "treasure" } };
  expect(unsaid(old, SETUP)).toEqual({ removed: "grass", nomads: { c6: "treasure" } });
  expect(unsaid(old, { ...SETUP, cards: ["lords"] })).toEqual({ nomads: old.nomads });
  expect(unsaid(old, { ...SETUP, sections: ["farm"] })).toEqual({ removed: "grass" });
});

it("isn't shown where a board comes as a text", () => {
  const own = { text: "[mine] …", turned: false };
  expect(formOf({ ...SETUP, sections: [own, "farm", "oasis", "barn"] }, catalog)).toBeNull();
  expect(formOf({ preset: "first-game" }, catalog)).toBeNull();
});

it("is shown for Winter Kingdom too", () => {
  const blank = { boards: [null, null], twists: null } as unknown as WinterForm;
  const setup = {
    boards: ["1m4t:2", "1fo"],
    twist: "hospitality",
    economy: "marble",
    top_board: 3,
  };
  expect(winterForm(setup, blank)).toMatchObject({
    boards: [
      { name: "1m4t", turns: 2 },
      { name: "1fo", turns: 0 },
    ],
    twists: ["hospitality"],
    economy: "marble",
    top: 3,
  });
  expect(winterForm({ ...setup, twist: "none" }, blank)?.twists).toEqual([]);
});
