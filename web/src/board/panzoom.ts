/** Zoom and pan: the arithmetic. */

import type { Point } from "./geometry";

export interface Pose extends Point {
  scale: number;
}

export const WHOLE: Pose = { scale: 1, x: 0, y: 0 };
export const MOST = 5;

export interface Size {
  width: number;
  height: number;
}

/** What the board is seen through, and how large the whole board lies in its middle. */
export interface Frame extends Size {
  board?: Size;
}

/** The board is never smaller than whole, and leaves nothing empty that it could fill. */
export function clamp(pose: Pose, frame: Frame): Pose {
  const scale = Math.min(MOST, Math.max(1, pose.scale));
  const within = (value: number, size: number, board: number): number => {
    const [middle, over] = [(size * (1 - scale)) / 2, (board * scale - size) / 2];
    return over <= 0 ? middle : Math.min(middle + over, Math.max(middle - over, value));
  };
  const { width, height } = frame.board ?? frame;
  return {
    scale,
    x: within(pose.x, frame.width, width),
    y: within(pose.y, frame.height, height),
  };
}

/** Zoom so that the point under the pointer stays where it is. */
export function zoomAt(pose: Pose, factor: number, at: Point, frame: Frame): Pose {
  const scale = Math.min(MOST, Math.max(1, pose.scale * factor));
  const by = scale / pose.scale;
  return clamp({ scale, x: at.x - (at.x - pose.x) * by, y: at.y - (at.y - pose.y) * by }, frame);
}
