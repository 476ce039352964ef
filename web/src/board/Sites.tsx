/** Locations: their pictogram, and the tiles that still lie on them. */

import type { View } from "../net/protocol";
import { Art, drawn } from "../ui/art";
import { centre, type HexMap } from "./geometry";

export function Sites({ map, sites }: { map: HexMap; sites: View["locations"] }) {
  return (
    <g class="sites">
      {Object.entries(sites).map(([name, site]) => {
        const hex = map.byName.get(name);
        if (!hex) return null;
        const { x, y } = centre(hex);
        const sign = drawn(`location-${site.name}`) ? `location-${site.name}` : "location-farm";
        const height = Math.min(4, site.tiles);
        return (
          <g key={name} class={`site tiles-${site.tiles}`} transform={`translate(${x} ${y})`}>
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
              <Art id={sign} size={height ? 72 : 84} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
