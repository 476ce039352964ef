import { describe, expect, it } from "vitest";
import type { Entry } from "../src/net/protocol";
import { deedsOf, since, traces } from "../src/recap/since";

let number = 0;
const play = (seat: number, action: string, more: Partial<Entry> = {}): Entry => {
  number++;
  return { number, seat, kind: "play", action, step: number, ...more } as Entry;
};
const end = (seat: number): Entry => play(seat, "end", { events: [{ kind: "turn-ended", seat }] });
const ground = (hex: string): string => (hex.startsWith("a") ? "grass" : "desert");

describe("since my turn", () => {
  const game = [
    play(0, "build c1"),
    end(0),
    play(1, "build a1"),
    play(1, "build a2", { events: [{ kind: "tile-taken", seat: 1, what: "tower" }] }),
    play(1, "use paddock"),
    play(1, "take a1", { by: "paddock" }),
    play(1, "put b3", { by: "paddock" }),
    end(1),
    play(2, "build b9"),
    play(0, "build d1", { by: "canoe" }),
    end(2),
  ];

  it("tells what everybody else did, not what I answered in between", () => {
    const { plays, fresh, step, isFirst } = since(game, 0);
    expect(plays.map((entry) => entry.seat)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
    expect(fresh).toBe(true);
    expect(isFirst).toBe(false);
    expect(step).toBe(game[1]?.step);
    expect(since([...game, play(0, "build c2")], 0).fresh).toBe(false);
    expect(since(game, 3)).toMatchObject({ isFirst: true, step: (game[0]?.step ?? 0) - 1 });
  });

  it("marks where things stand now, and where they came from", () => {
    expect(traces(since(game, 0).plays)).toEqual([
      { hex: "a2", seat: 1 },
      { hex: "b3", seat: 1, from: "a1" },
      { hex: "b9", seat: 2 },
    ]);
  });

  it("sums up by player", () => {
    const [orange, green] = deedsOf(since(game, 0).plays, ground);
    expect(orange).toMatchObject({ built: [["grass", 2]], played: ["grass"], used: ["paddock"] });
    expect(orange?.events.map((event) => event.kind)).toEqual(["tile-taken", "turn-ended"]);
    expect(green).toMatchObject({ seat: 2, built: [["desert", 1]], used: [] });
  });

  it("tells what a bot played for me while I was away or late", () => {
    const away = { number: ++number, seat: 0, kind: "replaced" } as Entry;
    const back = { number: ++number, seat: 0, kind: "returned" } as Entry;
    const bot = [play(0, "build a5"), end(0)];
    const now = [...game, away, ...bot, play(1, "build b7"), end(1), back];
    const { plays, fresh, step } = since(now, 0);
    expect(plays).toEqual([...game.slice(2, 9), game[10], ...bot, ...now.slice(-3, -1)]);
    expect(fresh).toBe(true);
    expect(step).toBe(game[1]?.step);
    const late = { number: ++number, seat: 0, kind: "late" } as Entry;
    const after = [late, play(0, "build a6"), end(0), play(1, "build b8"), end(1)];
    expect(since([...game, ...after], 0).plays).toContain(after[1]);
    expect(since([...game, ...after, play(0, "build a7"), end(0)], 0).plays).toEqual([]);
  });
});
