/** What lies on special hexes besides locations: tiles of nomads, caves, capitols. */

import type { View } from "../net/protocol";
import { Art, NomadShape } from "../ui/art";
import { centre, type HexMap } from "./geometry";

interface Place {
  hex: string;
  what: string;
}

function placesOf(view: View): Place[] {
  const { caves = [], capitols = [], nomads = {} } = view;
  return [
    ...caves.map((hex) => ({ hex, what: "cave" })),
    ...capitols.map((hex) => ({ hex, what: "capitol" })),
    ...Object.entries(nomads).map(([hex, what]) => ({ hex, what })),
  ];
}

export function Places({ map, view }: { map: HexMap; view: View }) {
  return (
    <g class="places">
      {placesOf(view).map(({ hex, what }) => {
        const found = map.byName.get(hex);
        if (!found) return null;
        const { x, y } = centre(found);
        return (
          <g key={hex} class={`place is-${what}`} transform={`translate(${x} ${y})`}>
            {what === "cave" || what === "capitol" ? (
              <Art id={what} size={100} />
            ) : (
              <NomadShape name={what} size={96} />
            )}
          </g>
        );
      })}
    </g>
  );
}
