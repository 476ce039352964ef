import { describe, expect, it } from "vitest";
import { clamp, MOST, WHOLE, zoomAt } from "../src/board/panzoom";

const frame = { width: 400, height: 300 };

describe("zoom and pan", () => {
  it("keeps the point under the pointer", () => {
    const at = { x: 100, y: 80 };
    const pose = zoomAt(WHOLE, 2, at, frame);
    expect(pose.scale).toBe(2);
    expect(pose.x + pose.scale * at.x).toBeCloseTo(at.x);
    expect(pose.y + pose.scale * at.y).toBeCloseTo(at.y);
  });

  it("goes back to the whole board", () => {
    const near = zoomAt(WHOLE, 3, { x: 20, y: 290 }, frame);
    expect(zoomAt(near, 0.01, { x: 390, y: 10 }, frame)).toEqual(WHOLE);
  });

  it("never leaves the frame empty nor zooms too far", () => {
    expect(clamp({ scale: 2, x: 50, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(clamp({ scale: 99, x: 0, y: 0 }, frame).scale).toBe(MOST);
    const still = clamp({ scale: 1, x: 30, y: 30 }, frame);
    expect([still.x + 0, still.y + 0]).toEqual([0, 0]);
  });
});
