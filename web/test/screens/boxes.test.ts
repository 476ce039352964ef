/** The set-up with several boxes: pools, tasks, the island, new land, capitols and caves. */

import { describe, expect, it } from "vitest";
import {
  applyPreset,
  cardsOf,
  isPreset,
  mostTasks,
  setBoxes,
  toggleBox,
  toggleTask,
} from "../../src/screens/new/picks";
import { OWN_BOX, sectionsOf, setPlace, shufflePlaces } from "../../src/screens/new/places";
import {
  landKey,
  landsNeeded,
  optionsOf,
  seededRandom,
  settle,
  toRequest,
} from "../../src/screens/new/request";
import { boardKey, boardOf, placesFor, setSpot, spotsBody } from "../../src/screens/new/sites";
import { catalog, NAMES, start } from "./catalog";

const draw = seededRandom(3);

describe("boxes", () => {
  it("bring their sections; the cards of the base game always belong", () => {
    const form = applyPreset(start, "crossroads", catalog, draw);
    expect(form.boxes).toEqual(["crossroads"]);
    expect(form.places.every(Boolean)).toBe(true);
    expect(isPreset(form, "crossroads", catalog)).toBe(true);
    expect(isPreset(start, "crossroads", catalog)).toBe(false);
    expect(cardsOf(form, catalog)).toHaveLength(4);
    expect(sectionsOf(form, catalog).map((one) => one.name)).toEqual(NAMES.crossroads);
  });

  it("always leave land for four places", () => {
    expect(toggleBox(start, "base", catalog)).toBe(start);
    expect(setBoxes(start, ["caves"], catalog)).toBe(start);
    const both = toggleBox(start, "crossroads", catalog);
    expect(toggleBox(both, "base", catalog).boxes).toEqual(["crossroads"]);
  });

  it("leave a section of one's own where it lies", () => {
    const [farm] = catalog.sections;
    if (!farm) throw new Error("no section");
    const mine = { ...farm, name: "mine", box: OWN_BOX };
    const more = { ...catalog, sections: [...catalog.sections, mine] };
    const form = setPlace(setPlace(start, 0, "mine"), 1, "barracks");
    const { places } = toggleBox(form, "nomads", more);
    expect(places.slice(0, 2)).toEqual([{ name: "mine", turned: false }, null]);
  });

  it("bring the options that mean something with them", () => {
    expect(optionsOf(start, catalog)).toEqual({ lords_need_settlement: false });
    expect(optionsOf(toggleBox(start, "island", catalog), catalog)).toHaveProperty(
      "island_knights",
    );
  });
});

describe("task cards", () => {
  const both = toggleBox(start, "crossroads", catalog);

  it("are at most as many as there can be sections for them", () => {
    let form = both;
    ["farm", "barn", "oasis", "barracks"].forEach((name, place) => {
      form = setPlace(form, place, name);
    });
    expect(mostTasks(start, catalog)).toBe(0);
    expect(mostTasks(form, catalog)).toBe(1);
    form = toggleTask(toggleTask(form, "road", catalog), "fortress", catalog);
    expect(form.tasks).toEqual(["road"]);
    expect(toRequest(form, catalog, draw).setup.tasks).toEqual(["road"]);
    expect(toggleBox(form, "crossroads", catalog).tasks).toEqual([]);
  });

  it("are completed for the sections drawn with them", () => {
    const form = toggleTask(both, "road", catalog);
    const { sections = [], tasks = [] } = toRequest(form, catalog, draw).setup;
    const wanting = sections.filter((one) =>
      NAMES.crossroads.includes(String(one).replace(":turned", "")),
    );
    expect(tasks).toHaveLength(Math.min(3, wanting.length));
    expect(toRequest(both, catalog, draw).setup).not.toHaveProperty("tasks");
  });
});

describe("island and new lands", () => {
  it("send the side that was chosen", () => {
    const form = { ...toggleBox(start, "island", catalog), island: "tree-house" };
    expect(toRequest(form, catalog, draw).setup.island).toBe("tree-house");
    expect(toRequest({ ...form, island: "" }, catalog, draw).setup).not.toHaveProperty("island");
    expect(toRequest({ ...form, boxes: ["base"] }, catalog, draw).setup.island).toBeUndefined();
  });

  it("send the text of new land instead of a name", () => {
    const open = { ...toggleBox(start, "island", catalog), lands: 5 };
    const form = settle(open, catalog, draw);
    const kinds = landsNeeded(form, catalog);
    expect(kinds).toHaveLength(5);
    const lands = new Map(kinds.map((kind) => [landKey(kind, 5), { text: `[${kind}]` }]));
    const { sections = [], island } = toRequest(form, catalog, draw, lands).setup;
    form.places.forEach((place, index) => {
      expect(sections[index]).toEqual({ text: `[${place?.name}]`, turned: place?.turned });
    });
    expect(island).toEqual({ text: `[${form.island}]`, turned: false });
    expect(settle(start, catalog, draw)).toBe(start);
  });
});

describe("capitols and caves", () => {
  const form = shufflePlaces(toggleBox(start, "caves", catalog), catalog, seededRandom(1));
  const board = boardOf(form, catalog, new Map());
  const key = boardKey(board);
  const places = { capitols: [], caves: [["a1", "a2"], [], ["c3"], ["d4", "d5"]] };

  it("are asked for once the land lies there", () => {
    expect(boardOf(toggleBox(start, "caves", catalog), catalog, new Map())).toBeNull();
    expect(board?.sections).toHaveLength(4);
  });

  it("are drawn where they are not chosen, and forgotten on other land", () => {
    const chosen = setSpot(form, key, "caves", 0, "a2");
    expect(spotsBody(chosen, catalog, key, places, () => 0)).toEqual({ caves: ["a2", "c3", "d4"] });
    expect(spotsBody(form, catalog, key, places, () => 0)).toEqual({});
    expect(spotsBody(chosen, catalog, "other", places, () => 0)).toEqual({});
  });

  it("are chosen of all sections together where there is one capitol", () => {
    const two = { capitols: [["a1"], [], ["c3", "c4"]], caves: [] };
    const both = { ...form, boxes: [...form.boxes, "capitol"] };
    const one = { ...both, options: { ...both.options, capitols: 1 } };
    expect(placesFor(both, two, "capitols")).toBe(two.capitols);
    expect(placesFor(one, two, "capitols")).toEqual([["a1", "c3", "c4"]]);
    const chosen = setSpot(one, key, "capitols", 0, "c4");
    expect(spotsBody(chosen, catalog, key, two, () => 0).capitols).toEqual(["c4"]);
    const again = { ...chosen, options: both.options };
    expect(spotsBody(again, catalog, key, two, () => 0).capitols).toEqual(["a1", "c3"]);
  });
});
