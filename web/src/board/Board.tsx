/** The board: it draws a position and reports which hex was chosen; it knows no rules. */

import { type Signal, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n";
import type { HexData, Picture, Seat } from "../net/protocol";
import { Cells } from "./Cells";
import { arranged, frameOf, type HexMap } from "./geometry";
import type { Pen } from "./gestures";
import { step } from "./keyboard";
import { Label } from "./Label";
import { Land } from "./Land";
import { Marks } from "./Marks";
import { Glow, type GlowProps, NOWHERE } from "./Overlay";
import { Places } from "./Places";
import type { Pose } from "./panzoom";
import type { Screen } from "./screen";
import { hexOf, useHand } from "./useHand";
import { ZoomButtons } from "./ZoomButtons";
import "./board.css";

export interface BoardProps extends Omit<GlowProps, "aim"> {
  map: HexMap;
  picture: Picture;
  /** how the land looks: a class of the styles */
  look?: string | undefined;
  seats: Seat[];
  /** the hex under pointer, finger or focus */
  aim: Signal<string | null>;
  describe: (hex: HexData) => string;
  /** what the small dark label at the aimed hex says */
  label: (hex: string) => ComponentChildren;
  /** says why, or asks which; stays until something else is touched */
  bubble?: { hex: string; content: ComponentChildren } | null;
  onPick?: (hex: string, byKey: boolean) => void;
  /** a finger rests on a hex: all that can be said of it */
  onHold?: (hex: string) => void;
  onDismiss?: () => void;
  /** drawn over the pieces, on the map as it lies */
  overlay?: (map: HexMap) => ComponentChildren;
  /** draws where one pointer goes, which then neither picks nor moves the board */
  pen?: (screen: Screen) => Pen;
  /** a key on a hex, before the board looks at it: whether that was all, or the hex to go to */
  onKey?: (event: KeyboardEvent, hex: HexData, map: HexMap) => boolean | HexData;
  /** what the keys do */
  help?: string;
  /** hexes to come close to; when there are others, the board goes there */
  near?: readonly string[];
}

export function Board(props: BoardProps) {
  const { picture, aim, legal = NOWHERE, bubble = null, look = "" } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  const map = arranged(props.map, size.value);
  const cursor = useSignal(map.board.hexes[Math.floor(map.board.hexes.length / 2)]?.name ?? "");
  const hand = useHand({ ...props, frame, map, size, cursor, legal });
  const { pose, zoom } = hand;
  const zoomed = useComputed(() => pose.value.scale > 1);

  const { x, y, width, height } = frameOf(map);
  const viewBox = `${x} ${y} ${width} ${height}`;

  const press = (key: string, from: HexData | undefined): boolean => {
    if ((key === "Enter" || key === " ") && from) props.onPick?.(from.name, true);
    else if (key === "+" || key === "=") zoom(1.35);
    else if (key === "-") zoom(1 / 1.35);
    else if (key === "0") zoom(0);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const from = map.byName.get(hexOf(event.target) ?? cursor.peek());
    const done = from && props.onKey?.(event, from, map);
    const to = typeof done === "object" ? done : from && !done && step(map, from, event.key);
    if (to) {
      cursor.value = to.name;
      const cell = frame.current?.querySelector<SVGElement>(`[data-hex="${to.name}"]`);
      cell?.focus({ preventScroll: true });
    } else if (!done && !press(event.key, from)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const land = useMemo(
    () => (
      <svg class="board-land" viewBox={viewBox} aria-hidden="true">
        <Land map={map} look={look} />
      </svg>
    ),
    [map, viewBox, look],
  );

  return (
    <div
      class={`grow board-frame ${zoomed.value ? "zoomed" : ""} ${look}`}
      ref={frame}
      onPointerDown={hand.onPointerDown}
      onPointerMove={(event) => {
        if (event.pointerType !== "touch" && !(props.pen && event.buttons))
          aim.value = hexOf(event.target);
      }}
      onFocusIn={(event) => {
        const hex = hexOf(event.target);
        if (!hex || !(event.target as Element).matches(":focus-visible")) return;
        aim.value = hex;
        cursor.value = hex;
      }}
      onFocusOut={(event) => {
        if (aim.peek() === hexOf(event.target) && !hand.byTouch()) aim.value = null;
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== "touch") aim.value = null;
      }}
    >
      <Moving pose={pose}>
        {land}
        <svg class="board-play" viewBox={viewBox} role="presentation">
          <Marks map={map} marks={picture.marks} />
          <Places map={map} places={picture.places} />
          <Glow {...props} map={map} />
          {props.overlay?.(map)}
          <g
            role="grid"
            aria-label={t("board-label")}
            aria-description={props.help ?? t("board-help")}
            onKeyDown={onKeyDown}
          >
            <Cells
              map={map}
              active={cursor.value}
              legal={(hex) => legal.has(hex)}
              describe={props.describe}
            />
          </g>
        </svg>
      </Moving>
      <Label map={map} pose={pose} size={size} aim={aim} content={props.label} bubble={bubble} />
      <ZoomButtons map={map} pose={pose} size={size} zoom={zoom} />
    </div>
  );
}

const SETTLED_MS = 180;

/**
 * Only this reads the pose, so that a drag redraws nothing else. While it changes, the picture is
 * only stretched; once it rests it is drawn sharp again.
 */
function Moving({ pose, children }: { pose: Signal<Pose>; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  const { x, y, scale } = pose.value;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const { classList } = ref.current ?? document.body;
    classList.add("in-motion");
    const timer = setTimeout(() => classList.remove("in-motion"), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [x, y, scale]);
  const transform = scale === 1 ? "none" : `translate(${x}px, ${y}px) scale(${scale})`;
  return (
    <div class="board-moving" ref={ref} style={{ transform }}>
      {children}
    </div>
  );
}
