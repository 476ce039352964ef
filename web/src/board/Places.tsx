/** What lies on hexes of its own: locations with the tiles that are left, and other places. */

import type { Picture } from "../net/protocol";
import { Art, Sign } from "../ui/art";
import { centre, type HexMap } from "./geometry";

export type Place = Picture["places"][number];

/** The tiles that lie on a location, and its pictogram on top. */
function Stack({ art, tiles }: { art: string; tiles: number }) {
  const height = Math.min(4, tiles);
  return (
    <>
      {Array.from({ length: height }, (_, level) => (
        <g
          key={level}
          class="site-tile"
          transform={`translate(${7 - 10 * level} ${9 - 13 * level})`}
        >
          <Art id="tile" size={84} />
        </g>
      ))}
      <g
        transform={height ? `translate(${17 - 10 * height} ${22 - 13 * height})` : ""}
        class="site-sign"
      >
        <Art id={art} size={height ? 72 : 84} />
      </g>
    </>
  );
}

export function Places({ map, places }: { map: HexMap; places: readonly Place[] }) {
  return (
    <g class="places">
      {places.map(({ hex, what, art, under, tiles }) => {
        const found = map.byName.get(hex);
        if (!found) return null;
        const { x, y } = centre(found);
        const name = tiles === undefined ? `place is-${what}` : `site tiles-${tiles}`;
        return (
          <g key={hex} class={name} transform={`translate(${x} ${y})`}>
            {tiles !== undefined ? (
              <Stack art={art} tiles={tiles} />
            ) : under ? (
              <Sign art={art} under={under} size={96} />
            ) : (
              <Art id={art} size={100} />
            )}
          </g>
        );
      })}
    </g>
  );
}
