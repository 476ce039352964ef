/** Arrow keys over the hexes: left and right in the row, up and down to a neighbour of the next row. */

import type { HexData } from "../net/protocol";
import { type Direction, type HexMap, partOf } from "./geometry";

const UP: Direction[] = ["north-east", "north-west"];
const DOWN: Direction[] = ["south-east", "south-west"];

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Beyond the rim: the nearest hex that lies that way, over a gap or on another board. */
function across(map: HexMap, from: HexData, key: string): HexData | undefined {
  const [x, y] = WAYS[key] ?? [0, 0];
  let best: HexData | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of map.board.hexes) {
    const [right, down] = [(hex.x - from.x) / 2, hex.y - from.y];
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    if (ahead > 0 && aside <= ahead && ahead + aside < least) {
      least = ahead + aside;
      best = hex;
    }
  }
  return best;
}

/** Going up or down zigzags, so that one column is kept as well as a hex grid allows. */
export function step(map: HexMap, from: HexData, key: string): HexData | undefined {
  switch (key) {
    case "ArrowLeft":
      return map.next(from, "west") ?? across(map, from, key);
    case "ArrowRight":
      return map.next(from, "east") ?? across(map, from, key);
    case "ArrowUp":
    case "ArrowDown": {
      const ways = key === "ArrowUp" ? UP : DOWN;
      const order = from.y % 2 ? [...ways].reverse() : ways;
      const next = order.map((way) => map.next(from, way)).find((hex) => hex !== undefined);
      return next ?? across(map, from, key);
    }
    case "Home":
    case "End": {
      const row = map.board.hexes
        .filter((hex) => hex.y === from.y && partOf(hex) === partOf(from))
        .sort((a, b) => a.x - b.x);
      return key === "Home" ? row[0] : row.at(-1);
    }
    default:
      return undefined;
  }
}
