import { describe, expect, it } from "vitest";
import { dayName } from "../src/i18n";
import type { PuzzleData } from "../src/net/protocol.gen";
import { keepSolved, readSolved, stateOf, streak } from "../src/puzzles/progress";
import { nextPuzzle, numberOf } from "../src/puzzles/puzzles";

const puzzle = (name: string, stars: PuzzleData["stars"], set = "base"): PuzzleData => ({
  name,
  set,
  stars,
  game: "kingdom-builder",
});

describe("progress at puzzles", () => {
  it("keeps what was solved, and a day only for who hadn't seen the solution", () => {
    keepSolved("one", "solved", "2026-11-17");
    keepSolved("one", "seen", null);
    expect(stateOf("one")).toBe("solved");
    keepSolved("two", "seen", null);
    expect(stateOf("two")).toBe("seen");
    keepSolved("two", "solved", "2026-11-18");
    expect(stateOf("two")).toBe("solved");
    expect(streak("2026-11-18")).toBe(1);
    expect(stateOf("three")).toBe("new");
  });

  it("counts days in a row up to yesterday", () => {
    const days = ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-03"];
    expect(streak("2026-11-01", days)).toBe(3);
    expect(streak("2026-11-02", days)).toBe(3);
    expect(streak("2026-11-05", days)).toBe(0);
  });

  it("starts anew where what is stored makes no sense", () => {
    for (const found of [null, 7, "x", [], { days: "never" }])
      expect(readSolved(found)).toEqual({ puzzles: {}, days: [] });
  });
});

describe("the list of puzzles", () => {
  const all = [puzzle("a", 1), puzzle("b", 1, "nomads"), puzzle("c", 2), puzzle("d", 1)];

  it("goes on with one that is as hard and open", () => {
    expect(nextPuzzle(all[0] as PuzzleData, all, () => false)?.name).toBe("b");
    expect(nextPuzzle(all[0] as PuzzleData, all, (name) => "bd".includes(name))?.name).toBe("c");
    expect(nextPuzzle(all[0] as PuzzleData, all, () => true)).toBeUndefined();
  });

  it("says what day it is, wherever one is", () => {
    expect(dayName("2026-11-17")).toBe("Tuesday, November 17");
  });

  it("counts those about the same", () => {
    expect(all.map((one) => numberOf(one, all))).toEqual([1, 1, 2, 3]);
  });
});
