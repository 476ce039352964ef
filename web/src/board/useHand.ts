/** Pointer and finger on the board: what they mean, and how they move it. */

import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { around, closer, meant } from "./finger";
import type { HexMap, Point } from "./geometry";
import { type Pen, watchGestures } from "./gestures";
import { Glider } from "./glide";
import { clamp, type Pose, type Size, WHOLE, zoomAt } from "./panzoom";
import { Screen } from "./screen";

/** A second tap sooner than this is a slip of the first one. */
const SLIP_MS = 300;

export const hexOf = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest?.("[data-hex]")?.getAttribute("data-hex") ?? null;

interface Hand {
  frame: RefObject<HTMLDivElement>;
  map: HexMap;
  size: Signal<Size>;
  aim: Signal<string | null>;
  /** the hex that the keyboard is on */
  cursor: Signal<string>;
  legal: Map<string, string[]>;
  onPick?: (hex: string, byKey: boolean) => void;
  onHold?: (hex: string) => void;
  onDismiss?: () => void;
  pen?: ((screen: Screen) => Pen) | undefined;
  near?: readonly string[] | undefined;
}

export function useHand(hand: Hand) {
  const { frame, size, aim, cursor, legal } = hand;
  const pose = useSignal<Pose>(WHOLE);
  const now = useRef(hand);
  now.current = hand;
  const touch = useRef(false);
  /** the hex that was pressed: it is meant, whatever moves under the pointer until it is let go */
  const pressed = useRef<string | null>(null);
  const click = useRef((_: MouseEvent): void => {});
  /** what the last tap aimed at, and when */
  const aimed = useRef({ hex: "", time: 0 });
  /** whether the board came closer by itself; then it goes back by itself */
  const came = useRef(false);
  /** whether the board still lies so that `near` is as large as it can be */
  const isNear = useRef(false);
  const glider = useMemo(
    () =>
      new Glider(
        () => pose.peek(),
        (next) => {
          pose.value = next;
        },
      ),
    [pose],
  );
  const screen = (): Screen => new Screen(now.current.map, pose.peek(), size.peek());
  const nearest = (): Pose => {
    const { map, near = [] } = now.current;
    return around(new Screen(map, WHOLE, size.peek()), near) ?? WHOLE;
  };
  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const under = (at: Point): string | null => {
    const here = screen();
    return here.nearest(at, now.current.map.byName.keys(), here.radius);
  };

  // Measured before it is first seen, so that it doesn't jump to its place.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
      if (isNear.current) glider.stop();
      pose.value = isNear.current ? nearest() : clamp(pose.peek(), screen().frame);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    const stop = watchGestures(element, {
      pose: () => pose.peek(),
      frame: () => screen().frame,
      set: (next) => {
        if (next.scale !== pose.peek().scale) came.current = false;
        isNear.current = false;
        pose.value = next;
      },
      go: (next) => {
        came.current = isNear.current = false;
        glider.to(next);
      },
      stop: () => glider.stop(),
      throw: (speed) => glider.throw(speed, screen().frame),
      zoomable: (at) => !meant(screen(), at, now.current.legal.keys()),
      click: (event) => click.current(event),
      hold: (at) => {
        const hex = under(at);
        if (hex) now.current.onHold?.(hex);
      },
      pen: () => now.current.pen?.(screen()),
    });
    return () => {
      glider.stop();
      watcher.disconnect();
      stop();
    };
  }, [frame, glider, pose, size]);

  // Once all that can be done next lies elsewhere, the whole board is shown again.
  useLayoutEffect(() => {
    if (!came.current) return;
    const here = screen();
    if (legal.size && [...legal.keys()].every((name) => here.shows(name))) return;
    came.current = false;
    glider.to(WHOLE);
  }, [legal]);

  const { near } = hand;
  useEffect(() => {
    if (!near || !size.value.width) return;
    isNear.current = true;
    glider.to(nearest());
  }, [near, size.value.width > 0]);

  const zoom = (factor: number): void => {
    const { frame: seen } = screen();
    const middle = { x: seen.width / 2, y: seen.height / 2 };
    came.current = isNear.current = false;
    glider.to(factor ? zoomAt(pose.peek(), factor, middle, seen) : WHOLE);
  };

  /** The first tap shows what would happen; a second one on the same hex does it. */
  const tap = (event: MouseEvent): void => {
    const at = place(event);
    const found = meant(screen(), at, legal.keys());
    const hex = found?.hex ?? under(at);
    if (!hex) {
      aim.value = null;
      hand.onDismiss?.();
      return;
    }
    cursor.value = hex;
    if (!found) {
      aim.value = null;
      hand.onPick?.(hex, false);
      return;
    }
    const again = aim.peek() === hex && aimed.current.hex === hex;
    if (again && event.timeStamp - aimed.current.time < SLIP_MS) return;
    if (again && !found.crowded) {
      hand.onPick?.(hex, false);
      return;
    }
    aimed.current = { hex, time: event.timeStamp };
    aim.value = hex;
    hand.onDismiss?.();
    if (!found.crowded) return;
    came.current = true;
    glider.to(closer(screen(), pose.peek(), at));
  };

  const onClick = (event: MouseEvent): void => {
    if (hand.pen || (event.target as Element).closest("button, a")) return;
    // Without a press before it, a click comes from a program or a screen reader.
    const hex = (event.detail ? pressed.current : null) ?? hexOf(event.target);
    if (touch.current) tap(event);
    else if (hex) {
      cursor.value = hex;
      hand.onPick?.(hex, false);
    } else hand.onDismiss?.();
  };

  click.current = onClick;

  return {
    pose,
    zoom,
    onPointerDown: (event: PointerEvent) => {
      touch.current = event.pointerType === "touch";
      pressed.current = hexOf(event.target);
    },
    byTouch: () => touch.current,
  };
}
