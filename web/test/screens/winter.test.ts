/** The set-up of Winter Kingdom: boards, cards, twist, and the request they become. */

import { expect, it } from "vitest";
import {
  cardsFor,
  clash,
  drawBoards,
  needs,
  setBoard,
  setTwists,
  shuffleBoards,
  startWinter,
  toggleTwist,
  turnBoard,
  winterRequest,
  withOwn,
} from "../../src/games/winter/new/form";
import { layBoards, laySide } from "../../src/games/winter/new/land";
import type { TwistInfo, WinterCatalog } from "../../src/net/protocol.gen";
import { startTable, toggleCard } from "../../src/screens/new/form";
import { firstGame, seededRandom } from "../../src/screens/new/request";

const WINTER = "winter-kingdom";
const rows = [5, 6, 7, 8, 9, 8, 7, 6, 5].map((width) => "S".repeat(width));
const catalog: WinterCatalog = {
  players: [2, 3, 4],
  letters: { S: "snowscape" },
  places: ["centre", "top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"],
  sides: [..."ABCDEFG"].flatMap((board) =>
    ["1", "2"].map((side) => ({ name: `${board}${side}`, board, source: "house", rows })),
  ),
  cards: ["followers", "royalty", "knights", "pioneers", "crowd"].map((name) => ({
    name,
    mark: { knights: "direction", pioneers: "bottom_board" }[name] ?? "",
    source: "house",
    points: 1,
    points_source: "house",
  })),
  economy: [
    { name: "fur", source: "printed", mark: "top_board" },
    { name: "marble", source: "printed", mark: "" },
  ],
  twists: [
    { name: "keep-away", source: "house", replaces: "followers", avoids: null, excludes: [] },
    { name: "bargain", source: "house", replaces: null, avoids: null, excludes: [] },
    {
      name: "overreach",
      source: "house",
      replaces: "royalty",
      avoids: null,
      excludes: ["hospitality"],
    },
    {
      name: "hospitality",
      source: "house",
      replaces: null,
      avoids: "crowd",
      excludes: ["overreach"],
    },
  ],
  directions: ["horizontal", "falling", "rising"],
  talents: [],
  presets: { "first-game": { twist: "none" } },
};
const start = () => startWinter(startTable(WINTER, ["random", "normal"]), catalog);

it("leaves to the server what is not chosen", () => {
  const { game, setup, seats } = winterRequest(start(), catalog);
  expect(game).toBe(WINTER);
  expect(setup).toEqual({ players: 2 });
  expect(seats.map((seat) => seat.kind)).toEqual(["person", "bot"]);
});

it("completes boards that are partly chosen, each board once", () => {
  const form = turnBoard(setBoard(start(), catalog, 3, "B2"), 3);
  const { setup } = winterRequest(form, catalog, seededRandom(1));
  const boards = (setup.boards ?? []).map(String);
  expect(boards).toHaveLength(7);
  expect(boards[3]).toBe("B2:1");
  expect(new Set(boards.map((label) => label[0])).size).toBe(7);
  for (const label of boards) expect(label).toMatch(/^[A-G][12](:[1-5])?$/);
});

it("sends a side of one's own with its text, and never draws one", () => {
  const text = "[hills] board=A\n";
  const own = { name: "hills", board: "A", source: "house", rows: [], text };
  const all = withOwn(catalog, [own]);
  for (let seed = 0; seed < 20; seed++) {
    const drawn = drawBoards(start(), all, seededRandom(seed));
    expect(drawn.map((at) => at?.name)).not.toContain("hills");
  }
  const form = turnBoard(setBoard(start(), all, 2, "hills"), 2);
  const boards = winterRequest(form, all, seededRandom(1)).setup.boards ?? [];
  expect(boards[2]).toEqual({ text, turns: 1 });
  const others = boards.filter((_, place) => place !== 2).map(String);
  expect(others.filter((label) => label.startsWith("A"))).toEqual([]);
});

it("puts a side of one's own in the place of one with its name", () => {
  const own = { name: "A1", board: "A", source: "house", rows: [], text: "[A1]\n" };
  const sides = withOwn(catalog, [own]).sides.filter((side) => side.name === "A1");
  expect(sides).toEqual([own]);
});

it("lets boards swap, whichever side they show", () => {
  const form = setBoard(setBoard(start(), catalog, 0, "A1"), catalog, 1, "B1");
  const swapped = setBoard(form, catalog, 1, "A2");
  expect(swapped.boards.map((at) => at?.name)).toEqual(["B1", "A2", ...Array(5).fill(undefined)]);
  expect(setBoard(swapped, catalog, 1, null).boards[1]).toBeNull();
});

it("draws the other cards and a twist that lets all chosen ones be used", () => {
  const form = toggleCard(toggleCard(start(), "followers"), "royalty");
  for (let seed = 0; seed < 20; seed++) {
    const { setup } = winterRequest(form, catalog, seededRandom(seed));
    expect(new Set(setup.cards)).toHaveProperty("size", 3);
    expect(setup.cards).toContain("followers");
    expect(["bargain", "hospitality"]).toContain(setup.twist);
  }
});

const twist = (name: string): TwistInfo => {
  const found = catalog.twists.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

it("puts cards away with the twists that replace them", () => {
  let form = toggleCard(toggleCard(start(), "followers"), "royalty");
  form = toggleTwist(form, catalog, twist("keep-away"));
  expect(form.cards).toEqual(["royalty"]);
  form = toggleTwist(form, catalog, twist("overreach"));
  expect(form.cards).toEqual([]);
  const names = cardsFor(form, catalog).map(({ name }) => name);
  expect(names).toEqual(["knights", "pioneers", "crowd"]);
});

it("asks for no twist, one by name, or several as a list", () => {
  const asked = (form: ReturnType<typeof start>) => winterRequest(form, catalog).setup.twist;
  expect(asked(start())).toBeUndefined();
  expect(asked(setTwists(start(), catalog, []))).toBe("none");
  const one = toggleTwist(setTwists(start(), catalog, []), catalog, twist("bargain"));
  expect(asked(one)).toBe("bargain");
  const two = toggleTwist(one, catalog, twist("keep-away"));
  expect(asked(two)).toEqual(["bargain", "keep-away"]);
  const back = toggleTwist(
    toggleTwist(two, catalog, twist("bargain")),
    catalog,
    twist("keep-away"),
  );
  expect(asked(back)).toBeUndefined();
});

it("draws no card that a twist spoils, but lets it be chosen", () => {
  const form = toggleTwist(toggleCard(start(), "knights"), catalog, twist("hospitality"));
  for (let seed = 0; seed < 20; seed++)
    expect(winterRequest(form, catalog, seededRandom(seed)).setup.cards).not.toContain("crowd");
  const crowd = toggleCard(form, "crowd");
  expect(winterRequest(crowd, catalog).setup.cards).toContain("crowd");
  for (let seed = 0; seed < 20; seed++) {
    const open = winterRequest(setTwists(crowd, catalog, null), catalog, seededRandom(seed));
    expect(open.setup.twist).not.toBe("hospitality");
  }
});

it("does not combine twists that contradict each other", () => {
  const form = toggleTwist(start(), catalog, twist("hospitality"));
  expect(clash(form, twist("overreach"))).toBe("hospitality");
  expect(toggleTwist(form, catalog, twist("overreach"))).toBe(form);
  expect(clash(form, twist("bargain"))).toBeUndefined();
});

it("asks for boards and a direction only where a card can need them", () => {
  let form = { ...start(), economy: "marble", top: 2, bottom: 3, direction: "rising" };
  expect(needs(form, catalog, "top_board")).toBe(false);
  expect(winterRequest(form, catalog).setup).toEqual({
    players: 2,
    economy: "marble",
    bottom_board: 3,
    direction: "rising",
  });
  for (const card of ["followers", "royalty", "crowd"])
    form = { ...form, ...toggleCard(form, card) };
  for (const what of ["bottom_board", "direction"]) expect(needs(form, catalog, what)).toBe(false);
  form = { ...form, economy: "fur", cards: ["knights", "pioneers", "crowd"] };
  expect(winterRequest(form, catalog).setup).toMatchObject({
    top_board: 2,
    bottom_board: 3,
    direction: "rising",
  });
});

it("lays the snowflake as the game does", () => {
  const { board, empty } = layBoards(
    shuffleBoards(start(), catalog, Math.random).boards,
    catalog.sides,
    catalog.letters,
  );
  expect(board.hexes).toHaveLength(427);
  expect(new Set(board.hexes.map((hex) => hex.name)).size).toBe(427);
  expect(empty).toEqual([]);
  expect([board.width, board.height]).toEqual([46, 27]);
  expect(layBoards(start().boards, catalog.sides, catalog.letters).empty).toHaveLength(427);
  const [side] = catalog.sides;
  expect(side && laySide(side, catalog.letters).hexes).toHaveLength(61);
});

it("has a first game of its own", () => {
  expect(firstGame(["normal"], "Ann", WINTER)).toMatchObject({
    game: WINTER,
    setup: { players: 2, preset: "first-game" },
  });
});
