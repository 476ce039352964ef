import { beforeAll, describe, expect, it } from "vitest";
import { partsOf, restOf } from "../../src/advice/turn";
import { atOnce, whys } from "../../src/advice/words";
import { loadTexts, percent } from "../../src/i18n";

describe("a turn on the board", () => {
  it("numbers what is built, and parts it by tile", () => {
    const turn = ["use farm", "build l4", "build d3", "build e3", "use barn", "take a1", "put b2"];
    expect(partsOf([...turn, "end"])).toEqual([
      { verb: "use", name: "farm", marks: [{ n: 1, verb: "build", hex: "l4" }] },
      {
        verb: "",
        name: "",
        marks: [
          { n: 2, verb: "build", hex: "d3" },
          { n: 3, verb: "build", hex: "e3" },
        ],
      },
      { verb: "use", name: "barn", marks: [{ n: 4, verb: "put", hex: "b2", from: "a1" }] },
    ]);
  });

  it("knows forts, purchases and what is only taken away", () => {
    expect(partsOf(["fort c4", "buy mine", "end"])).toEqual([
      { verb: "", name: "", marks: [{ n: 1, verb: "fort", hex: "c4" }] },
      { verb: "buy", name: "mine", marks: [] },
    ]);
    expect(partsOf(["use sword", "take c4"])).toEqual([
      { verb: "use", name: "sword", marks: [{ n: 1, verb: "take", hex: "c4" }] },
    ]);
    expect(partsOf(["use temple", "take c4", "build d4"])).toEqual([
      { verb: "use", name: "temple", marks: [{ n: 1, verb: "take", hex: "c4" }] },
      { verb: "", name: "", marks: [{ n: 2, verb: "build", hex: "d4" }] },
    ]);
    expect(partsOf(["end"])).toEqual([]);
  });

  it("goes on as long as what it says is played, in any order", () => {
    const turn = ["build a1", "build a2", "end"];
    expect(restOf(turn, [])).toEqual(turn);
    expect(restOf(turn, ["build a2"])).toEqual(["build a1", "end"]);
    expect(restOf(turn, ["build a3"])).toBeNull();
    expect(restOf(turn, ["build a1", "build a1"])).toBeNull();
  });
});

describe("why", () => {
  beforeAll(() => loadTexts("advice"));

  it("tells gold by card, what the others lose is good", () => {
    expect(whys({ castles: 2.96, knights: -1.21, workers: 0.3 }, { lords: -6 })).toEqual([
      { text: "Castles +3", good: true },
      { text: "Knights −1.2", good: false },
      { text: "Others: Lords −6", good: true },
    ]);
    expect(atOnce({ castles: 3 })).toEqual([{ text: "Castles +3 now", good: true }]);
    expect(percent(0.615)).toBe("62%");
  });
});
