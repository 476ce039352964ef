/** The hexes of sides that aren't on a table yet: how they lie, turned, each at its place. */

import type { BoardData, HexData } from "../../../net/protocol";
import type { SideData } from "../../../net/protocol.gen";
import type { DrawnLand } from "../../../screens/land";
import type { BoardForm } from "./form";

/** Column and row on a skewed grid: neighbours are (1, 0), (0, 1), (-1, 1) and their opposites. */
type Cell = [q: number, r: number];

const RADIUS = 4;
/** The middles of the seven boards, the centre first, then clockwise from the top. */
export const MIDDLES: Cell[] = [
  [0, 0],
  [5, -9],
  [9, -4],
  [4, 5],
  [-5, 9],
  [-9, 4],
  [-4, -5],
];

/** The cells of a side in the order of its letters. */
const CELLS: Cell[] = Array.from({ length: 2 * RADIUS + 1 }, (_, row) => row - RADIUS).flatMap(
  (r) =>
    Array.from(
      { length: 2 * RADIUS + 1 - Math.abs(r) },
      (_, column): Cell => [column + Math.max(-RADIUS, -r - RADIUS), r],
    ),
);

function turned([q, r]: Cell, turns: number): Cell {
  return turns ? turned([-r, q + r], turns - 1) : [q, r];
}

const place = ([q, r]: Cell): { x: number; y: number } => ({ x: 2 * q + r, y: r });

function laid(
  side: SideData | null,
  turns: number,
  section: number,
  middle: Cell,
  letters: Letters,
) {
  const grounds = [...(side?.rows.join("") ?? "")];
  return CELLS.map((cell, index): HexData => {
    const [q, r] = turned(cell, turns);
    const at = place([q + middle[0], r + middle[1]]);
    const ground = letters[grounds[index] ?? ""] ?? "";
    return { name: `${at.x},${at.y}`, ...at, ground, section };
  });
}

type Letters = Record<string, string>;

/** Shifted so that nothing lies left of 0 or above it. */
function boardOf(hexes: HexData[]): BoardData {
  const left = Math.min(...hexes.map((hex) => hex.x));
  const top = Math.min(...hexes.map((hex) => hex.y));
  const shifted = hexes.map((hex) => ({ ...hex, x: hex.x - left, y: hex.y - top }));
  return {
    hexes: shifted,
    width: Math.max(...shifted.map((hex) => hex.x)) + 2,
    height: Math.max(...shifted.map((hex) => hex.y)) + 1,
  };
}

/** The snowflake: hexes of what is laid, and of places for which nothing is chosen. */
export function layBoards(
  boards: readonly BoardForm[],
  sides: readonly SideData[],
  letters: Letters,
): DrawnLand {
  const all = boardOf(
    MIDDLES.flatMap((middle, section) => {
      const at = boards[section];
      const side = sides.find((one) => one.name === at?.name) ?? null;
      return laid(side, at?.turns ?? 0, section, middle, letters);
    }),
  );
  return {
    board: { ...all, hexes: all.hexes.filter((hex) => hex.ground) },
    sites: [],
    empty: all.hexes.filter((hex) => !hex.ground),
  };
}

export const laySide = (side: SideData, letters: Letters): BoardData =>
  boardOf(laid(side, 0, 0, [0, 0], letters));
