/** The small dark label at a hex: what a click would bring, or why it isn't possible. */

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { HexMap } from "./geometry";
import type { Pose, Size } from "./panzoom";
import { besideHex } from "./placing";
import { Screen } from "./screen";

interface Props {
  map: HexMap;
  pose: Signal<Pose>;
  size: Signal<Size>;
  aim: Signal<string | null>;
  content: (hex: string) => ComponentChildren;
  bubble: { hex: string; content: ComponentChildren } | null;
}

export function Label({ map, pose, size, aim, content, bubble }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const name = bubble?.hex ?? aim.value;
  const inside = bubble?.content ?? (name ? content(name) : null);
  const screen = new Screen(map, pose.value, size.value);
  const at = name && inside && screen.shows(name) ? screen.place(name) : null;
  // How large it is shows only once it is there.
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current || !at) return;
    const label = { width: current.offsetWidth, height: current.offsetHeight };
    const { x, y } = besideHex(at, screen.radius, label, size.peek());
    current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  const note = at && (
    <div ref={ref} class={bubble ? "note hex-label bubble" : "note hex-label"}>
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
