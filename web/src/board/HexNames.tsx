/** What hexes are called, at their lower corners. */

import type { HexData } from "../net/protocol";
import { centre } from "./geometry";

export const HexNames = ({ hexes }: { hexes: readonly HexData[] }) => (
  <g class="hex-names" aria-hidden="true">
    {hexes.map((hex) => {
      const { x, y } = centre(hex);
      return (
        <text key={hex.name} x={x} y={y + 76}>
          {hex.name}
        </text>
      );
    })}
  </g>
);
