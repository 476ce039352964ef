import { signal } from "@preact/signals";
import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { Board } from "../src/board/Board";
import {
  arranged,
  besideRow,
  borders,
  centre,
  extent,
  frameOf,
  HexMap,
  partOf,
} from "../src/board/geometry";
import { step } from "../src/board/keyboard";
import { Glow } from "../src/board/Overlay";
import { arrivals, keyOf, occupied, pieces } from "../src/board/Pieces";
import { Places } from "../src/board/Places";
import type { BoardData, HexData, Picture } from "../src/net/protocol";
import { COLOURS, drawn } from "../src/ui/art";
import { fixture, reached } from "./fixture";

/** An observer that has nothing to tell yet. */
class Silent {
  observe(): void {}
  disconnect(): void {}
}

const WIDTHS = [4, 5, 6, 5, 4];
const main = fixture().board as BoardData;

/** The board with the island beside it, as the engine lays it. */
function withIsland(): BoardData {
  const hexes: HexData[] = [...main.hexes];
  WIDTHS.forEach((width, row) => {
    for (let place = 0; place < width; place++)
      hexes.push({
        name: `i.${"abcdef"[place]}${row + 1}`,
        x: 44 + 2 * place + 6 - width,
        y: 8 + row,
        ground: "grass",
        section: 4,
        part: "island",
      });
  });
  return { hexes, width: 56, height: 20 };
}

const map = new HexMap(withIsland());
const hex = (name: string, on = map): HexData => on.byName.get(name) as HexData;

describe("a click", () => {
  it("means the hex that was pressed, whatever moved under it since", () => {
    vi.stubGlobal("ResizeObserver", Silent);
    const root = document.createElement("div");
    const picked: string[] = [];
    render(
      <Board
        map={map}
        picture={fixture().picture as Picture}
        seats={[]}
        aim={signal(null)}
        describe={({ name }) => name}
        label={() => null}
        onPick={(name) => picked.push(name)}
      />,
      root,
    );
    const on = (what: string, event: Event): unknown =>
      root.querySelector(what)?.dispatchEvent(event);
    const press = (what: string) =>
      on(what, new PointerEvent("pointerdown", { pointerType: "mouse", bubbles: true }));
    const click = (what: string, detail = 1) =>
      on(what, new MouseEvent("click", { detail, bubbles: true }));
    press('[data-hex="c3"]');
    click(".board-play"); // what lies above both hexes, when it came up on another one
    press('[data-hex="d4"]');
    click('[data-hex="d4"]');
    click('[data-hex="e5"]', 0); // a screen reader's: nothing was pressed
    press(".board-play");
    click(".board-play");
    expect(picked).toEqual(["c3", "d4", "e5"]);
    render(null, root);
    vi.unstubAllGlobals();
  });
});

describe("the island", () => {
  it("lies beside the board where that is larger, else below it", () => {
    expect(arranged(map, { width: 1600, height: 800 })).toBe(map);
    expect(arranged(map, { width: 390, height: 500 })).toBe(map.below);
    expect(arranged(new HexMap(main), { width: 390, height: 500 }).board).toBe(main);
    expect(map.below.board.width).toBe(41);
  });

  it("lies where it stays when it is first seen", async () => {
    vi.stubGlobal("ResizeObserver", Silent);
    const root = document.createElement("div");
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500);
    render(
      <Board
        map={map}
        picture={fixture().picture as Picture}
        seats={[]}
        aim={signal(null)}
        describe={({ name }) => name}
        label={() => null}
      />,
      root,
    );
    await Promise.resolve();
    const { x, y, width, height } = frameOf(map.below);
    const seen = root.querySelector(".board-play")?.getAttribute("viewBox");
    expect(seen).toBe(`${x} ${y} ${width} ${height}`);
    render(null, root);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("keeps its shape and touches the board nowhere", () => {
    for (const one of [map, map.below]) {
      const names = (name: string): string[] => one.around(hex(name, one)).map(({ name }) => name);
      expect(names("i.a1").sort()).toEqual(["i.a2", "i.b1", "i.b2"]);
      expect(names("i.a3").sort()).toEqual(["i.a2", "i.a4", "i.b3"]);
      expect(names("i.c3")).toHaveLength(6);
      for (const from of one.board.hexes)
        for (const to of one.around(from)) expect(partOf(to)).toBe(partOf(from));
      const { x, y } = extent(one.board);
      for (const from of one.board.hexes) {
        expect(centre(from).x + 86).toBeLessThanOrEqual(x + 1);
        expect(centre(from).y + 100).toBeLessThanOrEqual(y + 1);
      }
      expect(borders(one).rim.split("M")).toHaveLength(1 + 158 + 34);
    }
  });

  it("is reached by arrow keys, and left again", () => {
    for (const one of [map, map.below]) {
      expect(reached(one, "e5")).toBe(424);
    }
    expect(step(map, hex("i.c3"), "Home")?.name).toBe("i.a3");
    expect(step(map, hex("t11"), "ArrowRight")?.name).toBe("i.a3");
    expect(step(map, hex("i.a3"), "ArrowLeft")?.name).toBe("t11");
    expect(step(map.below, hex("i.b1", map.below), "ArrowUp")?.name).toMatch(/20$/);
  });
});

describe("marked rows", () => {
  it("have their mark in the notch at the end of the row", () => {
    for (const one of [map, map.below])
      for (const row of [..."123456789".split(""), "20", "i.1", "i.3", "i.5"]) {
        const at = besideRow(one, row);
        expect(at?.y).toBe(
          centre(hex(row.includes(".") ? `i.a${row.slice(2)}` : `a${row}`, one)).y,
        );
        const gaps = one.board.hexes.map((other) => {
          const { x, y } = centre(other);
          return Math.hypot(x - (at?.x ?? 0), y - (at?.y ?? 0));
        });
        expect(Math.min(...gaps)).toBeGreaterThan(125);
        const frame = frameOf(one);
        expect(at?.x).toBeGreaterThan(frame.x + 40);
        expect(at?.x).toBeLessThan(frame.x + frame.width - 40);
      }
    expect(besideRow(map, "77")).toBeNull();
  });
});

/** A picture with one of everything. */
function crowded(): Picture {
  const one = (kind: string, seat: number | null, at: string[], more = {}) => ({
    kind,
    art: kind === "settlement" ? "house" : `piece-${kind}`,
    seat,
    at,
    ...more,
  });
  const place = (hex: string, what: string) => ({ hex, what, art: what });
  const camp = (hex: string, what: string) => ({
    ...place(hex, `nomad-${what}`),
    under: "nomad-tile",
  });
  return {
    ...fixture().picture,
    pieces: [
      one("settlement", 0, ["c4"]),
      one("warrior", 0, ["c6"]),
      one("city-hall", 0, ["e10"], { covers: ["e9 f9 d10 e10 f10 e11 f11".split(" ")] }),
      one("wagon", 1, ["h4"]),
      one("ship", 1, ["k4"]),
      { ...one("row-mark", 1, ["7"], { beside: true }), art: "house" },
      one("wall", null, ["p3", "d6"]),
      one("scout", 0, ["q9"]),
    ],
    places: [
      place("m2", "cave"),
      place("b2", "capitol"),
      camp("n5", "donation-water"),
      camp("n8", "sword"),
      camp("n9", "fur-trade"),
    ],
    blocked: ["c5", "d6", "d10"],
  };
}

const seats = COLOURS.map((colour, seat) => ({ seat, colour, name: colour }) as never);

const piece = (hex: string, kind = "settlement") => ({ seat: 0, hex, kind, art: "house" });

describe("pieces of the boxes", () => {
  it("are all found, with their owners", () => {
    const found = pieces(crowded()).map(keyOf);
    expect(found).toContain("0 c4 settlement");
    expect(found).toContain("1 h4 wagon");
    expect(found).toContain("null p3 wall");
    expect(found).toContain("0 q9 scout");
    expect(occupied(crowded()).has("f11")).toBe(true);
    expect(occupied(crowded()).size).toBe(14);
  });

  it("slide only after their own kind", () => {
    const before = new Set(["0 a1 settlement", "0 b1 wagon"]);
    const moved = arrivals(before, [piece("a1"), piece("c1", "wagon")]);
    expect([...moved]).toEqual([["0 c1 wagon", "b1"]]);
    const built = arrivals(before, [piece("a1"), piece("c1")]);
    expect([...built]).toEqual([["0 c1 settlement", null]]);
    expect(arrivals(null, [piece("a1")]).size).toBe(0);
  });

  it("are drawn with symbols that exist, each with its player's mark", () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const picture = crowded();
    const aim = { value: null } as never;
    render(
      <>
        <Places map={new HexMap(main)} places={picture.places} />
        <Glow map={new HexMap(main)} picture={picture} seats={seats} aim={aim} />
      </>,
      svg,
    );
    const hrefs = [...svg.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
    for (const href of hrefs) expect(drawn(href.slice(1)), href).toBe(true);
    for (const kind of ["warrior", "city-hall", "wagon", "ship", "wall", "scout"])
      expect(hrefs).toContain(`#piece-${kind}`);
    expect(hrefs).toContain("#nomad-donation");
    expect(hrefs).toContain("#nomad-sword");
    expect(svg.querySelector(".initials")?.textContent).toBe("FT"); // nobody has drawn it
    expect(hrefs).toContain("#cave");
    expect(hrefs).toContain("#capitol");
    expect(hrefs.filter((href) => href.startsWith("#mark-"))).toHaveLength(7);
    expect(svg.querySelectorAll(".stands.row-mark")).toHaveLength(1);
    const hatched = svg.querySelectorAll(".hatched polygon");
    expect(hatched).toHaveLength(1); // a wall and a city hall stand on the others
  });
});
