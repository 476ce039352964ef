import { beforeEach, describe, expect, it } from "vitest";
import { keepResult, nextLevel, opponents, type Result, results, risen } from "../src/state/career";
import { fixture } from "./fixture";

const BOTS = ["beginner", "easy", "normal", "hard", "expert", "master", "greedy", "random"];
const past = (...ends: string[]): Result[] =>
  ends.map((end, n) => {
    const [level = "", won] = end.split(" ");
    return { table: `t${n}`, level, won: won === "won" };
  });

describe("the next opponent", () => {
  it("is the first level for a newcomer, the usual one for others", () => {
    expect(nextLevel(BOTS, [], true)).toBe("beginner");
    expect(nextLevel(BOTS, [], false)).toBe("normal");
    expect(nextLevel(["random"], [], true)).toBe("random");
  });

  it("stays until it was beaten twice in a row", () => {
    expect(nextLevel(BOTS, past("beginner won"))).toBe("beginner");
    expect(nextLevel(BOTS, past("beginner won", "beginner lost", "beginner won"))).toBe("beginner");
    expect(nextLevel(BOTS, past("easy won", "easy won"))).toBe("normal");
    expect(nextLevel(BOTS, past("easy won", "hard won"))).toBe("hard");
  });

  it("ends with the strongest", () => {
    expect(nextLevel(BOTS, past("expert won", "expert won"))).toBe("master");
    expect(risen(BOTS, past("master won", "master won"))).toBeNull();
    expect(nextLevel(BOTS, past("master won", "master won"))).toBe("master");
  });

  it("is one that plays the game", () => {
    const here = opponents(BOTS, ["master"]);
    expect(risen(here, past("expert won", "expert won"))).toBeNull();
    expect(nextLevel(here, past("expert won", "expert won"))).toBe("expert");
    expect(nextLevel(here, past("master won"))).toBe("expert");
  });
});

describe("results", () => {
  beforeEach(() => {
    results.value = [];
  });
  const ended = (kinds: ("person" | "bot")[], over = true) => {
    const state = fixture();
    const [seat] = state.table.seats;
    const seats = kinds.map((kind, n) => ({
      ...(seat as NonNullable<typeof seat>),
      seat: n,
      kind,
      mine: kind === "person",
      level: kind === "bot" ? "easy" : null,
    }));
    return {
      ...state,
      table: { ...state.table, seats },
      view: { ...state.view, over, winners: [0] },
    };
  };

  it("are kept once per table", () => {
    keepResult(ended(["person", "bot"]));
    keepResult(ended(["person", "bot"]));
    expect(results.value).toMatchObject([{ level: "easy", won: true }]);
  });

  it("are those of one person against bots, when it is over", () => {
    keepResult(ended(["person", "person"]));
    keepResult(ended(["person", "bot"], false));
    expect(results.value).toEqual([]);
  });
});
