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

/** Keep the content over the frame: never smaller than it, never dragged out of it. */
export function clamp(pose: Pose, frame: Size): Pose {
  const scale = Math.min(MOST, Math.max(1, pose.scale));
  const within = (value: number, size: number): number =>
    Math.min(0, Math.max(size * (1 - scale), value));
  return { scale, x: within(pose.x, frame.width), y: within(pose.y, frame.height) };
}

/** Zoom so that the point under the pointer stays where it is. */
export function zoomAt(pose: Pose, factor: number, at: Point, frame: Size): Pose {
  const scale = Math.min(MOST, Math.max(1, pose.scale * factor));
  const by = scale / pose.scale;
  return clamp({ scale, x: at.x - (at.x - pose.x) * by, y: at.y - (at.y - pose.y) * by }, frame);
}
