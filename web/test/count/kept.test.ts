/** Results of real games: kept, read from files, added up. */

import { beforeEach, describe, expect, it } from "vitest";
import { startDraft } from "../../src/count/draft";
import {
  asCsv,
  asFile,
  bring,
  byCard,
  byPlayer,
  fromFile,
  isUnkept,
  keep,
  kept,
  type Result,
  remove,
} from "../../src/count/kept";

const result = (
  id: string,
  day: string,
  gold: [number, number],
  names = ["Ada", "Ben"],
): Result => ({
  id,
  day,
  game: "kingdom-builder",
  setup: {},
  players: [
    { name: names[0] ?? "", colour: "blue" },
    { name: names[1] ?? "", colour: "orange" },
  ],
  seats: gold.map(() => ({ pieces: { settlements: ["a1"] }, numbers: {} })),
  cards: ["knights", "castles"],
  scores: gold.map((n) => ({ knights: n - 3, castles: 3, total: n })),
  winners: gold[0] === gold[1] ? [0, 1] : gold[0] > gold[1] ? [0] : [1],
});

beforeEach(() => {
  for (const { id } of kept.value) remove(id);
  localStorage.clear();
});

describe("kept results", () => {
  it("are there with the last day first, changed under their id, and removed", () => {
    keep(result("a", "2026-11-01", [40, 30]));
    keep(result("b", "2026-11-09", [20, 30]));
    keep(result("a", "2026-11-02", [41, 30]));
    expect(kept.value.map(({ id, day }) => `${id} ${day}`)).toEqual([
      "b 2026-11-09",
      "a 2026-11-02",
    ]);
    remove("b");
    expect(JSON.parse(localStorage.getItem("hexholm.real-games") ?? "").things).toHaveLength(1);
  });

  it("go through a file, each once", () => {
    keep(result("a", "2026-11-01", [40, 30]));
    const file = JSON.stringify(asFile([...kept.value, result("c", "2026-10-01", [9, 9])]));
    expect(bring(fromFile(file) ?? [])).toBe(1);
    expect(bring(fromFile(file) ?? [])).toBe(0);
    expect(kept.value.map(({ id }) => id)).toEqual(["a", "c"]);
  });

  it("aren't read from other files", () => {
    const bad = { ...result("a", "yesterday", [1, 2]) };
    for (const text of ["", "[]", "{}", JSON.stringify(asFile([bad])), '{"format":"hexholm"}'])
      expect(fromFile(text)).toBeNull();
  });

  it("are refused where something in them couldn't be shown", () => {
    const one = result("a", "2026-11-01", [40, 30]);
    const wrong: object[] = [
      { day: "2026-99-99" },
      { setup: null },
      { setup: [] },
      { players: one.players.map((who) => ({ ...who, colour: "pink" })) },
      { players: [null, null] },
      { seats: one.seats.map(() => ({ pieces: { settlements: "a1" }, numbers: {} })) },
      { seats: one.seats.map(() => ({ pieces: {}, numbers: { coins: "5" } })) },
      { scores: one.scores.map((score) => ({ ...score, knights: "many" })) },
      { scores: one.scores.slice(1) },
      { winners: [7] },
    ];
    for (const part of wrong)
      expect(fromFile(JSON.stringify(asFile([{ ...one, ...part } as Result])))).toBeNull();
    for (const file of ["null", "[]", "7", '{"format":"hexholm-results","results":[null]}'])
      expect(fromFile(file)).toBeNull();
  });

  it("can be looked at again; what was changed isn't kept yet", () => {
    const one = keep(result("a", "2026-11-01", [40, 30]));
    const now = { ...startDraft("kingdom-builder"), ...one, step: "result" as const };
    expect(isUnkept(now)).toBe(false);
    expect(isUnkept({ ...now, day: "2026-11-02" })).toBe(true);
    expect(isUnkept({ ...now, id: "" })).toBe(true);
    expect(isUnkept(startDraft("kingdom-builder"))).toBe(false);
  });

  it("are lines of a sheet", () => {
    const csv = asCsv([result("a", "2026-11-01", [40, 30], ['Ada, "A"', "=1+1"])]);
    const lines = csv.split("\n");
    expect(lines[0]).toBe("\ufeffday,game,player,won,card,score");
    expect(lines[1]).toBe('2026-11-01,kingdom-builder,"Ada, ""A""",1,knights,37');
    expect(lines).toContain("2026-11-01,kingdom-builder,'=1+1,0,total,30");
  });
});

it("adds up by player and by card; a shared victory is one for each", () => {
  const results = [
    result("a", "2026-11-01", [40, 30]),
    result("b", "2026-11-02", [20, 20], ["ben ", "Ada"]),
    result("c", "2026-11-03", [10, 12], ["", "Ada"]),
  ];
  expect(byPlayer(results)).toEqual([
    { name: "Ada", games: 3, wins: 3, mean: 24, best: 40 },
    { name: "Ben", games: 2, wins: 1, mean: 25, best: 30 },
  ]);
  expect(byCard(results)[0]).toEqual({ card: "knights", games: 3, mean: 19, best: 37 });
});
