/** The board moves on by itself: to a pose, or on from where a finger let go. */

import { motion } from "../state/prefs";
import type { Point } from "./geometry";
import { clamp, type Frame, type Pose } from "./panzoom";

const GLIDE_MS = 240;
/** How much of its speed is left after a millisecond. */
const FRICTION = 0.9952;
/** Pixels per millisecond below which it stands still. */
const STILL = 0.02;
/** Slower than this a finger puts the board down, it doesn't throw it. */
export const THROWN = 0.15;

const ease = (part: number): number => 1 - (1 - part) ** 3;

/** Between two poses, so that the middle of the picture goes straight and grows evenly. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  const scale = from.scale * (to.scale / from.scale) ** part;
  if (from.scale === to.scale) return { scale, x: mix(from.x, to.x), y: mix(from.y, to.y) };
  // The point that stays where it is while the scale changes.
  const still = (a: number, b: number): number =>
    (a * to.scale - b * from.scale) / (to.scale - from.scale);
  const along = (a: number, b: number): number => {
    const fixed = still(a, b);
    return fixed - (fixed - a) * (scale / from.scale);
  };
  return { scale, x: along(from.x, to.x), y: along(from.y, to.y) };
}

/** Where a thrown board is after some milliseconds, and how fast it still is. */
export function coast(
  pose: Pose,
  speed: Point,
  ms: number,
  frame: Frame,
): { pose: Pose; speed: Point } {
  const left = FRICTION ** ms;
  const way = (1 - left) / -Math.log(FRICTION);
  const free = { ...pose, x: pose.x + speed.x * way, y: pose.y + speed.y * way };
  const held = clamp(free, frame);
  const slow = (now: number, stopped: boolean): number => (stopped ? 0 : now * left);
  return {
    pose: held,
    speed: { x: slow(speed.x, held.x !== free.x), y: slow(speed.y, held.y !== free.y) },
  };
}

export class Glider {
  private request = 0;

  constructor(
    private readonly pose: () => Pose,
    private readonly set: (pose: Pose) => void,
  ) {}

  stop(): void {
    cancelAnimationFrame(this.request);
  }

  /** Go to a pose. */
  to(goal: Pose): void {
    this.stop();
    if (!motion()) {
      this.set(goal);
      return;
    }
    const from = this.pose();
    let begun: number | null = null;
    const step = (now: number): void => {
      begun ??= now;
      const part = Math.min(1, (now - begun) / GLIDE_MS);
      this.set(part < 1 ? between(from, goal, ease(part)) : goal);
      if (part < 1) this.request = requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }

  /** Let go at a speed, in pixels per millisecond. */
  throw(speed: Point, frame: Frame): void {
    this.stop();
    if (!motion() || Math.hypot(speed.x, speed.y) < THROWN) return;
    let last: number | null = null;
    let now = speed;
    const step = (time: number): void => {
      const next = coast(this.pose(), now, last === null ? 0 : time - last, frame);
      last = time;
      now = next.speed;
      this.set(next.pose);
      if (Math.hypot(now.x, now.y) > STILL) this.request = requestAnimationFrame(step);
    };
    this.request = requestAnimationFrame(step);
  }
}
