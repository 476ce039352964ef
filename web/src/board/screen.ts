/** Where hexes are on the screen: in the frame of the board, in pixels. */

import { centre, frameOf, HALF, type HexMap, type Point, R } from "./geometry";
import type { Frame, Pose, Size } from "./panzoom";

/** How a map lies in its frame: as large as it fits, in the middle, then zoomed and moved. */
export class Screen {
  private readonly left: number;
  private readonly top: number;
  private readonly unit: number;
  readonly frame: Frame;
  /** from the middle of a hex to its corners, and to its sides */
  readonly radius: number;
  readonly half: number;

  constructor(
    private readonly map: HexMap,
    pose: Pose,
    size: Size,
  ) {
    const full = frameOf(map);
    const { width, height } = size;
    const fit = Math.min(width / full.width, height / full.height);
    const frame = { width, height, board: { width: full.width * fit, height: full.height * fit } };
    this.frame = frame;
    this.unit = fit * pose.scale;
    this.left = pose.x + (pose.scale * (width - frame.board.width)) / 2 - full.x * this.unit;
    this.top = pose.y + (pose.scale * (height - frame.board.height)) / 2 - full.y * this.unit;
    this.radius = R * this.unit;
    this.half = HALF * this.unit;
  }

  /** The middle of a hex; null: there is none of that name. */
  place(name: string): Point | null {
    const hex = this.map.byName.get(name);
    if (!hex) return null;
    const at = centre(hex);
    return { x: this.left + at.x * this.unit, y: this.top + at.y * this.unit };
  }

  /** The hex whose middle is nearest, as long as the point is on it or beside it. */
  nearest({ x, y }: Point, names: Iterable<string>, reach: number): string | null {
    let best: string | null = null;
    let least = reach;
    for (const name of names) {
      const at = this.place(name);
      const far = at ? Math.hypot(at.x - x, at.y - y) : Number.POSITIVE_INFINITY;
      if (far <= least) {
        least = far;
        best = name;
      }
    }
    return best;
  }

  /** Whether the middle of a hex can be seen, with some room around it. */
  shows(name: string): boolean {
    const at = this.place(name);
    const { width, height } = this.frame;
    const within = (value: number, size: number): boolean =>
      value >= this.half / 2 && value <= size - this.half / 2;
    return !!at && within(at.x, width) && within(at.y, height);
  }
}
