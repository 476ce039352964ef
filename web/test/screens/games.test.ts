import { beforeEach, describe, expect, it } from "vitest";
import type { Seat, StateMessage } from "../../src/net/protocol";
import { inOrder, type Standing, standingOf } from "../../src/screens/home/games";
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

function state(seats: Seat[], begun: boolean, view: Record<string, unknown>): StateMessage {
  return { table: { seats, begun }, view } as unknown as StateMessage;
}

describe("what my games say", () => {
  it("waits for players", () => {
    const seats = [seat(0, { mine: true }), seat(1, { kind: "open" })];
    expect(standingOf(state(seats, false, {}))).toMatchObject({ kind: "waiting", open: 1 });
  });

  it("tells whose turn it is", () => {
    const seats = [seat(0, { mine: true }), seat(1)];
    const at = (to_move: number) => standingOf(state(seats, true, { over: false, to_move }));
    expect(at(0)).toMatchObject({ kind: "turn", mover: 0, mine: true });
    expect(at(1)).toMatchObject({ kind: "turn", mover: 1, mine: false });
  });

  it("tells the score at the end", () => {
    const view = {
      over: true,
      to_move: null,
      scores: [{ total: 41 }, { total: 38 }],
      winners: [0],
    };
    expect(standingOf(state([seat(0), seat(1)], true, view))).toMatchObject({
      kind: "over",
      scores: [41, 38],
      winners: [0],
    });
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
    for (const table of ["over", "gone", "waits", "theirs", "mine"]) remember({ table });
    const seats = [seat(0)];
    const standings = new Map<string, Standing>([
      ["over", { kind: "over", seats, scores: [1], winners: [0] }],
      ["gone", { kind: "gone" }],
      ["waits", { kind: "waiting", seats, open: 1 }],
      ["theirs", { kind: "turn", seats, mover: 0, mine: false }],
      ["mine", { kind: "turn", seats, mover: 0, mine: true }],
    ]);
    expect(inOrder(myGames.value, standings).map((game) => game.table)).toEqual([
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
