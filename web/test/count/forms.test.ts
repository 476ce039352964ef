/** A set-up that came by a link, or with a result, is shown as if it had been chosen by hand. */

import { expect, it } from "vitest";
import { withBrought } from "../../src/count/brought";
import type { Setup } from "../../src/count/draft";
import { formOf, setupOf, unsaid, withSpots } from "../../src/count/kingdom";
import { winterForm } from "../../src/count/winter";
import type { WinterForm } from "../../src/games/winter/new/form";
import type { Catalog } from "../../src/net/protocol.gen";
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

const ROWS = "G G G G G G G G G G\n".repeat(10);
const ISLE = "G G G G\nG G G G G\nG G G G G G\nG G G G G\nG G G G\n";

it("keeps the boards that came as texts, as they came", () => {
  const farm = { text: `[farm] box=base locations=farm source=printed\n${ROWS}`, turned: false };
  const mine = { text: `[my-land] box=own locations= source=house\n${ROWS}`, turned: true };
  const isle = {
    text: `[tree-house] box=island locations= source=printed\n${ISLE}`,
    turned: false,
  };
  const {
    caves: _,
    tasks: __,
    ...setup
  } = {
    ...SETUP,
    sections: [farm, mine, "oasis", "barn"],
    island: isle,
  };
  const all = { games: { "kingdom-builder": catalog, "winter-kingdom": { sides: [] } } };
  const brought = withBrought(all as unknown as Catalog, setup).games["kingdom-builder"];
  const form = formOf(setup, brought);
  if (!form) throw new Error("no form");
  expect(form.places[1]).toEqual({ name: "my-land", turned: true });
  const known = brought.sections.find(({ name }) => name === "farm");
  expect(known).toMatchObject({
    box: "base",
    source: "printed",
    rows: Array(10).fill("GGGGGGGGGG"),
  });
  expect(setupOf(form, brought)).toEqual(setup);
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
