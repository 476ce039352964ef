/** Where hexes lie in the drawing: pointy top, radius 100, x in half hexes, y in rows. */

import type { BoardData, HexData } from "../net/protocol";

export const R = 100;
export const HALF = 86.6025;
export const MARGIN = 26;

/** The outline of a hex around 0,0. */
export const outline = (radius: number): string => {
  const half = (HALF / R) * radius;
  const points = [
    [0, -radius],
    [half, -radius / 2],
    [half, radius / 2],
    [0, radius],
    [-half, radius / 2],
    [-half, -radius / 2],
  ];
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
};

const round = (value = 0): number => Math.round(value * 10) / 10;

export interface Point {
  x: number;
  y: number;
}

export const centre = ({ x, y }: Pick<HexData, "x" | "y">): Point => ({
  x: round((x + 1) * HALF),
  y: round(y * 1.5 * R + R),
});

/** Width and height of the drawing without its margin. */
export const extent = (board: Pick<BoardData, "width" | "height">): Point => ({
  x: round(board.width * HALF),
  y: round((board.height - 1) * 1.5 * R + 2 * R),
});

export const DIRECTIONS = {
  east: [2, 0],
  west: [-2, 0],
  "south-east": [1, 1],
  "south-west": [-1, 1],
  "north-east": [1, -1],
  "north-west": [-1, -1],
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** Which board a hex belongs to, where more than one lies on the table. */
export const partOf = (hex: HexData): string => hex.part ?? "main";

/** The board's hexes by name and by place. */
export class HexMap {
  readonly byName = new Map<string, HexData>();
  private readonly byPlace = new Map<string, HexData>();
  private stacked: HexMap | undefined;

  constructor(readonly board: BoardData) {
    for (const hex of board.hexes) {
      this.byName.set(hex.name, hex);
      this.byPlace.set(`${hex.x},${hex.y}`, hex);
    }
  }

  /** The same hexes, with what is next to the main board placed below its middle instead. */
  get below(): HexMap {
    this.stacked ??= new HexMap(stack(this.board));
    return this.stacked;
  }

  at(x: number, y: number): HexData | undefined {
    return this.byPlace.get(`${x},${y}`);
  }

  next(hex: HexData, direction: Direction): HexData | undefined {
    const [dx, dy] = DIRECTIONS[direction];
    return this.at(hex.x + dx, hex.y + dy);
  }

  around(hex: HexData): HexData[] {
    const found = Object.keys(DIRECTIONS).map((key) => this.next(hex, key as Direction));
    return found.filter((other) => other !== undefined);
  }
}

function stack(board: BoardData): BoardData {
  const main = board.hexes.filter((hex) => partOf(hex) === "main");
  const others = board.hexes.filter((hex) => partOf(hex) !== "main");
  if (!main.length || !others.length) return board;
  const left = Math.min(...others.map((hex) => hex.x));
  const top = Math.min(...others.map((hex) => hex.y));
  const width = Math.max(...main.map((hex) => hex.x)) + 2;
  const height = Math.max(...main.map((hex) => hex.y)) + 1;
  const wide = Math.max(...others.map((hex) => hex.x)) + 2 - left;
  const dx = Math.floor((width - wide) / 2) - left;
  const dy = height + 1 - top; // one row stays free
  const moved = new Map(others.map((hex) => [hex.name, { ...hex, x: hex.x + dx, y: hex.y + dy }]));
  return {
    hexes: board.hexes.map((hex) => moved.get(hex.name) ?? hex),
    width,
    height: Math.max(...[...moved.values()].map((hex) => hex.y)) + 1,
  };
}

/** What is seen of the drawing, margin included. */
export function frameOf(map: HexMap): Box {
  const { x, y } = extent(map.board);
  return { x: -MARGIN, y: -MARGIN, width: x + 2 * MARGIN, height: y + 2 * MARGIN };
}

/** A second board goes next to the main one, unless hexes are clearly larger with it below. */
export function arranged(map: HexMap, space: { width: number; height: number }): HexMap {
  if (!space.width || map.board.hexes.every((hex) => partOf(hex) === "main")) return map;
  const scale = (one: HexMap): number => {
    const { width, height } = frameOf(one);
    return Math.min(space.width / width, space.height / height);
  };
  return scale(map.below) > 1.05 * scale(map) ? map.below : map;
}

/** Where the mark of a row stands: in the notch at its end, or before a row of another board. */
export function besideRow(map: HexMap, row: string): Point | null {
  const number = row.split(".").at(-1);
  const isMain = number === row;
  const hexes = map.board.hexes.filter(
    (hex) => (partOf(hex) === "main") === isMain && hex.name.replace(/^.*?(?=\d+$)/, "") === number,
  );
  const first = hexes[0];
  if (!first) return null;
  const left = Math.min(...hexes.map((hex) => centre(hex).x));
  const right = Math.max(...hexes.map((hex) => centre(hex).x));
  const { y } = centre(first);
  const atLeft = !isMain || first.y % 2 === 1;
  return { x: round(atLeft ? left - HALF - 44 : right + HALF + 44), y };
}

/** The side of a hex towards a direction, as a line around 0,0. */
const SIDES: Record<Direction, [number, number, number, number]> = {
  "north-east": [0, -R, HALF, -R / 2],
  east: [HALF, -R / 2, HALF, R / 2],
  "south-east": [HALF, R / 2, 0, R],
  "south-west": [0, R, -HALF, R / 2],
  west: [-HALF, R / 2, -HALF, -R / 2],
  "north-west": [-HALF, -R / 2, 0, -R],
};

const side = (hex: HexData, direction: Direction): string => {
  const { x, y } = centre(hex);
  const [x1, y1, x2, y2] = SIDES[direction];
  return `M${round(x + x1)} ${round(y + y1)}L${round(x + x2)} ${round(y + y2)}`;
};

/** The line around the hexes of one of the joined boards. */
export function around(map: HexMap, section: number): string {
  let path = "";
  for (const hex of map.board.hexes)
    if (hex.section === section)
      for (const direction of Object.keys(DIRECTIONS) as Direction[])
        if (map.next(hex, direction)?.section !== section) path += side(hex, direction);
  return path;
}

export interface Borders {
  /** inside a terrain */
  faint: string;
  /** between terrains */
  inked: string;
  /** around the board */
  rim: string;
  /** between the sections of the board, over the other lines */
  seam: string;
}

/** The lines between hexes as paths; each line is drawn once. */
export function borders(map: HexMap): Borders {
  const paths: Borders = { faint: "", inked: "", rim: "", seam: "" };
  for (const hex of map.board.hexes) {
    for (const direction of Object.keys(DIRECTIONS) as Direction[]) {
      const other = map.next(hex, direction);
      if (!other) paths.rim += side(hex, direction);
      else if (["east", "south-east", "south-west"].includes(direction)) {
        paths[other.ground === hex.ground ? "faint" : "inked"] += side(hex, direction);
        if (other.section !== hex.section) paths.seam += side(hex, direction);
      }
    }
  }
  return paths;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const STEP = 40;
const CLEAR = 108;
const INSET = 12;

/** The free place in the frame for something of this size that is nearest to a point. */
export function freePlace(map: HexMap, size: Point, near: Point, taken: readonly Box[] = []): Box {
  const frame = frameOf(map);
  const centres = map.board.hexes.map(centre);
  const [w, h] = [size.x / 2, size.y / 2];
  const isFree = ({ x, y }: Point): boolean =>
    centres.every(
      (at) =>
        Math.hypot(Math.max(0, Math.abs(at.x - x) - w), Math.max(0, Math.abs(at.y - y) - h)) >
        CLEAR,
    ) &&
    taken.every(
      (box) =>
        Math.abs(box.x + box.width / 2 - x) > w + box.width / 2 + STEP ||
        Math.abs(box.y + box.height / 2 - y) > h + box.height / 2 + STEP,
    );
  const places: (Point & { far: number })[] = [];
  for (let x = frame.x + w + INSET; x <= frame.x + frame.width - w - INSET; x += STEP)
    for (let y = frame.y + h + INSET; y <= frame.y + frame.height - h - INSET; y += STEP)
      places.push({ x, y, far: Math.hypot(x - near.x, y - near.y) });
  places.sort((a, b) => a.far - b.far);
  const found = places.find(isFree) ?? near;
  return { x: round(found.x - w), y: round(found.y - h), width: size.x, height: size.y };
}
