/** What a stroke of the editor's brush does to a position's data. */

import { expect, test, vi } from "vitest";
import type { EditData, PositionData } from "../src/net/protocol.gen";
import { openText } from "../src/position/opening";
import { drawn, hexesOf, painted } from "../src/position/painting";
import { isSet, withChoice, withValue } from "../src/position/values";

const field = (key: string, seat: number | null, more: Partial<EditData> = {}): EditData => ({
  place: seat === null ? "table" : "player",
  key,
  seat,
  kind: "paint",
  label: key,
  art: "house",
  piece: key,
  most: 3,
  ...more,
});
const blue = field("houses", 0);
const orange = field("houses", 1);
const ship = field("ship", 0, { is_one: true, piece: "ship" });
const hall = field("hall", 1, { is_one: true, is_large: true, piece: "hall" });
const walls = field("walls", null, { piece: "wall" });
const told = {
  edits: [blue, orange, ship, hall, walls],
  picture: {
    pieces: [
      { kind: "hall", art: "hall", seat: 1, at: ["k5"], covers: [["k5", "k6", "j5"]] },
      { kind: "houses", art: "house", seat: 0, at: ["z9"] },
    ],
  },
} as unknown as PositionData;
const data = { players: [{ houses: ["a1"] }, { hall: "k5" }], walls: ["c3"] };

test("a stroke sets pieces, and takes away whatever stood there", () => {
  const next = painted(data, told, orange, ["b1", "a1", "c3"]);
  expect(hexesOf(next, orange)).toEqual(["b1", "a1", "c3"]);
  expect(hexesOf(next, blue)).toEqual([]);
  expect(hexesOf(next, walls)).toEqual([]);
  expect(data.players[0]).toEqual({ houses: ["a1"] });
});

test("a stroke that begins on a piece of the brush takes such pieces away", () => {
  const two = painted(data, told, blue, ["b1"]);
  expect(hexesOf(painted(two, told, blue, ["a1", "b1", "d1"]), blue)).toEqual([]);
});

test("of a piece that is there once, the last hex counts", () => {
  const next = painted(painted(data, told, ship, ["b1", "b2"]), told, ship, ["b3"]);
  expect(hexesOf(next, ship)).toEqual(["b3"]);
  expect(hexesOf(painted(next, told, ship, ["b3"]), ship)).toEqual([]);
});

test("the eraser hits a large piece on any of its hexes", () => {
  expect(hexesOf(painted(data, told, null, ["k6"]), hall)).toEqual([]);
  expect(hexesOf(painted(data, told, null, ["l6"]), hall)).toEqual(["k5"]);
});

test("the picture shows the data as it is now", () => {
  const { pieces } = drawn(data, told);
  expect(pieces.map(({ kind, seat, at }) => [kind, seat, at])).toEqual([
    ["hall", 1, ["k5"]],
    ["houses", 0, ["a1"]],
    ["wall", null, ["c3"]],
  ]);
});

test("a value can be left out, and a choice writes several", () => {
  const supply = field("supply", 0, { kind: "number" });
  expect(withValue(withValue(data, supply, 3), supply, undefined)).toEqual(data);
  const sets = { to_move: 1, turn: {} };
  expect(withChoice(data, field("to_move", null), { label: "", sets })).toEqual({
    ...data,
    ...sets,
  });
});

test("a thing is in a state if it says so, or says nothing where nothing is meant", () => {
  const state = { label: "", sets: { ready: true, new: false } };
  expect(isSet({ name: "oasis", ready: true }, state)).toBe(true);
  expect(isSet({ name: "oasis", ready: true, new: true }, state)).toBe(false);
  expect(isSet({ from: null }, { label: "", sets: { from: null } })).toBe(true);
});

test("a pasted address is that of a table, or holds a position", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers, body }: RequestInit) => {
    const { Authorization: secret } = headers as Record<string, string>;
    asked.push([path, secret, JSON.parse(`${body}`)]);
    return Response.json({});
  });
  await openText(" https://example.org/t/red-fox#seat=A,B \n");
  await openText("https://example.org/folder/#/t/red-fox/replay#watch=C");
  await openText("https://example.org/position#hb:a%20b");
  await openText("https://example.org/folder/#/shelf#1abc");
  vi.unstubAllGlobals();
  expect(asked).toEqual([
    ["/api/tables/red-fox/position", "Bearer A,B", { step: null }],
    ["/api/tables/red-fox/position", "Bearer C", { step: null }],
    ["/api/positions", undefined, { text: "hb:a b" }],
    ["/api/positions", undefined, { text: "1abc" }],
  ]);
});
