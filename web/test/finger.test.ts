import { describe, expect, it } from "vitest";
import { closer, isClose, meant } from "../src/board/finger";
import { HexMap, type Point } from "../src/board/geometry";
import { between, coast } from "../src/board/glide";
import { clamp, WHOLE } from "../src/board/panzoom";
import { besideHex, freeCorner } from "../src/board/placing";
import { Screen } from "../src/board/screen";
import type { BoardData } from "../src/net/protocol";
import { fixture } from "./fixture";

const map = new HexMap(fixture().board as BoardData);
const size = { width: 390, height: 470 };
const whole = new Screen(map, WHOLE, size);
const at = (name: string, screen = whole): Point => screen.place(name) as Point;

describe("a finger", () => {
  it("means the nearest hex where one may act", () => {
    const { x, y } = at("j10");
    expect(meant(whole, { x: x + 12, y }, ["j10", "c3"])).toEqual({ hex: "j10", crowded: false });
    expect(meant(whole, { x: x + 60, y }, ["j10", "c3"])).toBeNull();
  });

  it("asks to come closer where several could be meant", () => {
    const beside = ["j10", "k10"];
    expect(meant(whole, at("j10"), beside)?.crowded).toBe(true);
    const pose = closer(whole, WHOLE, at("j10"));
    const near = new Screen(map, pose, size);
    expect(isClose(near)).toBe(true);
    expect(meant(near, at("k10", near), beside)).toEqual({ hex: "k10", crowded: false });
  });

  it("sees all it could mean after that, also in the corners", () => {
    for (const name of ["a1", "t1", "a20", "t20", "j10"]) {
      const { x, y } = at(name);
      const near = new Screen(map, closer(whole, WHOLE, { x: x + 20, y: y - 20 }), size);
      expect(near.shows(name)).toBe(true);
    }
  });
});

describe("zooming", () => {
  it("fills the bands above and below the board", () => {
    const { frame } = whole;
    const high = frame.board?.height ?? 0;
    expect(high).toBeLessThan(size.height - 60);
    expect(clamp({ scale: 3, x: 0, y: 0 }, frame).y).toBeCloseTo((-3 * (size.height - high)) / 2);
    const still = clamp({ scale: 1, x: 9, y: 9 }, frame);
    expect([still.x + 0, still.y + 0]).toEqual([0, 0]);
  });

  it("goes from one pose to another", () => {
    const goal = { scale: 3, x: -200, y: -300 };
    const [start, end] = [between(WHOLE, goal, 0), between(WHOLE, goal, 1)];
    expect([start.scale, start.x + 0, start.y + 0]).toEqual([1, 0, 0]);
    expect([end.scale, end.x, end.y].map(Math.round)).toEqual([3, -200, -300]);
  });

  it("rolls on when it is let go, and stops at the rim", () => {
    const frame = { width: 400, height: 300 };
    const start = { scale: 3, x: -300, y: -200 };
    const after = coast(start, { x: -0.5, y: 0 }, 100, frame);
    expect(after.pose.x).toBeLessThan(-335);
    expect(Math.abs(after.speed.x)).toBeLessThan(0.5);
    const stopped = coast(start, { x: 5, y: 0 }, 400, frame);
    expect(stopped.pose.x + 0).toBe(0);
    expect(stopped.speed).toEqual({ x: 0, y: 0 });
  });
});

describe("what lies over the board", () => {
  it("is never on the hex it speaks of", () => {
    const frame = { width: 390, height: 378 };
    const label = { width: 200, height: 90 };
    for (let x = 10; x < 390; x += 20)
      for (let y = 10; y < 378; y += 20) {
        const place = besideHex({ x, y }, 24, label, frame);
        const over = Math.abs(place.x + 100 - x) < 124 && Math.abs(place.y + 45 - y) < 69;
        expect(over).toBe(false);
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + 200).toBeLessThanOrEqual(390);
      }
  });

  it("starts beside the board or not at all", () => {
    expect(freeCorner(map, 36, size)).toBe("bottom left");
    expect(freeCorner(map, 36, { width: 583, height: 500 })).toBeNull();
  });
});
