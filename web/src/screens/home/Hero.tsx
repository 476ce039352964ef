/** A bit of land on a table: decoration, drawn with the game's own art. */

import { useMemo } from "preact/hooks";
import { centre, extent, HexMap } from "../../board/geometry";
import { Land } from "../../board/Land";
import { PieceShape } from "../../board/Pieces";
import { type Place, Places } from "../../board/Places";
import type { HexData } from "../../net/protocol";
import { symbols } from "../../ui/art";
import "./Hero.css";

const GROUNDS: Record<string, string> = {
  G: "grass",
  T: "forest",
  F: "flower-field",
  D: "desert",
  C: "canyon",
  W: "water",
  M: "mountain",
  X: "castle",
  L: "location",
};

/** A dot isn't a hex. */
const LAND = [
  "...TTGGGG...",
  "..TTTGGXGFF.",
  ".MTTTGGGFFF.",
  "MMCTTGGLFFDD",
  ".MCCWWGFFDDD",
  "MCCCLWWGGDD.",
  ".CCCWWTGGLD.",
  ".DDCWTTTGW..",
  "..DDWTTWW...",
];
/** which of the locations that are drawn */
const LOCATIONS = [4, 2, 5];
/** column, row, colour */
const HOUSES: [number, number, string][] = [
  [5, 0, "blue"],
  [6, 1, "blue"],
  [6, 2, "blue"],
  [6, 3, "blue"],
  [7, 4, "blue"],
  [9, 1, "orange"],
  [8, 2, "orange"],
  [9, 3, "orange"],
  [3, 5, "purple"],
  [2, 4, "purple"],
  [3, 6, "purple"],
  [7, 6, "green"],
  [6, 7, "green"],
  [8, 5, "green"],
];

function island(): { map: HexMap; sites: Place[] } {
  const hexes: HexData[] = [];
  const sites: Place[] = [];
  const drawn = symbols().filter((id) => id.startsWith("location-"));
  LAND.forEach((row, y) => {
    [...row].forEach((letter, column) => {
      const ground = GROUNDS[letter];
      if (!ground) return;
      const name = `${column},${y}`;
      hexes.push({ name, x: 2 * column + (y % 2), y, ground });
      if (letter === "L") {
        const art = drawn[LOCATIONS[sites.length] ?? 0] ?? "";
        sites.push({ hex: name, what: art, art, tiles: 2 });
      }
    });
  });
  return { map: new HexMap({ hexes, width: 25, height: LAND.length }), sites };
}

export function Hero() {
  const { map, sites } = useMemo(island, []);
  const { x: width, y: height } = extent(map.board);
  return (
    <svg
      class="hero"
      viewBox={`-70 -70 ${width + 140} ${height + 180}`}
      aria-hidden="true"
      focusable="false"
    >
      <Land map={map} />
      <Places map={map} places={sites} />
      {HOUSES.map(([column, y, colour], index) => {
        const at = centre({ x: 2 * column + (y % 2), y });
        return (
          <g key={`${column},${y}`} transform={`translate(${at.x} ${at.y})`}>
            <g
              class={`settlement of-${colour} hero-house`}
              style={{ animationDelay: `${250 + 90 * index}ms` }}
            >
              <PieceShape art="house" colour={colour} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
