/** A small picture of one board: flat colours, signs for its places. */

import type { BoardData } from "../net/protocol";
import { Art, drawn } from "../ui/art";
import { flat } from "./flat";
import { centre, extent, HexMap, outline } from "./geometry";
import type { Place } from "./Places";

const CORNERS = outline(101)
  .split(" ")
  .map((corner) => corner.split(",").map(Number));

export function FlatBoard({ board, sites = [] }: { board: BoardData; sites?: readonly Place[] }) {
  const { x: width, y: height } = extent(board);
  const map = new HexMap(board);
  return (
    <svg
      class="thumb side-thumb"
      viewBox={`-12 -12 ${width + 24} ${height + 24}`}
      aria-hidden="true"
    >
      {board.hexes.map((hex) => {
        const at = centre(hex);
        const points = CORNERS.map(([x = 0, y = 0]) => `${at.x + x},${at.y + y}`).join(" ");
        return <polygon key={hex.name} fill={flat(hex.ground)} points={points} />;
      })}
      {board.hexes
        .filter((hex) => drawn(hex.ground))
        .map((hex) => {
          const at = centre(hex);
          const size = { x: at.x - 105, y: at.y - 105, width: 210, height: 210 };
          return <use key={hex.name} href={`#${hex.ground}`} {...size} />;
        })}
      {sites.map(({ hex, art }) => {
        const found = map.byName.get(hex);
        const at = found && centre(found);
        return (
          at && (
            <g key={hex} transform={`translate(${at.x} ${at.y})`}>
              <Art id="site" size={150} />
              <Art id={art} size={130} />
            </g>
          )
        );
      })}
    </svg>
  );
}
