import { beforeEach, describe, expect, it } from "vitest";
import type { Seat } from "../../src/net/protocol";
import type { GameGlance } from "../../src/net/protocol.gen";
import { inOrder, type Standing, standingOf } from "../../src/screens/home/games";
import { ago } from "../../src/screens/home/when";
import { secretsOf } from "../../src/screens/open";
import { firstFree } from "../../src/screens/seating";
import { forget, known, myGames, remember } from "../../src/state/mygames";

const seat = (n: number, more: Partial<Seat> = {}): Seat => ({
  seat: n,
  kind: "person",
  name: `P${n}`,
  colour: ["blue", "orange", "green"][n] ?? "red",
  level: null,
  online: true,
  away: null,
  left: false,
  stands_in: false,
  lent: false,
  mine: false,
  ...more,
});

function game(more: Partial<GameGlance>): GameGlance {
  return {
    table: "oak-river-7",
    known: true,
    game: "kingdom-builder",
    seats: [seat(0, { mine: true }), seat(1)],
    begun: true,
    over: false,
    turn: 0,
    scores: [],
    winners: [],
    created: 1000,
    moved: 2000,
    last: [],
    ...more,
  };
}

describe("what my games say", () => {
  it("waits for players", () => {
    const seats = [seat(0, { mine: true }), seat(1, { kind: "open" })];
    const waiting = standingOf(game({ seats, begun: false, turn: null }));
    expect(waiting).toMatchObject({ kind: "waiting", open: 1 });
  });

  it("tells whose turn it is", () => {
    const at = (turn: number) => standingOf(game({ turn }));
    expect(at(0)).toMatchObject({ kind: "turn", mover: 0, mine: true });
    expect(at(1)).toMatchObject({ kind: "turn", mover: 1, mine: false });
  });

  it("tells what was played last", () => {
    const play = (number: number, action: string) =>
      ({ number, seat: 1, kind: "play", action, step: number }) as const;
    const last = [play(1, "build c4"), play(2, "build c5"), play(3, "end")];
    expect(standingOf(game({ last }))).toMatchObject({ last: { seat: 1, hexes: ["c4", "c5"] } });
  });

  it("tells the score at the end", () => {
    const over = game({ over: true, turn: null, scores: [41, 38], winners: [0] });
    expect(standingOf(over)).toMatchObject({ kind: "over", scores: [41, 38], winners: [0] });
  });

  it("tells what is gone", () => {
    expect(standingOf(game({ known: false }))).toEqual({ kind: "gone" });
  });
});

describe("how long ago something was", () => {
  it("is said in the largest unit that fits", () => {
    const hour = 3600_000;
    expect(ago(0, 30_000)).toBe("now");
    expect(ago(0, 90_000)).toBe("1 minute ago");
    expect(ago(0, 5.5 * hour)).toBe("5 hours ago");
    expect(ago(0, 30 * hour)).toBe("yesterday");
  });
});

describe("the list", () => {
  beforeEach(() => {
    for (const { table } of myGames.value) forget(table);
  });

  it("keeps a new table with all its secrets, and forgets it", () => {
    const made = {
      table: "oak-river-7",
      seats: [
        { seat: 0, secret: "a" },
        { seat: 1, secret: "b" },
      ],
      invite: null,
      watch: "w",
    };
    remember({ table: made.table, ...secretsOf(made) });
    expect(known("oak-river-7")).toMatchObject({ seats: ["a", "b"], watch: "w" });
    forget("oak-river-7");
    expect(known("oak-river-7")).toBeUndefined();
  });

  it("shows first where it is my turn, last what is gone", () => {
    const tables = ["over", "gone", "waits", "theirs", "mine", "mine-for-long"];
    for (const table of tables) remember({ table });
    const about = { seats: [seat(0)], created: 0, moved: 9, last: { seat: null, hexes: [] } };
    const standings = new Map<string, Standing>([
      ["over", { kind: "over", ...about, scores: [1], winners: [0] }],
      ["gone", { kind: "gone" }],
      ["waits", { kind: "waiting", ...about, open: 1 }],
      ["theirs", { kind: "turn", ...about, mover: 0, mine: false }],
      ["mine", { kind: "turn", ...about, mover: 0, mine: true }],
      ["mine-for-long", { kind: "turn", ...about, moved: 3, mover: 0, mine: true }],
    ]);
    expect(inOrder(myGames.value, standings).map((game) => game.table)).toEqual([
      "mine-for-long",
      "mine",
      "theirs",
      "waits",
      "over",
      "gone",
    ]);
  });
});

it("gives who joins the wishes nobody else has taken", () => {
  const palette = ["blue", "orange", "green"] as const;
  const seats = [seat(0), seat(1, { kind: "open", colour: "orange" }), seat(2, { kind: "open" })];
  expect(firstFree(seats, null, null, palette)).toEqual({ seat: 1, colour: "orange" });
  expect(firstFree(seats, 2, "orange", palette)).toEqual({ seat: 2, colour: "orange" });
  expect(firstFree(seats, 0, "blue", palette)).toEqual({ seat: 1, colour: "orange" });
  expect(firstFree([seat(0)], null, null, palette).seat).toBeNull();
});
