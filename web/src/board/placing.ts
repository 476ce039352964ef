/** Where something lies over the board without hiding what it is about. */

import type { HexMap, Point } from "./geometry";
import { type Size, WHOLE } from "./panzoom";
import { Screen } from "./screen";

const GAP = 6;

/** The top left corner of a label of a hex: above it, else below, else beside it; never over it. */
export function besideHex(at: Point, radius: number, label: Size, frame: Size): Point {
  const { width, height } = label;
  const within = (value: number, size: number, all: number): number =>
    Math.max(0, Math.min(value, all - size));
  const x = within(at.x - width / 2, width, frame.width);
  const y = within(at.y - height / 2, height, frame.height);
  const above = at.y - radius - GAP - height;
  const below = at.y + radius + GAP;
  const left = at.x - radius - GAP - width;
  const right = at.x + radius + GAP;
  if (above >= 0) return { x, y: above };
  if (below + height <= frame.height) return { x, y: below };
  if (left >= 0) return { x: left, y };
  if (right + width <= frame.width) return { x: right, y };
  return { x, y: at.y > frame.height / 2 ? above : below };
}

export const CORNERS = ["bottom left", "bottom right", "top left", "top right"] as const;
export type Corner = (typeof CORNERS)[number];

/** A corner of the frame in which something of this size lies beside the whole board; null: none. */
export function freeCorner(map: HexMap, size: number, frame: Size): Corner | null {
  if (!frame.width) return null;
  const screen = new Screen(map, WHOLE, frame);
  const hexes = map.board.hexes.flatMap(({ name }) => screen.place(name) ?? []);
  const isFree = (corner: Corner): boolean => {
    const x = corner.endsWith("left") ? size / 2 : frame.width - size / 2;
    const y = corner.startsWith("top") ? size / 2 : frame.height - size / 2;
    const apart = (a: number, b: number): number => Math.max(0, Math.abs(a - b) - size / 2);
    return hexes.every((at) => Math.hypot(apart(at.x, x), apart(at.y, y)) > screen.radius);
  };
  return CORNERS.find(isFree) ?? null;
}
