/** What strokes do to what players have. */

import { describe, expect, it } from "vitest";
import { HexMap } from "../../src/board/geometry";
import { fitting, left, painted } from "../../src/count/painting";
import type { CountSeat, CountThing } from "../../src/net/protocol.gen";

const hexes = [0, 1, 2].flatMap((y) =>
  [..."abcde"].map((column, x) => ({
    name: `${column}${y + 1}`,
    x: 2 * x + (y % 2),
    y,
    ground: "grass",
    section: 0,
  })),
);
const map = new HexMap({ hexes, width: 11, height: 3 });
const where = hexes.map(({ name }) => name).filter((name) => name !== "c1");
const thing = (key: string, most: number, more: Partial<CountThing> = {}): CountThing => ({
  key,
  holds: "hexes",
  names: "piece",
  name: key,
  art: key,
  most,
  supply: "",
  large: false,
  choices: [],
  where,
  worth: 1,
  scores: true,
  ...more,
});
const house = thing("houses", 40);
const cart = thing("cart", 1);
const hall = thing("hall", 1, { large: true });
const marks = thing("marks", 999, { holds: "rows", supply: "houses" });
const things = [house, cart, hall, marks];
const seat = (pieces: Record<string, string[]> = {}): CountSeat => ({ pieces, numbers: {} });
const by = (me: number, one = house, erases = false) => ({ seat: me, thing: one, erases });
const paint = (
  seats: CountSeat[],
  stroke: string,
  brush: ReturnType<typeof by>,
): Record<string, string[]>[] =>
  painted(seats, things, map, stroke.split(" "), brush).map(({ pieces }) => pieces);

it("what another set-up has no place for goes, and nothing else", () => {
  const was = [
    { pieces: { houses: ["a1", "i.b2"], warriors: ["b1"], marks: ["18"] }, numbers: { coins: 4 } },
  ];
  const board = { hexes, width: 11, height: 3 };
  const now = fitting(was, { things, board });
  expect(now).toEqual([{ pieces: { houses: ["a1"], marks: ["18"] }, numbers: {} }]);
  expect(fitting(now, { things, board })).toEqual(now);
});

describe("a stroke", () => {
  it("sets pieces, and takes away those it began with", () => {
    const [mine] = paint([seat(), seat()], "a1 b1", by(0));
    expect(mine).toEqual({ houses: ["a1", "b1"] });
    expect(paint([seat({ houses: ["a1", "b1"] })], "b1 d1", by(0))[0]).toEqual({ houses: ["a1"] });
  });

  it("leaves out others' pieces and hexes where nothing can stand, unless it is a tap", () => {
    const seats = [seat(), seat({ houses: ["b1"] })];
    expect(paint(seats, "a1 b1 c1 d1", by(0))).toEqual([
      { houses: ["a1", "d1"] },
      { houses: ["b1"] },
    ]);
    expect(paint(seats, "b1", by(0))).toEqual([{ houses: ["b1"] }, { houses: [] }]);
    expect(paint(seats, "c1", by(0))[0]).toEqual({ houses: ["c1"] });
  });

  it("moves what there is only one of, and turns one kind into another", () => {
    expect(paint([seat({ cart: ["a1"] })], "d1", by(0, cart))[0]).toEqual({ cart: ["d1"] });
    expect(paint([seat({ houses: ["d1"] })], "d1", by(0, cart))[0]).toEqual({
      houses: [],
      cart: ["d1"],
    });
  });

  it("lays a large piece over its ring", () => {
    const seats = [seat({ houses: ["b2", "e1"] })];
    expect(paint(seats, "c2", by(0, hall))[0]).toEqual({ houses: ["e1"], hall: ["c2"] });
    expect(paint([seat({ hall: ["c2"] })], "b2", by(0, hall))[0]).toEqual({ hall: [] });
  });

  it("erases whatever is there", () => {
    const seats = [seat({ houses: ["a1"] }), seat({ cart: ["b1"] })];
    expect(paint(seats, "a1 b1", by(0, house, true))).toEqual([{ houses: [] }, { cart: [] }]);
  });
});

it("counts what is left, marks of rows included", () => {
  const has = seat({ houses: ["a1", "b1"], marks: ["7"] });
  expect(left(house, things, has)).toBe(37);
  expect(left(cart, things, has)).toBe(1);
});
