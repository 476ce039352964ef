import { describe, expect, it } from "vitest";
import { setColour, setCount, setName, setWho, toggleCard } from "../../src/screens/new/form";
import { applyPreset, isPreset, toggleBox } from "../../src/screens/new/picks";
import { clearPlaces, setPlace, shufflePlaces, turnPlace } from "../../src/screens/new/places";
import {
  firstGame,
  partOf,
  problem,
  readSeed,
  seededRandom,
  toRequest,
} from "../../src/screens/new/request";
import { catalog, start } from "./catalog";

const never = (): number => {
  throw new Error("nothing is drawn");
};

describe("the request", () => {
  it("leaves out what is all random, so that the server draws it", () => {
    expect(toRequest(start, catalog, never)).toEqual({
      game: "kingdom-builder",
      setup: { players: 2, boxes: ["base"], options: { lords_need_settlement: false } },
      seats: [
        { kind: "person", name: "Ada", colour: "blue" },
        { kind: "bot", level: "normal", colour: "orange" },
      ],
      listed: false,
      pace: { kind: "live", away: 300 },
    });
  });

  it("completes what is partly chosen, each section and card once", () => {
    let form = turnPlace(setPlace(start, 2, "farm"), 2);
    form = toggleCard(form, "lords");
    const { sections = [], cards = [] } = toRequest(form, catalog).setup;
    expect(sections).toHaveLength(4);
    expect(sections[2]).toBe("farm:turned");
    const names = sections.map((label) => String(label).replace(":turned", ""));
    expect(new Set(names).size).toBe(4);
    expect(names).not.toContain("quarry");
    expect(cards[0]).toBe("lords");
    expect(new Set(cards).size).toBe(3);
    expect(cards).not.toContain("families");
  });

  it("draws the same for the same seed", () => {
    const form = { ...setPlace(start, 0, "barn"), seed: " 42 " };
    const request = toRequest(form, catalog, never);
    expect(request.setup.seed).toBe(42);
    expect(toRequest(form, catalog, never)).toEqual(request);
  });

  it("tells the seats by their kind", () => {
    let form = setCount(start, 4);
    form = setWho(form, 1, "here");
    form = setWho(form, 2, "open");
    form = setWho(form, 3, "bot", "random");
    expect(toRequest(form, catalog).seats).toEqual([
      { kind: "person", name: "Ada", colour: "blue" },
      { kind: "person", colour: "orange" },
      { kind: "open" },
      { kind: "bot", level: "random", colour: "purple" },
    ]);
    expect(toRequest(form, catalog).setup.players).toBe(4);
  });

  it("takes options, listing and presets along", () => {
    const form = {
      ...applyPreset(start, "first-game", catalog),
      options: { lords_need_settlement: true },
      listed: true,
    };
    const request = toRequest(form, catalog, never);
    expect(request.listed).toBe(true);
    expect(request.setup).toMatchObject({
      sections: ["tavern", "paddock", "oasis:turned", "farm"],
      cards: ["fishermen", "knights", "merchants"],
      options: { lords_need_settlement: true },
    });
  });

  it("plays the first game at one click", () => {
    expect(firstGame(["random", "normal"], " Ada ", "kingdom-builder")).toEqual({
      game: "kingdom-builder",
      setup: { players: 2, preset: "first-game" },
      hints: true,
      seats: [
        { kind: "person", name: "Ada", colour: "blue" },
        { kind: "bot", level: "normal", colour: "orange" },
      ],
      listed: false,
    });
    expect(firstGame(["random"], "", "kingdom-builder").seats[0]).toEqual({
      kind: "person",
      colour: "blue",
    });
  });
});

describe("seats", () => {
  it("come and go with colours of their own", () => {
    const five = setCount(start, 5);
    expect(new Set(five.seats.map((seat) => seat.colour)).size).toBe(5);
    expect(setCount(five, 2).seats).toEqual(start.seats);
  });

  it("swap colours", () => {
    const form = setColour(start, 0, "orange");
    expect(form.seats.map((seat) => seat.colour)).toEqual(["orange", "blue"]);
    expect(setColour(start, 1, "red").seats.map((seat) => seat.colour)).toEqual(["blue", "red"]);
  });

  it("have only one that is me", () => {
    const form = setWho(start, 1, "me");
    expect(form.seats.map(({ who, name }) => [who, name])).toEqual([
      ["here", ""],
      ["me", "Ada"],
    ]);
  });
});

describe("the land", () => {
  it("has each section once: a second choice swaps", () => {
    let form = setPlace(start, 0, "barn");
    form = turnPlace(form, 0);
    form = setPlace(form, 1, "farm");
    form = setPlace(form, 1, "barn");
    expect(form.places.slice(0, 2)).toEqual([
      { name: "farm", turned: false },
      { name: "barn", turned: true },
    ]);
    expect(setPlace(form, 0, null).places[0]).toBeNull();
  });

  it("is shuffled and cleared", () => {
    const form = shufflePlaces(start, catalog, seededRandom(1));
    expect(new Set(form.places.map((one) => one?.name)).size).toBe(4);
    expect(clearPlaces(form).places).toEqual([null, null, null, null]);
  });

  it("knows a preset when it lies there", () => {
    const form = applyPreset(start, "first-game", catalog);
    expect(isPreset(form, "first-game", catalog)).toBe(true);
    expect(isPreset(turnPlace(form, 0), "first-game", catalog)).toBe(false);
    expect(applyPreset(start, "nothing", catalog)).toBe(start);
  });

  it("loses what belongs to a box that is put away", () => {
    let form = toggleBox(start, "nomads", catalog);
    form = toggleCard(setPlace(form, 3, "quarry"), "families");
    form = toggleBox(form, "nomads", catalog);
    expect(form).toMatchObject({ boxes: ["base"], cards: [] });
    expect(form.places[3]).toBeNull();
    expect(toggleBox(form, "base", catalog)).toBe(form);
  });
});

it("takes at most three cards", () => {
  const four = ["fishermen", "knights", "merchants", "lords"].reduce(toggleCard, start);
  expect(four.cards).toEqual(["fishermen", "knights", "merchants"]);
  expect(toggleCard(four, "knights").cards).toEqual(["fishermen", "merchants"]);
});

describe("what is wrong", () => {
  it("with the form itself", () => {
    expect(problem(start)).toBeNull();
    expect(problem({ ...start, seed: "-1" })?.part).toBe("seed");
    expect(problem({ ...start, seed: "abc" })?.part).toBe("seed");
    expect(problem(setName(start, 0, "x".repeat(25)))?.part).toBe("seats");
    const twins = setName(setWho(start, 1, "here"), 1, " ada");
    expect(problem(twins)).toEqual({ part: "seats", text: "new-error-names" });
  });

  it("with a seed", () => {
    expect(readSeed("")).toBeNull();
    expect(readSeed("007")).toBe(7);
    expect(readSeed("1.5")).toBeNaN();
    expect(readSeed("99999999999999999999")).toBeNaN();
  });

  it("in the server's eyes, at its part of the form", () => {
    const at = (code: string, about = "") => partOf({ code, about });
    expect(at("bad-name")).toBe("seats");
    expect(at("bad-setup", "setup-twice sections")).toBe("land");
    expect(at("bad-setup", "setup-cards")).toBe("cards");
    expect(at("bad-setup", "seed-negative")).toBe("seed");
    expect(at("bad-setup", "setup-unknown options")).toBe("options");
    expect(at("bad-setup", "refusal-unknown-bot")).toBe("seats");
    expect(at("bad-request", "seats.0.person.name")).toBe("seats");
    expect(at("too-fast")).toBe("table");
  });
});
