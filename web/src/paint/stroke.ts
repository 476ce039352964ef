/** What a pointer, finger or key goes over in one go. */

import type { HexMap, Point } from "../board/geometry";
import type { Screen } from "../board/screen";
import type { HexData } from "../net/protocol";

export interface Stroke {
  /** each hex once, in the order in which they were touched */
  hexes: readonly string[];
  /** told while it grows, and once at its end; "dropped": it was none after all */
  phase: "drawing" | "done" | "dropped";
}

/** Collects the hexes of a stroke and tells of each new one. */
export class Brush {
  private hexes: readonly string[] = [];

  constructor(private readonly tell: (stroke: Stroke) => void) {}

  get isDown(): boolean {
    return this.hexes.length > 0;
  }

  touch(hexes: readonly string[]): void {
    const all = [...new Set([...this.hexes, ...hexes])];
    if (all.length === this.hexes.length) return;
    this.hexes = all;
    this.tell({ hexes: all, phase: "drawing" });
  }

  end(phase: "done" | "dropped"): void {
    const { hexes } = this;
    if (!hexes.length) return;
    this.hexes = [];
    this.tell({ hexes, phase });
  }
}

/** The hexes under a straight line on the screen: a quick pointer reports few points of its way. */
export function hexesUnder(screen: Screen, map: HexMap, from: Point, to: Point): string[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / screen.half));
  const found = Array.from({ length: steps + 1 }, (_, index) => {
    const at = { x: mix(from.x, to.x, index / steps), y: mix(from.y, to.y, index / steps) };
    return screen.nearest(at, map.byName.keys(), screen.radius);
  });
  return [...new Set(found.filter((hex) => hex !== null))];
}

const mix = (a: number, b: number, part: number): number => a + (b - a) * part;

/** From one hex to another: all between them where they are in one row, else the two. */
export function along(map: HexMap, from: HexData, to: HexData): string[] {
  if (from.y !== to.y) return [from.name, to.name];
  const way = from.x < to.x ? "east" : "west";
  const row = [from.name];
  for (let hex = map.next(from, way); hex && row.at(-1) !== to.name; hex = map.next(hex, way))
    row.push(hex.name);
  return row.at(-1) === to.name ? row : [from.name, to.name];
}
