import { beforeEach, describe, expect, it, vi } from "vitest";
import bodies from "../../src/hexholm/table/pocket/bodies.json";
import { flat } from "../src/board/flat";
import { brushesOf } from "../src/boards/brushes";
import {
  areaOf,
  type Draft,
  emptyRows,
  laidOut,
  letterAt,
  painted,
  read,
  slug,
  withLetter,
  written,
} from "../src/boards/draft";
import { fromFile } from "../src/boards/file";
import { addBoard, dropBoard, hasRoom, MOST_BOARDS } from "../src/boards/mine";
import { modelsOf } from "../src/boards/ours";
import { loadTexts } from "../src/i18n";
import "../src/i18n/tools";
import type { Catalog } from "../src/net/protocol.gen";

const TEXT = `[tavern] box=base locations=tavern source=printed
F D D M M D D C C C
F F D D D M M C C C
F F F F F F F M M M
W W F X G G T T M M
F F W W G G G T T C
F C C W G T T C C C
D F L C W T T L C G
D D C W T T G G G G
D D D W T T T G G G
D D W W T T T G G G
`;
const LETTERS = { G: "grass", F: "flower-field", L: "location", K: "location", X: "castle" };
const tavern = read(TEXT) as Draft;

describe("a board's file", () => {
  it("is read and written as the library does", () => {
    expect(tavern).toMatchObject({
      kind: "section",
      name: "tavern",
      box: "base",
      locations: ["tavern"],
      source: "printed",
    });
    expect(written(tavern)).toBe(TEXT);
    const side: Draft = { ...tavern, kind: "side", box: "A", rows: emptyRows("side") };
    expect(read(written(side))).toMatchObject({ kind: "side", box: "A" });
    expect(written(side).split("\n")[0]).toBe("[tavern] board=A source=printed");
    expect(read("hello")).toBeNull();
    expect(read("[a]\nG G")).toBeNull();
  });

  it("is refused unread if it is far too large", async () => {
    const text = vi.fn();
    await expect(fromFile({ size: 2 ** 32, text } as unknown as Blob)).rejects.toThrow();
    expect(text).not.toHaveBeenCalled();
  });

  it("has a name of lower-case words with hyphens", () => {
    expect(slug("  Mein Land, 2! ")).toBe("mein-land-2");
    expect(slug("???")).toBe("");
    expect(slug("a".repeat(60))).toHaveLength(40);
  });
});

describe("painting", () => {
  it("changes some hexes and nothing else; nothing new is the same board", () => {
    const next = painted(tavern, ["a1", "j10", "z99"], "W");
    expect([letterAt(next, "a1"), letterAt(next, "j10"), letterAt(next, "b1")]).toEqual([
      "W",
      "W",
      "D",
    ]);
    expect(painted(tavern, ["a1"], "F")).toBe(tavern);
    expect(withLetter(tavern, "L")).toEqual(["c7", "h7"]);
  });

  it("fills the area of a letter", () => {
    const { board } = laidOut(tavern, LETTERS);
    const at = new Map(board.hexes.map((hex) => [hex.name, hex]));
    const around = (name: string): string[] =>
      board.hexes
        .filter((hex) => {
          const { x, y } = at.get(name) ?? { x: 0, y: 0 };
          const [dx, dy] = [Math.abs(hex.x - x), Math.abs(hex.y - y)];
          return (dx === 2 && dy === 0) || (dx === 1 && dy === 1);
        })
        .map((hex) => hex.name);
    expect(areaOf(tavern, "d4", around)).toEqual(["d4"]);
    expect(areaOf(tavern, "j10", around).sort()).toContain("g8");
    expect(areaOf(tavern, "a4", around)).toHaveLength(10);
  });

  it("draws locations where they are, and empty hexes as nothing", () => {
    const { board, sites } = laidOut({ ...tavern, rows: [".F", "LG"] }, LETTERS);
    expect(board.hexes.map(({ ground }) => ground)).toEqual([
      "",
      "flower-field",
      "location",
      "grass",
    ]);
    expect(board.hexes.slice(0, 2).map(({ ground }) => flat(ground))).toEqual([
      "none",
      "var(--flat-flower-field, #e6d6ab)",
    ]);
    expect(sites).toEqual([{ hex: "a2", what: "tavern", art: "location-tavern", tiles: 1 }]);
  });

  it("has a brush for every letter, lands first, and one for nothing", () => {
    const brushes = brushesOf(LETTERS);
    expect(brushes.map(({ letter }) => letter).join("")).toBe("GFLKX.");
    expect(brushes[1]?.digit).toBe("2");
  });
});

describe("my boards", () => {
  const section = (name: string, box: string) => ({
    name,
    box,
    source: "printed",
    locations: [name],
    rows: ["ours"],
  });
  const catalog = {
    letters: {},
    games: {
      "kingdom-builder": {
        sections: [section("tavern", "base"), section("farm", "base")],
        islands: [],
      },
      "winter-kingdom": { sides: [{ name: "3fe", board: "A", source: "house", rows: ["ours"] }] },
    },
  } as unknown as Catalog;
  const asked: { method: string; path: string; body: unknown }[] = [];
  let there: { id: string; game: string; text: string; at: number }[] = [];

  async function mine(profile = false) {
    vi.resetModules();
    if (profile) localStorage.setItem("hexholm.profile", JSON.stringify({ secret: "s.1" }));
    return await import("../src/boards/mine");
  }

  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    there = [];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      const method = init.method ?? "GET";
      const body = init.body ? JSON.parse(String(init.body)) : null;
      asked.push({ method, path, body });
      const told = path.endsWith("/check")
        ? { text: body.text, playable: true, problems: [] }
        : { kept: there };
      return new Response(JSON.stringify(told));
    });
  });

  it("take the place of ours where they can be played, with a mark", async () => {
    const { addBoard, keepBoard, withMine, ownBoards } = await mine();
    const half = addBoard(tavern, TEXT);
    expect((await withMine(catalog)).games["kingdom-builder"].sections[0]?.rows).toEqual(["ours"]);
    keepBoard({ ...half, usable: true });
    addBoard(tavern, TEXT.replace("[tavern] box=base", "[mine] box=base"), true);
    const { sections } = (await withMine(catalog)).games["kingdom-builder"];
    expect(sections.map(({ name, box, source }) => `${name} ${box} ${source}`)).toEqual([
      "tavern base mine",
      "farm base printed",
      "mine own mine",
    ]);
    expect(sections[0]?.rows).toEqual(tavern.rows);
    expect(await ownBoards("kingdom-builder")).toHaveLength(2);
    expect(await ownBoards("winter-kingdom")).toEqual([]);
  });

  it("are laid out in a new position, too", async () => {
    const { addBoard } = await mine();
    addBoard(tavern, TEXT, true);
    const { positionApi } = await import("../src/position/api");
    await positionApi.begin("kingdom-builder", { preset: "first-game" });
    expect(asked.at(-1)?.body).toEqual({
      game: "kingdom-builder",
      setup: { preset: "first-game", own: [{ text: TEXT }] },
    });
  });

  it("begin with ours, which are called by their names", async () => {
    await loadTexts("boards");
    expect(modelsOf(catalog, "side").map(({ called }) => called)).toEqual(["Board A, side 3fe"]);
  });

  it("stay in the browser, and come back after they were deleted", async () => {
    const { addBoard, dropBoard, keepBoard } = await mine();
    const board = addBoard(tavern, TEXT, true);
    const again = await mine();
    expect(again.find(board.id)?.text).toBe(TEXT);
    dropBoard(board.id);
    expect((await mine()).myBoards()).toEqual([]);
    keepBoard(board);
    expect((await mine()).find(board.id)?.usable).toBe(true);
  });

  it("are there once, however often their file is loaded", async () => {
    const { addBoard, bringBoard, myBoards } = await mine();
    const board = addBoard(tavern, TEXT);
    expect(bringBoard(tavern, TEXT)).toBe(board);
    bringBoard(tavern, TEXT.replace("F D", "G G"));
    expect(myBoards()).toHaveLength(2);
  });

  it("of several with one name the last that was changed counts; a copy has a name of its own", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { addBoard, duplicate, freeName, keepBoard, ownBoards, used } = await mine();
    const changed = TEXT.replace("F D", "G G");
    const first = addBoard(tavern, TEXT, true);
    vi.advanceTimersByTime(1);
    const second = addBoard(tavern, changed, true);
    expect(await ownBoards("kingdom-builder")).toEqual([{ text: changed }]);
    vi.advanceTimersByTime(1);
    keepBoard({ ...second, usable: false });
    expect(used("kingdom-builder").get("tavern")?.own.id).toBe(first.id);
    const copy = read(duplicate(first, tavern).text);
    expect(copy).toEqual({ ...tavern, name: "tavern-2", source: "house" });
    expect([freeName("tavern-2"), freeName("farm")]).toEqual(["tavern-3", "farm"]);
    vi.useRealTimers();
  });

  it("meet those of the profile: the later one counts, what was deleted is gone", async () => {
    const board = (id: string, at: number, name = id) => ({
      id,
      game: "kingdom-builder",
      at,
      text: TEXT.replace("[tavern]", `[${name}]`),
      usable: false,
    });
    localStorage.setItem(
      "hexholm.boards",
      JSON.stringify({
        boards: [
          board("old", 1),
          board("newer", 9, "here"),
          board("elsewhere", 1),
          board("mine", 5),
        ],
        known: ["old", "newer", "elsewhere", "dropped"],
        gone: ["dropped"],
      }),
    );
    there = [board("old", 7, "there"), board("newer", 3), board("dropped", 3), board("fresh", 2)];
    const { sync, myBoards } = await mine(true);
    await sync();
    await new Promise((done) => setTimeout(done, 20));
    const names = Object.fromEntries(myBoards().map(({ id, text }) => [id, read(text)?.name]));
    expect(names).toEqual({ old: "there", newer: "here", mine: "mine", fresh: "fresh" });
    const sent = asked.filter(({ method }) => /PUT|DELETE/.test(method));
    expect(sent.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`).sort()).toEqual([
      "DELETE dropped",
      "PUT mine",
      "PUT newer",
    ]);
    expect(myBoards().find(({ id }) => id === "fresh")?.usable).toBe(true);
  });
});

it("as many boards are kept as a draw takes", () => {
  expect(MOST_BOARDS).toBe(bodies.DrawAsked.properties.own.maxItems);
  expect(hasRoom()).toBe(true);
  const added = Array.from({ length: MOST_BOARDS }, () => addBoard(tavern, TEXT));
  expect(hasRoom()).toBe(false);
  for (const { id } of added) dropBoard(id);
  expect(hasRoom()).toBe(true);
});
