import { describe, expect, it } from "vitest";
import { borders, centre, extent, HexMap } from "../src/board/geometry";
import { step } from "../src/board/keyboard";
import type { HexData } from "../src/net/protocol";
import { fixture, reached } from "./fixture";

const map = new HexMap(fixture().board ?? { hexes: [], width: 0, height: 0 });
const hex = (name: string): HexData => map.byName.get(name) as HexData;

describe("geometry", () => {
  it("lays hexes in rows, odd rows half a hex to the right", () => {
    expect(centre(hex("a1"))).toEqual({ x: 86.6, y: 100 });
    expect(centre(hex("b1")).x - centre(hex("a1")).x).toBeCloseTo(173.2, 1);
    expect(centre(hex("a2"))).toEqual({ x: 173.2, y: 250 });
  });

  it("holds all hexes inside its extent", () => {
    const { x, y } = extent(map.board);
    for (const one of map.board.hexes) {
      const at = centre(one);
      expect(at.x + 86.5).toBeLessThanOrEqual(x + 0.2);
      expect(at.y + 100).toBeLessThanOrEqual(y);
    }
  });

  it("knows six neighbours inside and fewer at the edge", () => {
    const around = (name: string) => map.around(hex(name)).map((one) => one.name);
    expect(around("e5")).toHaveLength(6);
    expect(around("a1").sort()).toEqual(["a2", "b1"]);
    expect(around("t2").sort()).toEqual(["s2", "t1", "t3"]);
  });

  it("draws every border once", () => {
    const { faint, inked, rim } = borders(map);
    const lines = (faint + inked + rim).split("M").length - 1;
    const sides = map.board.hexes.reduce((sum, one) => sum + map.around(one).length, 0);
    expect(lines).toBe(6 * 400 - sides / 2);
  });

  it("draws a seam where two sections meet, and nowhere else", () => {
    const seam = (half: number): number => {
      const hexes = map.board.hexes.map((one) => ({ ...one, section: one.y < half ? 0 : 1 }));
      return borders(new HexMap({ ...map.board, hexes })).seam.split("M").length - 1;
    };
    expect(seam(10)).toBe(39);
    expect(seam(0)).toBe(0);
  });
});

describe("arrow keys", () => {
  it("move along the row and stop at its end", () => {
    expect(step(map, hex("e5"), "ArrowRight")?.name).toBe("f5");
    expect(step(map, hex("e5"), "ArrowLeft")?.name).toBe("d5");
    expect(step(map, hex("a5"), "ArrowLeft")).toBeUndefined();
    expect(step(map, hex("e5"), "Home")?.name).toBe("a5");
    expect(step(map, hex("e5"), "End")?.name).toBe("t5");
  });

  it("go down and up to a neighbour and keep the column", () => {
    let at = hex("e1");
    for (let i = 0; i < 19; i++) at = step(map, at, "ArrowDown") as HexData;
    expect(at.name).toBe("e20");
    for (let i = 0; i < 19; i++) at = step(map, at, "ArrowUp") as HexData;
    expect(at.name).toBe("e1");
    expect(step(map, at, "ArrowUp")).toBeUndefined();
  });

  it("reach every hex from every hex", () => {
    expect(reached(map, "a1")).toBe(400);
  });
});
