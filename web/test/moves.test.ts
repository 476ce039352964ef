import { expect, it } from "vitest";
import { HexMap } from "../src/board/geometry";
import { besideWords } from "../src/game/beside";
import { standingOn } from "../src/game/PlayBoard";
import { matching, movesOf } from "../src/moves/moves";
import type { BoardData, HexData, StateMessage } from "../src/net/protocol";
import { fixture } from "./fixture";

const state = fixture();
const map = new HexMap(state.board as BoardData);
const hexes = state.legal?.hexes.build ?? [];
const first = hexes[0] ?? "";

const withOthers = (...others: string[]): StateMessage => ({
  ...state,
  can_undo: true,
  legal: { hexes: { build: hexes }, others },
});

it("lists every legal action once, in groups, the turn's own last", () => {
  const groups = movesOf(withOthers("use farm", "choose swamp", "end"), map, {});
  expect(groups.map(({ title }) => title)).toEqual([
    "Choose",
    "Build",
    "Extra actions",
    "Your turn",
  ]);
  expect(groups.flatMap(({ moves }) => moves.map(({ action }) => action)).sort()).toEqual(
    [...hexes.map((hex) => `build ${hex}`), "use farm", "choose swamp", "end", "undo"].sort(),
  );
});

it("says what a move brings and what a tile does", () => {
  const previews = { [`build ${first}`]: { gold: { knights: 2, total: 2 }, events: [] } };
  const [build, uses, turn] = movesOf(withOthers("use farm", "end"), map, previews);
  expect(build?.moves[0]).toMatchObject({ hex: first, name: "Canyon", effect: "Knights +2" });
  expect(uses?.moves[0]?.effect).toMatch(/grass/);
  expect(turn?.moves[0]?.effect).toBe("One action could still be used: Farm.");
});

it("keeps what is typed: a hex, its beginning, or a word", () => {
  const groups = movesOf(withOthers("use farm", "end"), map, {});
  const actions = (typed: string): string[] =>
    matching(groups, typed).flatMap(({ moves }) => moves.map(({ action }) => action));
  expect(actions(` ${first.toUpperCase()} `)).toContain(`build ${first}`);
  expect(actions(first.charAt(0)).filter((one) => one.startsWith("build"))).toEqual(
    hexes.filter((hex) => hex.startsWith(first.charAt(0))).map((hex) => `build ${hex}`),
  );
  expect(actions("FAR")).toContain("use farm");
  expect(actions("FAR")).not.toContain("build a1");
  expect(actions("zz9")).toEqual([]);
  expect(actions("")).toHaveLength(hexes.length + 3);
});

it("names what lies next to a hex", () => {
  const { seats } = state.table;
  const [me, other] = seats;
  const middle = map.byName.get("c6") as HexData;
  const [a, b, c] = map.around(middle).filter(({ ground }) => ground !== "location");
  const set = (kind: string, seat: number | null, ...at: (HexData | undefined)[]) => ({
    ...{ kind, art: kind, seat },
    at: at.map((hex) => hex?.name ?? ""),
  });
  const picture = {
    ...state.picture,
    pieces: [set("settlement", 0, a, b), set("settlement", 1, c)],
  };
  expect([me?.mine, other?.mine]).toEqual([true, false]);
  const words = besideWords(map, picture, standingOn(picture, seats));
  expect(words(middle)).toBe("next to: Tavern, 2 of your settlements, 1 of Mira’s settlements");
});
