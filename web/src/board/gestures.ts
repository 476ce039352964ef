/** Wheel, drag, pinch, double tap and long press on the board. */

import type { Point } from "./geometry";
import { clamp, type Frame, type Pose, WHOLE, zoomAt } from "./panzoom";

/** Draws where one pointer goes, instead of moving the board; two fingers still move it. */
export interface Pen {
  /** the pointer goes on from here to there; on its first touch both are one */
  draw: (from: Point, to: Point) => void;
  lift: () => void;
  /** it was no drawing after all */
  drop: () => void;
}

/** A finger that moves less than this stands still. */
const SLOP = 6;
const SLOP_FINGER = 10;
const HOLD_MS = 480;
const TWICE_MS = 300;
const TWICE_PX = 30;
/** The speed of a throw is that of the last moments. */
const RECENT_MS = 90;

interface Watched {
  pose: () => Pose;
  frame: () => Frame;
  /** the person moves the board */
  set: (pose: Pose) => void;
  /** the person asks for a pose; the board may take its time */
  go: (pose: Pose) => void;
  /** a finger touches the board: what moves by itself stops */
  stop: () => void;
  /** the board is let go while it moves, in pixels per millisecond */
  throw: (speed: Point) => void;
  /** whether a double tap at this place is for zooming */
  zoomable: (at: Point) => boolean;
  /** a click or tap; the end of a drag is none */
  click: (event: MouseEvent) => void;
  /** a finger rests on a place */
  hold: (at: Point) => void;
  pen: () => Pen | undefined;
}

/** How fast a finger was when it let go. */
function speedOf(trail: readonly (Point & { time: number })[], now: number): Point {
  const recent = trail.filter(({ time }) => now - time < RECENT_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  const time = first && last ? last.time - first.time : 0;
  if (!first || !last || time < 8) return { x: 0, y: 0 };
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

/** Watches an element; returns how to stop. */
export function watchGestures(element: HTMLElement, watched: Watched): () => void {
  const { pose, set, frame } = watched;
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let moved = false;
  /** a second finger came: this one draws no more */
  let pair = false;
  let trail: (Point & { time: number })[] = [];
  let lastTap = { time: 0, x: 0, y: 0 };
  let holding: ReturnType<typeof setTimeout> | undefined;

  const place = (event: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const listen = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ): void => element.addEventListener(kind, act, { ...options, signal: listen.signal });

  on(
    "wheel",
    (event) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016));
      watched.stop();
      set(zoomAt(pose(), factor, place(event), frame()));
    },
    { passive: false },
  );
  on("pointerdown", (event) => {
    clearTimeout(holding);
    // One that was let go elsewhere touches the board no more.
    if (event.isPrimary && fingers.size) {
      fingers.clear();
      watched.pen()?.drop();
    }
    if (!fingers.size) moved = pair = false;
    if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
    watched.stop();
    fingers.set(event.pointerId, place(event));
    trail = [];
    const pen = watched.pen();
    if (fingers.size > 1) {
      pair = true;
      pen?.drop();
      return;
    }
    const at = place(event);
    start = at;
    if (event.pointerType !== "touch") {
      pen?.draw(at, at);
      return;
    }
    if (pen) return;
    holding = setTimeout(() => {
      if (moved || fingers.size !== 1) return;
      moved = true; // what follows is no tap
      watched.hold(at);
    }, HOLD_MS);
  });
  on("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === "mouse" && !event.buttons) {
      lift(event);
      return;
    }
    const now = place(event);
    const slop = event.pointerType === "touch" ? SLOP_FINGER : SLOP;
    const rests = start && Math.hypot(now.x - start.x, now.y - start.y) < slop;
    if (!moved && rests && fingers.size === 1) return;
    clearTimeout(holding);
    if (!moved) element.setPointerCapture(event.pointerId);
    moved = true;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    const { scale, x, y } = pose();
    const pen = watched.pen();
    if (!other && pen) {
      if (!pair) pen.draw(before, now);
    } else if (!other) {
      trail = [...trail.slice(-12), { ...now, time: event.timeStamp }];
      set(clamp({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, frame()));
    } else {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const old = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const shifted = { scale, x: x + middle.x - old.x, y: y + middle.y - old.y };
      set(zoomAt(shifted, apart / was, middle, frame()));
    }
  });
  const lift = (event: PointerEvent): void => {
    clearTimeout(holding);
    if (!fingers.delete(event.pointerId)) return;
    const pen = watched.pen();
    if (event.type !== "pointerup") pen?.drop();
    if (event.type !== "pointerup" || fingers.size) return;
    if (pen) {
      const at = place(event);
      if (!pair && !moved && event.pointerType === "touch") pen.draw(at, at);
      if (!pair) pen.lift();
      return;
    }
    if (moved) watched.throw(speedOf(trail, event.timeStamp));
    const at = place(event);
    if (moved || event.pointerType !== "touch" || !watched.zoomable(at)) return;
    const twice = event.timeStamp - lastTap.time < TWICE_MS;
    if (twice && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < TWICE_PX) {
      watched.go(pose().scale > 1.2 ? WHOLE : zoomAt(pose(), 2.4, at, frame()));
      lastTap = { time: 0, x: 0, y: 0 };
    } else lastTap = { time: event.timeStamp, ...at };
  };
  on("pointerup", lift);
  on("pointercancel", lift);
  on("contextmenu", (event) => fingers.size && event.preventDefault());
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
  on("click", watched.click);
  return () => {
    clearTimeout(holding);
    listen.abort();
  };
}
