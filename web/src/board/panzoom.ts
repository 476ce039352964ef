/** Zoom and pan by wheel, drag, pinch, double tap and keys. Pure arithmetic first, events below. */

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

const SLOP = 6;

/** Watches an element; returns how to stop. `zoomable`: whether a double tap there is for zooming. */
export function watchGestures(
  frame: HTMLElement,
  pose: () => Pose,
  set: (pose: Pose) => void,
  zoomable: (event: PointerEvent) => boolean = () => true,
): () => void {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  let lastTap = { time: 0, x: 0, y: 0 };

  const size = (): DOMRect => frame.getBoundingClientRect();
  const place = (event: { clientX: number; clientY: number }): Point => {
    const box = size();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const listen = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ): void => frame.addEventListener(kind, act, { ...options, signal: listen.signal });

  on(
    "wheel",
    (event) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016));
      set(zoomAt(pose(), factor, place(event), size()));
    },
    { passive: false },
  );
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) {
      start = place(event);
      moved = false;
    }
  });
  on("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (
      !moved &&
      start &&
      Math.hypot(now.x - start.x, now.y - start.y) < SLOP &&
      fingers.size === 1
    )
      return;
    if (!moved) frame.setPointerCapture(event.pointerId);
    moved = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const { scale, x, y } = pose();
    if (!other) set(clamp({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, size()));
    else {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const old = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const shifted = { scale, x: x + middle.x - old.x, y: y + middle.y - old.y };
      set(zoomAt(shifted, apart / was, middle, size()));
    }
  });
  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (event.type === "pointerup" && event.pointerType === "touch" && !moved && zoomable(event)) {
      const at = place(event);
      const twice = event.timeStamp - lastTap.time < 300;
      if (twice && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 30) {
        set(pose().scale > 1.2 ? WHOLE : zoomAt(pose(), 2.4, at, size()));
        lastTap = { time: 0, x: 0, y: 0 };
      } else lastTap = { time: event.timeStamp, ...at };
    }
  };
  on("pointerup", lift);
  on("pointercancel", lift);
  // A drag ends with a click on whatever lies under it; ignore that one.
  on(
    "click",
    (event) => {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  return () => listen.abort();
}
