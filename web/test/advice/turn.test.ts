import { beforeAll, describe, expect, it } from "vitest";
import { turningPoints } from "../../src/advice/Ratings";
import { partsOf, restOf } from "../../src/advice/turn";
import { shownWin } from "../../src/advice/words";
import { said } from "../../src/game/words";
import { loadTexts, percent } from "../../src/i18n";
import type { Seat } from "../../src/net/protocol";
import type { Rated, Suggestion } from "../../src/net/protocol.gen";

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
  const turn = (win: number, as_good: boolean) => ({ win, as_good }) as Suggestion;
  const rated = (start: number, loss: number, gold_loss: number) =>
    ({ start, loss, gold_loss }) as Rated;

  it("shows chances that can't be told apart alike", () => {
    const turns = [turn(0.615, true), turn(0.6, true), turn(0.5, false)];
    expect(turns.map((one) => percent(shownWin(turns, one)))).toEqual(["62%", "62%", "50%"]);
  });

  it("has three turning points, those that lost most, in their order", () => {
    const marked = [rated(0, 0.1, 3), rated(8, 0.3, 2), rated(16, 0, 5), rated(24, 0, 4)];
    expect(turningPoints(marked).map(({ start }) => start)).toEqual([0, 8, 16]);
  });

  it("speaks in sentences of people and things", () => {
    const seats = ["Ada", "Ben"].map((name, seat) => ({ name, seat, mine: !seat })) as Seat[];
    const facts = [
      { id: "fact-earns-castles fact-earns-any", args: { card: "castles", n: 3 } },
      { id: "fact-denies", args: { seat: 1, card: "lords", n: 6 } },
      { id: "fact-denies", args: { seat: 0, card: "lords", n: 6 } },
      { id: "fact-shut-castle", args: { seats: [1], n: 1 } },
    ];
    expect(facts.map((fact) => said(fact, seats, true))).toEqual([
      "Touches a castle.",
      "Costs Ben about 6 gold from Lords.",
      "Costs you about 6 gold from Lords.",
      "Ben can no longer reach that castle.",
    ]);
  });
});
