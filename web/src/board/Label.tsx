/** The small dark label at a hex: what a click would bring, or why it isn't possible. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { centre, frameOf, type HexMap } from "./geometry";
import type { Pose, Size } from "./panzoom";

/** Where a hex is in the frame, in pixels, and how large it is. */
function onScreen(map: HexMap, name: string, pose: Pose, frame: Size) {
  const hex = map.byName.get(name);
  if (!hex || !frame.width) return null;
  const full = frameOf(map);
  const fit = Math.min(frame.width / full.width, frame.height / full.height);
  const at = centre(hex);
  const left = (frame.width - full.width * fit) / 2 + (at.x - full.x) * fit;
  const top = (frame.height - full.height * fit) / 2 + (at.y - full.y) * fit;
  return {
    x: pose.x + pose.scale * left,
    y: pose.y + pose.scale * top,
    radius: 100 * fit * pose.scale,
  };
}

/** The text size that the browser is set to, in pixels. */
const textSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface Props {
  map: HexMap;
  pose: Signal<Pose>;
  size: Signal<Size>;
  aim: Signal<string | null>;
  content: (hex: string) => ComponentChildren;
  bubble: { hex: string; content: ComponentChildren } | null;
}

export function Label({ map, pose, size, aim, content, bubble }: Props) {
  const name = bubble?.hex ?? aim.value;
  const inside = bubble?.content ?? (name ? content(name) : null);
  const at = name && inside ? onScreen(map, name, pose.value, size.value) : null;
  const frame = size.value;
  const half = at ? (110 * textSize()) / 16 : 0;
  const below = at ? at.y < half : false;
  const style = at
    ? {
        left: `${Math.min(Math.max(at.x, half), Math.max(half, frame.width - half))}px`,
        top: `${below ? at.y + at.radius + 6 : at.y - at.radius - 6}px`,
      }
    : {};
  const note = at && (
    <div
      class={`note hex-label ${below ? "below" : "above"} ${bubble ? "bubble" : ""}`}
      style={style}
    >
      {inside}
    </div>
  );
  // What is only pointed at is read out with its hex; an answer to a click speaks for itself.
  return (
    <>
      <div class="label-place" aria-hidden="true">
        {!bubble && note}
      </div>
      <div class="label-place" role="status">
        {bubble && note}
      </div>
    </>
  );
}
