/** Arrow keys over the hexes: left and right in the row, up and down to a neighbour of the next row. */

import type { HexData } from "../net/protocol";
import type { Direction, HexMap } from "./geometry";

const UP: Direction[] = ["north-east", "north-west"];
const DOWN: Direction[] = ["south-east", "south-west"];

/** Going up or down zigzags, so that one column is kept as well as a hex grid allows. */
export function step(map: HexMap, from: HexData, key: string): HexData | undefined {
  switch (key) {
    case "ArrowLeft":
      return map.next(from, "west");
    case "ArrowRight":
      return map.next(from, "east");
    case "ArrowUp":
    case "ArrowDown": {
      const ways = key === "ArrowUp" ? UP : DOWN;
      const order = from.y % 2 ? [...ways].reverse() : ways;
      return order.map((way) => map.next(from, way)).find((hex) => hex !== undefined);
    }
    case "Home":
    case "End": {
      const row = map.board.hexes.filter((hex) => hex.y === from.y).sort((a, b) => a.x - b.x);
      return key === "Home" ? row[0] : row.at(-1);
    }
    default:
      return undefined;
  }
}
