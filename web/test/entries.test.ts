import { describe, expect, it } from "vitest";
import type { Entry } from "../src/net/protocol";
import { builtThisTurn, lastHexes, lastMove, mergeEntries, standing } from "../src/state/entries";

const play = (number: number, step: number, action: string, seat = 0): Entry => ({
  number,
  seat,
  kind: "play",
  action,
  step,
  events: [],
});
const back = (number: number, to: number, kind: Entry["kind"] = "undo"): Entry => ({
  number,
  seat: 0,
  kind,
  to,
});
const actions = (entries: Entry[]): string[] => entries.map((entry) => entry.action ?? entry.kind);

describe("merging entries", () => {
  it("keeps each once, in order, whatever comes first", () => {
    const a = [play(1, 1, "build a1"), play(2, 2, "build a2")];
    const b = [play(3, 3, "end"), play(2, 2, "build a2")];
    expect(mergeEntries(a, b).map((entry) => entry.number)).toEqual([1, 2, 3]);
  });
});

describe("undo and take-back", () => {
  it("drops plays beyond the step of an undo, and shows no line for it", () => {
    const entries = [
      play(1, 1, "build a1"),
      play(2, 2, "build a2"),
      back(3, 1),
      play(4, 2, "build b2"),
    ];
    expect(actions(standing(entries))).toEqual(["build a1", "build b2"]);
  });

  it("drops several steps with a take-back, and keeps it as news", () => {
    const entries = [
      play(1, 1, "build a1"),
      play(2, 2, "end"),
      play(3, 3, "build c1", 1),
      back(4, 0, "takeback"),
      play(5, 1, "build d1"),
    ];
    expect(actions(standing(entries))).toEqual(["takeback", "build d1"]);
  });

  it("leaves comings and goings alone", () => {
    const joined: Entry = { number: 1, seat: 1, kind: "joined" };
    expect(standing([joined, play(2, 1, "build a1"), back(3, 0)])).toEqual([joined]);
  });
});

describe("what is read from entries", () => {
  it("finds the last entry that moved the game", () => {
    const joined: Entry = { number: 9, seat: 1, kind: "joined" };
    expect(lastMove([play(1, 1, "build a1"), back(2, 0), joined])).toBe(2);
    expect(lastMove([])).toBe(0);
  });

  it("shows the hexes of the last turn", () => {
    const entries = [
      play(1, 1, "build a1"),
      play(2, 2, "end"),
      play(3, 3, "use barn", 1),
      play(4, 4, "take c1", 1),
      play(5, 5, "put d1", 1),
      play(6, 6, "end", 1),
    ];
    expect(lastHexes(entries)).toEqual({ hexes: ["d1", "c1"], seat: 1 });
  });

  it("counts mandatory builds of this turn, not those of tiles", () => {
    const entries = [
      play(1, 1, "build z1"),
      play(2, 2, "end"),
      play(3, 3, "use farm"),
      { ...play(4, 4, "build a1"), by: "farm" },
    ];
    expect(builtThisTurn(entries)).toBe(0);
    expect(builtThisTurn([...entries, play(5, 5, "build a2"), play(6, 6, "build a3")])).toBe(2);
  });
});
