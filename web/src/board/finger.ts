/**
 * What a finger means. It misses by a millimetre or two, and a hex of a whole board on a phone is
 * three wide: a tap goes to the nearest hex where one may act, and where several could be meant the
 * board comes closer first.
 */

import type { Point } from "./geometry";
import { clamp, MOST, type Pose } from "./panzoom";
import type { Screen } from "./screen";

/** How far a finger misses: 1.5 mm on a phone. */
const MISS_PX = 9;
/** Beyond this, something else is meant. */
const REACH_PX = 2.7 * MISS_PX;
/** Hexes of this width are hit as they are meant. */
const WIDE_PX = 50;
/** How sure one has to be which hex is meant. */
const SURE = 0.97;

export interface Meant {
  hex: string;
  /** whether others could be meant as well, and are too small to tell */
  crowded: boolean;
}

/** The hex a tap means among those where one may act; null: none of them. */
export function meant(screen: Screen, tap: Point, legal: Iterable<string>): Meant | null {
  const names = [...legal];
  const hex = screen.nearest(tap, names, Math.max(REACH_PX, 1.2 * screen.half));
  if (!hex) return null;
  if (isClose(screen)) return { hex, crowded: false };
  const likely = (name: string): number => {
    const at = screen.place(name);
    if (!at) return 0;
    return Math.exp(-((at.x - tap.x) ** 2 + (at.y - tap.y) ** 2) / (2 * MISS_PX ** 2));
  };
  const all = names.reduce((sum, name) => sum + likely(name), 0);
  return { hex, crowded: likely(hex) < SURE * all };
}

/** Whether hexes are so large that a finger hits the one it means. */
export const isClose = (screen: Screen): boolean => 2 * screen.half > 0.9 * WIDE_PX;

/** How the board shows some hexes as large as they fit; null: there are none of them. */
export function around(whole: Screen, names: readonly string[]): Pose | null {
  const places = names.map((name) => whole.place(name)).filter((at) => at !== null);
  if (!places.length) return null;
  const { width, height } = whole.frame;
  const ends = (values: number[]): [middle: number, size: number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return [(low + high) / 2, high - low + 2.4 * whole.radius];
  };
  const [x, wide] = ends(places.map((at) => at.x));
  const [y, high] = ends(places.map((at) => at.y));
  const scale = Math.min(MOST, width / wide, height / high);
  return clamp({ scale, x: width / 2 - x * scale, y: height / 2 - y * scale }, whole.frame);
}

/** How the board comes closer around a tap: all that could be meant is then well inside. */
export function closer(screen: Screen, pose: Pose, tap: Point): Pose {
  const by = WIDE_PX / (2 * screen.half);
  const margin = (3 * MISS_PX + screen.half) * by;
  const inside = (value: number, size: number): number =>
    size < 2 * margin ? size / 2 : Math.min(size - margin, Math.max(margin, value));
  const { width, height } = screen.frame;
  const scale = pose.scale * by;
  return clamp(
    {
      scale,
      x: inside(tap.x, width) - (tap.x - pose.x) * by,
      y: inside(tap.y, height) - (tap.y - pose.y) * by,
    },
    screen.frame,
  );
}
