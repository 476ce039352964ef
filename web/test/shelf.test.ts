/** What my shelf asks for: only what is on it. */

import { beforeEach, expect, it, vi } from "vitest";
import { emptyRows, written } from "../src/boards/draft";

const game = "kingdom-builder" as const;
const things = [
  { key: "sections", kind: "location", names: { farm: "base", canoe: "marshlands" }, called: {} },
  { key: "cards", kind: "card", names: { lords: "base", vassals: "marshlands" }, called: {} },
];
const rows = emptyRows("section").map((row) => row.replaceAll(".", "G"));
const board = (name: string) =>
  written({ kind: "section", name, box: "own", locations: [], source: "printed", rows });

async function shelf() {
  const { addBoard } = await import("../src/boards/mine");
  for (const name of ["my-land", "farm"]) addBoard({ kind: "section" }, board(name), true);
  const { asking, NOTHING, shelfApi } = await import("../src/shelf/shelf");
  const all = (await shelfApi.all()).games[game]?.things ?? [];
  const ask = (mine: Partial<typeof NOTHING>) =>
    asking(game, { ...NOTHING, boxes: ["base"], ...mine }, all, 1);
  return { all, ask };
}

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("fetch", async () =>
    Response.json({ games: { [game]: { players: [2], things } } }),
  );
});

it("a wish for what I no longer own isn't asked for, and is back with its box", async () => {
  const { ask } = await shelf();
  const wishes = { always: ["lords", "vassals"], never: ["canoe"], at_least: { marshlands: 2 } };
  expect(ask(wishes).wishes).toMatchObject({ always: ["lords"], never: [], at_least: {} });
  expect(ask({ ...wishes, boxes: ["base", "marshlands"] }).wishes).toMatchObject(wishes);
});

it("boards of my own can be wished for, and left out", async () => {
  const { all, ask } = await shelf();
  expect(all[0]?.names).toEqual({ farm: "base", canoe: "marshlands", "my-land": "own" });
  expect(ask({ always: ["my-land"] }).wishes?.always).toEqual(["my-land"]);
  expect(ask({}).own).toEqual([board("my-land"), board("farm")]);
  const less = ask({ without: ["my-land"] });
  expect(less.own).toEqual([board("farm")]);
  expect(less.sections).toEqual(["farm"]);
});
